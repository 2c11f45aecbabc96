import type { Plugin } from 'vite';
import { type BundledModule, gatherChunks, type Start } from './gather-chunks.ts';
import { gatherStyles, mergeStyles, nameStyles } from './gather-styles.ts';
import { type Moment, moments, namedPages, pageName, visitsOf, withParts } from './visits.ts';

/** The bytes of source that one request less may cost a page: some 5 kB after gzip (docs/decisions/141-style-sheets-by-page.md). */
const worthOfRequest = 24_000;

const marked = /import\(\/\* loads: ([a-z ]+) \*\/ '([^']+)'\)/g;

/** Makes few chunks of what pages share (gather-chunks.ts). The bundler's earlier groups take theirs first. */
export function routeChunks(): Plugin {
  const read = new Map<string, BundledModule>();
  /** The moments at which parts are loaded, by the modules that load them. */
  const marks = new Map<string, Map<string, Moment>>();
  /** The sources of all style sheets. */
  const styles = new Map<string, string>();
  /** The style sheets of each file. */
  let styleFiles: readonly string[][] | undefined;
  let starts: Start[] = [];
  /** The parts that are loaded with each page, of which the server may draw any. */
  let drawn = new Map<string, readonly string[]>();
  /** The modules that are left once all that nobody uses is gone. */
  const taken = new Set<string>();
  let chunks: Map<string, number> | undefined;

  const group = {
    debugName: 'route-chunks',
    includeDependenciesRecursively: false,
    test(id: string) {
      taken.add(id);
      return true;
    },
    // The bundler asks for no name before it has tested all modules.
    name(id: string) {
      chunks ??= numberChunks(read, taken, starts);
      const number = chunks.get(id);
      return number === undefined ? null : `route-${number}`;
    },
  };

  return {
    name: 'kiem:route-chunks',
    // Runs before comments are stripped.
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions(options) {
      const { codeSplitting } = options;
      if (typeof codeSplitting !== 'object') throw new Error('The browser bundle names no groups of chunks (vite.config.ts).');
      return { ...options, codeSplitting: { ...codeSplitting, groups: [...(codeSplitting.groups ?? []), group] } };
    },
    transform: {
      filter: { id: /\.(?:css|tsx?)(?:$|\?)/ },
      async handler(code, importer) {
        if (importer.endsWith('.css')) styles.set(importer, code);
        for (const [, word, address = ''] of code.matchAll(marked)) {
          const moment = moments.find((each) => each === word);
          if (moment === undefined) this.error(`'loads: ${word}' is none of: ${moments.join(', ')}.`);
          const resolved = await this.resolve(address, importer);
          if (resolved === null) this.error(`There is no ${address}.`);
          marks.set(importer, new Map([...(marks.get(importer) ?? []), [resolved.id, moment]]));
        }
      },
    },
    buildEnd() {
      const pages = new Set<string>();
      const parts = new Map<string, { id: string; moment: Moment | undefined }[]>();
      // In an order that doesn't depend on which file was read first, so that one source gives one build.
      for (const id of [...this.getModuleIds()].sort()) {
        const info = this.getModuleInfo(id);
        if (info === null) continue;
        read.set(id, { size: (info.code?.length ?? 0) + (styles.get(id)?.length ?? 0), imports: info.importedIds });
        for (const part of info.dynamicallyImportedIds) if (part.includes('tsr-split=component')) pages.add(part);
        parts.set(
          id,
          info.dynamicallyImportedIds.map((part) => ({ id: part, moment: marks.get(id)?.get(part) })),
        );
      }
      const names = new Set([...pages].map(pageName));
      for (const name of namedPages) if (!names.has(name)) this.error(`scripts/bundle/visits.ts names a page that is gone: ${name}.`);
      starts = visitsOf([...pages], parts, read);
      drawn = new Map([...pages].map((page) => [page, withParts([page], ['at once'], parts, read)]));
    },
    renderChunk(_code, _chunk, _options, { chunks: all }) {
      styleFiles ??= gatherStyles(Object.values(all), styles, starts);
    },
    // A script names the style sheets of what it loads later, and gets its own name before they are merged: without this, a browser that kept
    // the script would ask for sheets that are gone.
    augmentChunkHash(chunk) {
      if (chunk.dynamicImports.length === 0) return;
      return styleFiles?.map((ids) => ids.map((id) => styles.get(id)).join('')).join('\n');
    },
    generateBundle: {
      // Before the page's style sheets are read.
      order: 'pre',
      handler(_options, bundle) {
        const emit = (source: string) => this.getFileName(this.emitFile({ type: 'asset', name: 'style.css', source }));
        for (const ids of styleFiles ?? []) mergeStyles(bundle, ids, emit);
        nameStyles(bundle, drawn);
      },
    },
  };
}

function numberChunks(read: ReadonlyMap<string, BundledModule>, taken: ReadonlySet<string>, starts: readonly Start[]): Map<string, number> {
  const modules = new Map([...read].map(([id, module]) => [id, { ...module, size: taken.has(id) ? module.size : 0 }]));
  const chunks = gatherChunks(modules, starts, worthOfRequest).map((ids) => ids.filter((id) => taken.has(id)));
  return new Map(chunks.flatMap((ids, number) => ids.map((id) => [id, number] as const)));
}
