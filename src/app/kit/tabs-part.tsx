import { TabLink, TabLinks } from '../../platform/web/kit/tabs.tsx';
import { Part } from './part.tsx';

const parts = [
  { tab: 'connecties', label: 'Connecties', count: '128' },
  { tab: 'verzoeken', label: 'Verzoeken', count: '3' },
  { tab: 'suggesties', label: 'Suggesties', count: '' },
] as const;
const views = ['dag', 'week', 'maand'] as const;

export function TabsPart() {
  return (
    <Part title="Tabs">
      <TabLinks label="Onderdelen">
        {parts.map(({ tab, label, count }) => (
          <TabLink key={tab} to="/netwerk" search={{ tab }} preload={false} isCurrent={tab === 'connecties'} count={count}>
            {label}
          </TabLink>
        ))}
      </TabLinks>
      <TabLinks label="Weergave van de agenda" look="segments">
        {views.map((view) => (
          <TabLink key={view} to="/agenda" search={{ weergave: view }} preload={false} isCurrent={view === 'week'}>
            {view}
          </TabLink>
        ))}
      </TabLinks>
    </Part>
  );
}
