import { DynamicLink } from '@orpc/client';
import { onFirstSign } from '../browser/on-first-sign.ts';
import { loadedLink } from './loaded-link.ts';

async function loadLink() {
  const link = loadedLink();
  if (link !== undefined) return link;
  // Fails as a call does, without asking for a file that the browser would then take for missing.
  if (!navigator.onLine) throw new TypeError('There is no network.');
  return (await import('./rpc-link.ts')).rpcLink;
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
