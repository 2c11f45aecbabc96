import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    tanstackStart({
      srcDirectory: 'src/app',
      router: { routesDirectory: 'routes', generatedRouteTree: 'route-tree.gen.ts', quoteStyle: 'single', semicolons: true },
      server: { entry: './server-entry.ts' },
    }),
    react(),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      // The list of all files is part of every page's first load: without names it is half as long.
      build: { rolldownOptions: { output: { chunkFileNames: 'assets/[hash].js', assetFileNames: 'assets/[hash][extname]' } } },
    },
  },
});
