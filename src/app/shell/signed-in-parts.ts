import { onDemand } from '../../platform/web/browser/on-demand.tsx';

/** What only signed-in people see, kept out of what visitors load. */
export const SignedInHeader = onDemand(async () => (await import('./signed-in-header.tsx')).SignedInHeader);
export const BottomBar = onDemand(async () => (await import('./bottom-bar.tsx')).BottomBar);
export const Home = onDemand(async () => (await import('./home.tsx')).Home);

/** For the root's loader: what stands around every page is there when drawing begins. */
export async function loadSignedInShell(): Promise<void> {
  await Promise.all([SignedInHeader.load(), BottomBar.load()]);
}
