import { withPatience } from '../patience.ts';
import { answerJson } from './answer.ts';
import type { Route } from './listener.ts';

export type Health = {
  /** Whether this server can do its work: database reachable and migrated, not stopping. */
  isReady(): Promise<boolean>;
};

/** Whoever sends requests here waits no longer than this. */
const readyMilliseconds = 1_250;

/** /healthz answers while the process works; /readyz while the server should get requests. */
export function healthRoutes(health: Health): Route[] {
  return [
    { path: '/healthz', isHealth: true, handle: (_request, response) => answerJson(response, 200, { status: 'ok' }) },
    {
      path: '/readyz',
      isHealth: true,
      async handle(_request, response) {
        const ready = await withPatience(readyMilliseconds, () => health.isReady()).catch(() => false);
        answerJson(response, ready ? 200 : 503, { status: ready ? 'ready' : 'not ready' });
      },
    },
  ];
}
