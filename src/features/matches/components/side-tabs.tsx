import { TabLink, TabLinks } from '../../../platform/web/kit/tabs.tsx';
import type { MatchSide } from '../policy.ts';

/** The two sides of people who are both talent and poster. */
export function SideTabs({ current }: { current: MatchSide }) {
  return (
    <TabLinks label="Matches van" look="segments">
      <TabLink to="/matches" search={{ kant: 'talent' }} resetScroll={false} isCurrent={current === 'talent'}>
        Voor mij
      </TabLink>
      <TabLink to="/matches" search={{ kant: 'vacatures' }} resetScroll={false} isCurrent={current === 'poster'}>
        Voor mijn vacatures
      </TabLink>
    </TabLinks>
  );
}
