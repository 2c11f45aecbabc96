import path from 'node:path';
import type { Plugin } from 'vite';

const source = path.resolve(import.meta.dirname, '../serve.ts');

/** Builds what starts the server beside it. */
export function serve(): Plugin {
  return {
    name: 'kiem:serve',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: 'serve.js' });
    },
  };
}
