import { answerJson } from '../platform/server/http/answer.ts';
import type { Route } from '../platform/server/http/listener.ts';
import type { Settings } from '../platform/server/settings.ts';

/** Serves the web app manifest, by which phones put the site on their home screen. */
export function manifestRoute({ appName }: Pick<Settings, 'appName'>): Route {
  const manifest = {
    name: appName,
    short_name: appName,
    description: 'Het netwerk voor ondernemers, investeerders en talent',
    lang: 'nl',
    start_url: '/',
    display: 'standalone',
    background_color: '#fbfaf6',
    theme_color: '#fbfaf6',
    icons: [
      { src: '/icon-180.png', sizes: '180x180', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  };
  const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' };
  return { path: '/site.webmanifest', handle: (_request, response) => answerJson(response, 200, manifest, headers) };
}
