/** Keeps the numbers of texts as a Map does, for a hundred thousand of them in some 4 MB instead of 12. */
export function packNumbers(numbers: ReadonlyMap<string, number>): (text: string) => number | undefined {
  const texts = [...numbers.keys()];
  const all = texts.join('');
  let end = 0;
  const ends = Uint32Array.from(texts, (text) => {
    end += text.length;
    return end;
  });
  const values = Int32Array.from(numbers.values());
  // A power of two, at most half full: most texts are found, or missed, at the first look.
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(texts.length * 2 + 1)));
  const mask = slots.length - 1;
  const free = 0;
  for (const [place, text] of texts.entries()) {
    let slot = hashOf(text) & mask;
    while (slots[slot] !== free) slot = (slot + 1) & mask;
    slots[slot] = place + 1;
  }
  return (text) => {
    for (let slot = hashOf(text) & mask; ; slot = (slot + 1) & mask) {
      const place = (slots[slot] ?? free) - 1;
      if (place < 0) return undefined;
      const start = ends[place - 1] ?? 0;
      if ((ends[place] ?? 0) - start === text.length && all.startsWith(text, start)) return values[place];
    }
  };
}

/** FNV-1a (https://www.rfc-editor.org/rfc/rfc9923), with its upper bits in the lower ones, which choose the slot. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}
