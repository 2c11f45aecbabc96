import { implementContract, viewerOf } from '../../platform/server/procedures.ts';
import { dismissFirstSteps } from './commands/dismiss-first-steps.ts';
import { homeContract } from './contract.ts';
import { readFirstSteps } from './queries/first-steps.ts';
import { readWaiting } from './queries/waiting.ts';

const os = implementContract(homeContract);

export const homeHandlers = os.router({
  readHome: os.readHome.handler(async ({ context }) => {
    const { db, clock } = context.services;
    const { id: viewerId, timeZone } = viewerOf(context);
    const now = clock.now();
    const [steps, waiting] = await Promise.all([readFirstSteps(db, { viewerId, now }), readWaiting(db, { viewerId, now, timeZone })]);
    return { ...steps, waiting };
  }),

  dismissFirstSteps: os.dismissFirstSteps.handler(async ({ context }) => {
    await dismissFirstSteps(context.services, viewerOf(context).id);
    return { ok: true };
  }),
});
