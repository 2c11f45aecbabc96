import { globSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/**
 * Serves the build's files. Names below /assets/ contain a digest of their content, so they are cached
 * for ever; others (favicon, icons) for an hour. Unknown paths fall through to the pages.
 */
export function serveFiles(folder: string): MiddlewareHandler {
  const paths = new Set(globSync('**/*.*', { cwd: folder }).map((path) => `/${path}`));
  const serve = serveStatic({ root: folder, precompressed: true });

  return async (c, next) => {
    const isAsset = c.req.path.startsWith('/assets/');
    if (!paths.has(c.req.path)) return isAsset ? c.notFound() : next();
    const file = await serve(c, async () => {});
    if (!(file instanceof Response)) return c.notFound();
    file.headers.set('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    return file;
  };
}
