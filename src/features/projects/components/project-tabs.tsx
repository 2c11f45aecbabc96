import { TabLink, TabLinks } from '../../../platform/web/kit/tabs.tsx';
import type { Project } from '../contract.ts';
import { tabsId } from '../texts.ts';
import { type ProjectTab, tabsOf } from '../view/tabs.ts';

const labels: Record<ProjectTab, string> = {
  details: 'Project Details',
  updates: 'Updates',
  vragen: 'Vragen',
  'pitch-deck': 'Pitch Deck',
  talent: 'Talent',
  mensen: 'Mensen',
};

/** The parts of a project that this viewer has, each with an address. */
export function ProjectTabs({ project, current }: { project: Project; current: ProjectTab }) {
  return (
    <div data-print="hidden">
      <TabLinks id={tabsId} label="Onderdelen van het project">
        {tabsOf(project).map((tab) => (
          <TabLink
            key={tab}
            to="/projecten/$projectId"
            params={{ projectId: project.id }}
            search={tab === 'details' ? {} : { tab }}
            resetScroll={false}
            isCurrent={tab === current}
          >
            {labels[tab]}
          </TabLink>
        ))}
      </TabLinks>
    </div>
  );
}
