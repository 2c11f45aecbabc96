import path from 'node:path';
import type { Plugin } from 'vite';

const threadAddress = /new URL\('(\.{1,2}\/[\w./-]+\.thread)\.ts', import\.meta\.url\)/g;
const bundledAddress = /kiem-thread:([\w.-]+)/g;

/** Bundles each module of a thread for the built server, and has the address in the code lead to that bundle. */
export function threads(): Plugin {
  return {
    name: 'kiem:threads',
    // Before TypeScript is taken out, which writes quotes anew.
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
    // The bundler chooses into which file the code goes that starts a thread.
    renderChunk(code, { fileName }) {
      return code.replaceAll(bundledAddress, (_address, name: string) =>
        path.posix.relative(path.posix.dirname(fileName), `threads/${name}`),
      );
    },
  };
}
