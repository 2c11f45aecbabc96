import type { FirstLoad } from './first-load.ts';

/** The maximum JavaScript of a first load, in kB after gzip. */
const jsLimits: Record<string, number> = {
  '/': 160,
  '/projecten': 160,
  '/banen': 160,
  '/talent': 160,
  '/feed': 190,
  '/projecten/$projectId': 190,
};
const cssLimit = 20;
/** The most scripts and styles of a page together: each is a request, with its place in the head of the page. */
const fileLimit = 28;

/** Returns a line per page, and the pages above their limits. */
export function judgeFirstLoads(loads: FirstLoad[]): { table: string; failures: string[] } {
  const width = Math.max(...loads.map(({ route }) => route.length), 5);
  const failures = Object.keys(jsLimits)
    .filter((route) => !loads.some((load) => load.route === route))
    .map((route) => `There is no page ${route}: its limit in scripts/bundle/limits.ts checks nothing.`);
  const rows = loads.map(({ route, files, js, css }) => {
    const jsLimit = jsLimits[route];
    if (jsLimit !== undefined && js > jsLimit * 1000)
      failures.push(`${route} loads ${kilobytes(js)} of JavaScript, more than ${jsLimit} kB.`);
    if (css > cssLimit * 1000) failures.push(`${route} loads ${kilobytes(css)} of CSS, more than ${cssLimit} kB.`);
    if (files > fileLimit) failures.push(`${route} loads ${files} scripts and styles, more than ${fileLimit}.`);
    const limit = jsLimit === undefined ? '' : ` of ${jsLimit}`;
    return `${route.padEnd(width)}  ${kilobytes(js).padStart(9)} JavaScript${limit.padEnd(7)}  ${kilobytes(css).padStart(8)} CSS of ${cssLimit}  ${`${files}`.padStart(2)} files of ${fileLimit}`;
  });
  return { table: rows.join('\n'), failures };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
