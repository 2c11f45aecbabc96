import { UpdatesTab } from '../../features/feed/updates/components/updates-tab.tsx';
import { LaterTab } from '../../features/projects/components/later-tab.tsx';
import type { ProjectTab } from '../../features/projects/view/tabs.ts';
import { onDemand } from '../../platform/web/browser/on-demand.tsx';

/** Beside a project of the viewer, which goes on without it. */
export const FittingAside = onDemand(
  async () => (await import('../../features/investors/approach/components/fitting-aside.tsx')).FittingAside,
  () => undefined,
);

/** The deck of a project, for its owner. */
export const DeckTab = onDemand(async () => (await import('../../features/decks/components/deck-tab.tsx')).DeckTab);

/** Suggestions of roles, for the owner of a project in its talent tab. */
export const SuggestRoles = onDemand(
  async () => (await import('../../features/decks/suggestions/components/suggest-roles.tsx')).SuggestRoles,
);

/** Loads the code of a tab that isn't in the page's own. */
export async function loadProjectTab(tab: ProjectTab): Promise<void> {
  if (tab === 'updates') await UpdatesTab.load();
  else if (tab === 'pitch-deck') await DeckTab.load();
  else if (tab === 'talent') await Promise.all([LaterTab.load(tab), SuggestRoles.load()]);
  else if (tab !== 'details') await LaterTab.load(tab);
}
