import { UpdatesTab } from '../../features/feed/updates/components/updates-tab.tsx';
import { LaterTab } from '../../features/projects/components/later-tab.tsx';
import type { ProjectTab } from '../../features/projects/view/tabs.ts';
import { onDemand } from '../../platform/web/browser/on-demand.tsx';

/** Beside a project of the viewer, which goes on without it. */
export const FittingAside = onDemand(
  async () => (await import('../../features/investors/approach/components/fitting-aside.tsx')).FittingAside,
  () => undefined,
);

/** Loads the code of a tab that isn't in the page's own. */
export async function loadProjectTab(tab: ProjectTab): Promise<void> {
  if (tab === 'updates') await UpdatesTab.load();
  else if (tab !== 'details' && tab !== 'pitch-deck') await LaterTab.load(tab);
}
