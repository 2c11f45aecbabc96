import type { Rolldown } from 'vite';
import { gatherChunks, reachedFrom, type Start } from './gather-chunks.ts';

/** A script of the browser bundle. All style sheets among its modules come as one file beside it. */
export type StyledChunk = Pick<Rolldown.RenderedChunk, 'fileName' | 'imports' | 'moduleIds' | 'isEntry'>;

/** The bytes of style that one request less may cost a page: some 1 kB after gzip (docs/decisions/141-style-sheets-by-page.md). */
const worthOfRequest = 5_000;

/**
 * Gathers the style sheets that starts share in few files. A page is painted when it has all of its own, and a browser that speaks HTTP/1.1
 * asks for six files at once.
 *
 * @param styles the sources of all style sheets, by their modules
 * @returns the modules of each file; those that others import come first, as what imports a style may overrule it
 */
export function gatherStyles(
  chunks: readonly StyledChunk[],
  styles: ReadonlyMap<string, string>,
  starts: readonly Start[],
): readonly string[][] {
  const ordered = importedFirst(chunks);
  const scriptsFor = scriptsAmong(ordered);
  const everywhere = ordered.filter(({ isEntry }) => isEntry).flatMap(({ moduleIds }) => moduleIds);
  const loads = starts.map(({ ids, weight }) => ({ ids: [...scriptsFor([...everywhere, ...ids])], weight }));

  const sheets = new Map(ordered.map(({ fileName, moduleIds }) => [fileName, moduleIds.filter((id) => styles.has(id))]));
  const sized = [...sheets]
    .filter(([, ids]) => ids.length > 0)
    .map(([name, ids]) => [name, { size: ids.reduce((sum, id) => sum + (styles.get(id)?.length ?? 0), 0), imports: [] }] as const);
  return gatherChunks(new Map(sized), loads, worthOfRequest).map((names) =>
    [...sheets].filter(([name]) => names.includes(name)).flatMap(([, ids]) => ids),
  );
}

/** Tells which of these scripts a browser loads for modules: those that they are in, and all that these import. */
function scriptsAmong(chunks: readonly StyledChunk[]): (ids: readonly string[]) => Set<string> {
  const scripts = new Map(chunks.map(({ fileName, imports }) => [fileName, { size: 0, imports }]));
  const scriptOf = new Map(chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName] as const)));
  return (ids) =>
    reachedFrom(
      ids.flatMap((id) => scriptOf.get(id) ?? []),
      scripts,
    );
}

/** Puts each chunk behind those that it imports; otherwise by their modules, as names aren't known before files are written. */
function importedFirst(chunks: readonly StyledChunk[]): StyledChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<StyledChunk>();
  const withImports = (chunk: StyledChunk): StyledChunk[] => {
    if (seen.has(chunk)) return [];
    seen.add(chunk);
    return [...chunk.imports.flatMap((name) => byName.get(name) ?? []).flatMap(withImports), chunk];
  };
  const byModules = (one: StyledChunk, other: StyledChunk) => (one.moduleIds.join() < other.moduleIds.join() ? -1 : 1);
  return chunks.toSorted(byModules).flatMap(withImports);
}

/**
 * Makes one file of the style sheets in which these modules are.
 *
 * @param emit adds a file with this source to the bundle, and returns its name
 */
export function mergeStyles(bundle: Rolldown.OutputBundle, ids: readonly string[], emit: (source: string) => string): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  const sheets = new Set(ids.flatMap((id) => [...(chunkOf.get(id)?.viteMetadata?.importedCss ?? [])]));
  if (sheets.size < 2) return;
  const merged = emit([...sheets].map((name) => sourceOf(bundle[name])).join(''));
  for (const { viteMetadata } of chunks) {
    const gone = [...sheets].filter((name) => viteMetadata?.importedCss.delete(name));
    if (gone.length > 0) viteMetadata?.importedCss.add(merged);
  }
  for (const name of sheets) delete bundle[name];
}

/**
 * Lets pages name the style sheets of parts that are loaded with them: the bundler knows those of their imports alone.
 *
 * @param drawn the modules that are loaded with a page's module
 */
export function nameStyles(bundle: Rolldown.OutputBundle, drawn: ReadonlyMap<string, readonly string[]>): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const scriptsFor = scriptsAmong(chunks);
  for (const [page, ids] of drawn) {
    const own = chunks.find(({ moduleIds }) => moduleIds.includes(page));
    const names = scriptsFor(ids);
    for (const { fileName, viteMetadata } of chunks) {
      if (!names.has(fileName)) continue;
      for (const style of viteMetadata?.importedCss ?? []) own?.viteMetadata?.importedCss.add(style);
    }
  }
}

function sourceOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  return file?.type === 'asset' ? `${file.source}` : '';
}
