import type { Plugin } from 'vite';
import { type BundledModule, gatherChunks, type Start } from './gather-chunks.ts';

/** A package whose entry only passes on its parts: who imports it loads the parts that they name. */
const passedOn = /\/@tabler\/icons-react\/dist\/esm\/tabler-icons-react\.mjs$/;
const namedImports = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["']/g;

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
        const code = info.code ?? '';
        read.set(id, { size: code.length, imports: info.importedIds.flatMap((imported) => partsOf(imported, code)) });
        for (const start of info.dynamicallyImportedIds) {
          starts.set(start, { id: start, weight: start.includes('tsr-split=component') ? pageWeight : partWeight });
        }
      }
    },
  };
}

/** What an import loads: the module itself, or the parts of a package that are named. */
function partsOf(imported: string, code: string): string[] {
  if (!passedOn.test(imported)) return [imported];
  const folder = imported.slice(0, imported.lastIndexOf('/'));
  const names = [...code.matchAll(namedImports)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]),
  );
  return names.filter((name) => name !== undefined && name !== '').map((name) => `${folder}/icons/${name}.mjs`);
}

function numberChunks(read: ReadonlyMap<string, BundledModule>, taken: ReadonlySet<string>, starts: readonly Start[]): Map<string, number> {
  const modules = new Map([...read].map(([id, { size, imports }]) => [id, { size: taken.has(id) ? size : 0, imports }]));
  const chunks = gatherChunks(modules, starts).map((ids) => ids.filter((id) => taken.has(id)));
  return new Map(chunks.flatMap((ids, number) => ids.map((id) => [id, number] as const)));
}
