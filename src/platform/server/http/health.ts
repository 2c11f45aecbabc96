import { answerJson } from './answer.ts';
import type { Route } from './listener.ts';

export type Health = {
  /** Whether this server can do its work: database reachable and migrated, not stopping. */
  isReady(): Promise<boolean>;
};

/** /healthz tells that the process answers; /readyz that it should get requests. */
export function healthRoutes(health: Health): Route[] {
  return [
    { path: '/healthz', handle: (_request, response) => answerJson(response, 200, { status: 'ok' }) },
    {
      path: '/readyz',
      async handle(_request, response) {
        const ready = await health.isReady();
        answerJson(response, ready ? 200 : 503, { status: ready ? 'ready' : 'not ready' });
      },
    },
  ];
}
