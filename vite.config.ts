import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { noEventStreams } from './scripts/bundle/no-event-streams.ts';
import { noServerFunctions } from './scripts/bundle/no-server-functions.ts';
import { routeChunks } from './scripts/bundle/route-chunks.ts';
import { serve } from './scripts/bundle/serve.ts';
import { shortClassName } from './scripts/bundle/short-class-name.ts';
import { threads } from './scripts/bundle/threads.ts';

const assetFileNames = 'assets/[hash][extname]';

export default defineConfig({
  plugins: [
    tanstackStart({
      srcDirectory: 'src/app',
      router: {
        routesDirectory: 'routes',
        generatedRouteTree: 'route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
        // A loader comes with its page's code. One that is written as a method, or spread into the route, is part of every page's.
        codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']] },
      },
      server: { entry: './server-entry.ts' },
    }),
    react(),
    threads(),
    serve(),
    noServerFunctions(),
    noEventStreams(),
    routeChunks(),
  ],
  // React has the hook of which the router's store takes a copy for older versions of it.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  css: { modules: { generateScopedName: shortClassName } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The list of all files is part of every page's first load: without names it is half as long.
            chunkFileNames: (chunk) => (chunk.name === 'react' ? 'assets/react-[hash].js' : 'assets/[hash].js'),
            assetFileNames,
            // What every page needs comes at once, not in twenty files that ask for each other; React apart, so that a
            // slow phone takes it in before the rest, with room for a touch in between.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
                { name: 'first', tags: ['$initial'], priority: 1 },
                // The code that sends calls, which a visitor's page loads with what somebody does first (docs/decisions/139-code-for-visitors.md).
                { name: 'calls', test: /node_modules\/@orpc\/|\/data\/rpc-link/ },
              ],
            },
          },
        },
      },
    },
    // The server names files in the pages' heads, as they are called in the browser.
    ssr: {
      // In ASCII, and without what only people read, the server's own code takes half of the memory.
      build: { rolldownOptions: { output: { assetFileNames, charset: 'ascii', comments: false } } },
      // The server uses a few parts of it; loaded whole, it takes long to start.
      resolve: { noExternal: [/^@react-email\//] },
    },
  },
});
