const entryStart = '<script type="module" async=""';
const entry = /^<script type="module" async="" src="([^"]+)" nonce="([^"]+)"><\/script>/;

/** Named so by vite.config.ts. */
const react = /\/react-[^/]+$/;

/**
 * Delays a page's code until after its first paint, so that a slow connection is free for the visible content: `files` are asked for then,
 * in place of the framework's tags. Runs React first, in a task of its own, so that a slow phone can handle a touch before the rest. Leaves
 * a page as it is if the framework writes the tag of its entry in another form.
 */
export function codeAfterPaint(html: string, files: readonly string[]): string {
  const at = html.lastIndexOf(entryStart);
  const [tag, source, nonce] = at === -1 ? [] : (entry.exec(html.slice(at)) ?? []);
  if (tag === undefined || source === undefined || nonce === undefined) return html;
  const inTurn = [...files.filter((file) => react.test(file)), source];
  return `${html.slice(0, at)}<script nonce="${nonce}">${loader(files, inTurn)}</script>${html.slice(at + tag.length)}`;
}

/** A tab in the background paints nothing, and a picture may never come: such a page works all the same. */
const longestWait = { paint: 1_000, all: 5_000 };

/**
 * Begins once the page has loaded and its first paint is on the screen. Asking for a file and taking it in are tasks of their own: none
 * keeps a touch waiting for long.
 */
function loader(files: readonly string[], inTurn: readonly string[]): string {
  return `(async()=>{
const turn=(milliseconds)=>new Promise((resolve)=>setTimeout(resolve,milliseconds));
const loaded=new Promise((resolve)=>addEventListener("load",resolve));
const painted=new Promise((resolve)=>new PerformanceObserver((list)=>{if(list.getEntriesByName("first-contentful-paint").length)resolve()}).observe({type:"paint",buffered:true}));
await Promise.race([loaded.then(()=>Promise.race([painted,turn(${longestWait.paint})])),turn(${longestWait.all})]);
for(const href of ${JSON.stringify(files)}){await turn();document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))}
for(const file of ${JSON.stringify(inTurn)}){await import(file);await turn()}
})()`;
}
