import type { Plugin } from 'vite';
import { type BundledModule, gatherChunks, type Start } from './gather-chunks.ts';

const pageWeight = 1;
const partWeight = 0.2;

/** Makes few chunks of what pages share (gather-chunks.ts). The bundler's earlier groups take theirs first. */
export function routeChunks(): Plugin {
  const read = new Map<string, BundledModule>();
  const starts = new Map<string, Start>();
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
      chunks ??= numberChunks(read, taken, [...starts.values()]);
      const number = chunks.get(id);
      return number === undefined ? null : `route-${number}`;
    },
  };

  return {
    name: 'kiem:route-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions(options) {
      const { codeSplitting } = options;
      if (typeof codeSplitting !== 'object') throw new Error('The browser bundle names no groups of chunks (vite.config.ts).');
      return { ...options, codeSplitting: { ...codeSplitting, groups: [...(codeSplitting.groups ?? []), group] } };
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info === null) continue;
        read.set(id, { size: info.code?.length ?? 0, imports: info.importedIds });
        for (const start of info.dynamicallyImportedIds) {
          starts.set(start, { id: start, weight: start.includes('tsr-split=component') ? pageWeight : partWeight });
        }
      }
    },
  };
}

function numberChunks(read: ReadonlyMap<string, BundledModule>, taken: ReadonlySet<string>, starts: readonly Start[]): Map<string, number> {
  const modules = new Map([...read].map(([id, { size, imports }]) => [id, { size: taken.has(id) ? size : 0, imports }]));
  const chunks = gatherChunks(modules, starts).map((ids) => ids.filter((id) => taken.has(id)));
  return new Map(chunks.flatMap((ids, number) => ids.map((id) => [id, number] as const)));
}
