import { globSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/**
 * The build's files for the browser. Names below /assets/ hold a digest of their content and are
 * cached for ever; others (favicon, robots.txt) for an hour. What isn't there goes on to the pages.
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
