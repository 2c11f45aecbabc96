import path from 'node:path';
import type { Plugin } from 'vite';

const threadAddress = /new URL\('(\.{1,2}\/[\w./-]+\.thread)\.ts', import\.meta\.url\)/g;
const bundledAddress = /kiem-thread:([\w.-]+)/g;

/** Bundles each thread's module for the built server, and rewrites the URL in the code to that bundle. */
export function threads(): Plugin {
  return {
    name: 'kiem:threads',
    // Runs before TypeScript is stripped, which normalizes the quotes that the pattern matches.
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { code: '.thread.ts' },
      handler(code, id) {
        return code.replaceAll(threadAddress, (_address, module: string) => {
          const name = `${path.basename(module)}.js`;
          this.emitFile({ type: 'chunk', id: path.resolve(path.dirname(id), `${module}.ts`), fileName: `threads/${name}` });
          return `new URL('kiem-thread:${name}', import.meta.url)`;
        });
      },
    },
    // The bundler decides which chunk holds the code that starts a thread.
    renderChunk(code, { fileName }) {
      return code.replaceAll(bundledAddress, (_address, name: string) =>
        path.posix.relative(path.posix.dirname(fileName), `threads/${name}`),
      );
    },
  };
}
