const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const entry = /<script type="module" async="" src="([^"]+)" nonce="([^"]+)"><\/script>/;

/**
 * A page that is there to be read, with its code asked for once it stands: until then all of a slow connection is for
 * what shows. Left as it is when the framework writes its tags otherwise.
 */
export function codeAfterPaint(html: string): string {
  const files = [...html.matchAll(preload)].flatMap(([, href]) => href ?? []);
  const [tag, source, nonce] = entry.exec(html) ?? [];
  if (tag === undefined || source === undefined || nonce === undefined) return html;
  const script = `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>{for(const href of ${JSON.stringify(files)}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}import(${JSON.stringify(source)})})))`;
  return html.replaceAll(preload, '').replace(tag, `<script nonce="${nonce}">${script}</script>`);
}
