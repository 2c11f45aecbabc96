/** FNV-1a in 32 bits, signed (https://www.rfc-editor.org/rfc/rfc9923), over the UTF-16 units of a text. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}
