import { DynamicLink } from '@orpc/client';
import { onFirstSign } from '../browser/on-first-sign.ts';

let link: typeof import('./rpc-link.ts').rpcLink | undefined;

async function loadLink() {
  link ??= (await import('./rpc-link.ts')).rpcLink;
  return link;
}

/**
 * Sends calls of the contract by a file of its own: a visitor's page has its data, and calls nothing until they do something. The file comes
 * with a form or with a member's page, and else with the first sign of somebody, so that a call seldom waits for it.
 */
export function laterLink(): DynamicLink<Record<never, never>> {
  // The first call loads it again, and fails as one without a network does.
  onFirstSign(() => {
    loadLink().catch(() => undefined);
  });
  return new DynamicLink(loadLink);
}
