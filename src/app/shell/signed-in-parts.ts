import { onDemand } from '../../platform/web/browser/on-demand.tsx';

/** Parts for signed-in people only, in files that visitors don't load. */
export const SignedInHeader = onDemand(async () => (await import(/* loads: with every page */ './signed-in-header.tsx')).SignedInHeader);
export const BottomBar = onDemand(async () => (await import(/* loads: with every page */ './bottom-bar.tsx')).BottomBar);
export const Home = onDemand(async () => (await import(/* loads: at once */ './home.tsx')).Home);

/** Loads the shell of signed-in people before rendering, for the root's loader. */
export async function loadSignedInShell(): Promise<void> {
  await Promise.all([SignedInHeader.load(), BottomBar.load()]);
}
