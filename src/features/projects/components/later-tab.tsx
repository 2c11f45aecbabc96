import { Suspense } from 'react';
import { onDemand } from '../../../platform/web/browser/on-demand.tsx';
import { TabSkeleton } from './tab-skeleton.tsx';
import type { TalentTabProps } from './talent-tab.tsx';

const tabs = {
  vragen: onDemand(async () => (await import('../questions/components/project-questions.tsx')).ProjectQuestions),
  talent: onDemand(async () => (await import('./talent-tab.tsx')).TalentTab),
  mensen: onDemand(async () => (await import('./people-tab.tsx')).PeopleTab),
};

type LaterTabProps = TalentTabProps & { tab: keyof typeof tabs };

function Shown({ tab, ...shown }: LaterTabProps) {
  const Tab = tabs[tab];
  return (
    <Suspense fallback={<TabSkeleton />}>
      <Tab {...shown} />
    </Suspense>
  );
}

/** A tab that few readers open. Its code comes when it is opened, or once the page's loader asked for it. */
export const LaterTab = Object.assign(Shown, { load: (tab: keyof typeof tabs) => tabs[tab].load() });
