import { answer } from '../platform/server/http/answer.ts';
import type { Route } from '../platform/server/http/listener.ts';
import type { Settings } from '../platform/server/settings.ts';

/** Serves the starter guide as a PDF, drawn on the first request. */
export function starterGuideRoute({ appName }: Pick<Settings, 'appName'>): Route {
  let drawing: Promise<Buffer> | undefined;

  return {
    path: '/diensten/start2freelance/startgids.pdf',
    async handle(_request, response) {
      drawing ??= draw(appName).catch((error: unknown) => {
        drawing = undefined;
        throw error;
      });
      const guide = await drawing;
      const headers = {
        'Content-Type': 'application/pdf',
        'Content-Length': guide.length,
        'Content-Disposition': 'inline; filename="startgids-freelancen.pdf"',
        'Cache-Control': 'public, max-age=3600',
        // Browsers' PDF viewers count as an object with inline styles, which the policy has to allow.
        'Content-Security-Policy': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      };
      answer(response, 200, headers, guide);
    },
  };
}

/** Loaded with the first use: what draws it takes memory that a server otherwise does without. */
async function draw(appName: string): Promise<Buffer> {
  const { drawGuide } = await import('../features/services/guide/documents/draw-guide.ts');
  return drawGuide(appName);
}
