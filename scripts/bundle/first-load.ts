import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'oxc-parser';

type Link = string | { href: string };
type ManifestRoute = { children?: string[]; css?: Link[]; preloads?: Link[]; scripts?: { attrs?: { src?: string } }[] };

/** Start's manifest: the files that a page needs, by route id. */
export type Manifest = { routes: Record<string, ManifestRoute> };

/** The files that a browser loads for its first page: their number, and their sizes in bytes after gzip. */
export type FirstLoad = { route: string; files: number; js: number; css: number };

/** Measures the first load of every page: its files, those of its parent routes, and all their static imports. */
export function measureFirstLoads(manifest: Manifest, clientFolder: string): FirstLoad[] {
  const parents = new Map(
    Object.entries(manifest.routes).flatMap(([id, { children = [] }]) => children.map((child) => [child, id] as const)),
  );
  const imports = staticImportsIn(clientFolder);
  const size = sizesIn(clientFolder);
  const isPage = (id: string) => id !== '__root__' && (manifest.routes[id]?.children ?? []).length === 0;

  return Object.keys(manifest.routes)
    .filter(isPage)
    .map((id) => {
      const around = chainOf(id, parents).flatMap((routeId) => manifest.routes[routeId] ?? []);
      const entries = around.flatMap(({ preloads = [], scripts = [] }) => [
        ...preloads.map(hrefOf),
        ...scripts.flatMap(({ attrs }) => attrs?.src ?? []),
      ]);
      const scripts = closure(entries, imports);
      const styles = new Set(around.flatMap(({ css = [] }) => css.map(hrefOf)));
      return { route: pathOf(id), files: scripts.size + styles.size, js: sum([...scripts].map(size)), css: sum([...styles].map(size)) };
    })
    .sort((a, b) => a.route.localeCompare(b.route));
}

/** Returns the visible path: without pathless layouts, groups and a trailing slash. */
function pathOf(id: string): string {
  const segments = id.split('/').filter((segment) => segment !== '' && !segment.startsWith('_') && !/^\(.*\)$/.test(segment));
  return `/${segments.join('/')}`;
}

function chainOf(id: string, parents: Map<string, string>): string[] {
  const parent = parents.get(id);
  return parent === undefined ? [id] : [...chainOf(parent, parents), id];
}

function closure(entries: string[], importsOf: (file: string) => string[]): Set<string> {
  const reached = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    open.push(...importsOf(file));
  }
  return reached;
}

function staticImportsIn(clientFolder: string): (file: string) => string[] {
  const known = new Map<string, string[]>();
  return (file) => {
    const imports = known.get(file) ?? readStaticImports(clientFolder, file);
    known.set(file, imports);
    return imports;
  };
}

function readStaticImports(clientFolder: string, file: string): string[] {
  const { module } = parseSync(file, readFileSync(path.join(clientFolder, file), 'utf8'));
  const requests = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)].map(
    ({ moduleRequest }) => moduleRequest,
  );
  return requests.flatMap((request) => (request === null ? [] : path.posix.join(path.posix.dirname(file), request.value)));
}

function sizesIn(clientFolder: string): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    const size = known.get(file) ?? gzipSync(readFileSync(path.join(clientFolder, file)), { level: 9 }).length;
    known.set(file, size);
    return size;
  };
}

function hrefOf(link: Link): string {
  return typeof link === 'string' ? link : link.href;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
