import { onDemand } from '../../platform/web/browser/on-demand.tsx';

/** Parts for signed-in people only, in files that visitors don't load. */
export const SignedInHeader = onDemand(async () => (await import('./signed-in-header.tsx')).SignedInHeader);
export const BottomBar = onDemand(async () => (await import('./bottom-bar.tsx')).BottomBar);
export const Home = onDemand(async () => (await import('./home.tsx')).Home);
export const InvestorHome = onDemand(
  async () => (await import('../../features/investors/components/investor-projects.tsx')).InvestorProjects,
);

/** Loads the shell of signed-in people before rendering, for the root's loader. */
export async function loadSignedInShell(): Promise<void> {
  await Promise.all([SignedInHeader.load(), BottomBar.load()]);
}
