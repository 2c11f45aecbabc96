import { TabLink, TabLinks } from '../../../platform/web/kit/tabs.tsx';
import { useMe } from '../../profiles/hooks.ts';

type TalentTabsProps = { current: 'all' | 'saved' | 'invitations' };

/** The lists of talent that a member has; a visitor has one, and needs no tabs. */
export function TalentTabs({ current }: TalentTabsProps) {
  if (useMe() === null) return null;
  return (
    <TabLinks label="Welk talent">
      <TabLink to="/talent" search={{}} resetScroll={false} isCurrent={current === 'all'}>
        Alle talent
      </TabLink>
      <TabLink to="/matches" search={{ kant: 'vacatures' }} resetScroll={false} isCurrent={false}>
        Matches
      </TabLink>
      <TabLink to="/talent/bewaard" resetScroll={false} isCurrent={current === 'saved'}>
        Bewaard
      </TabLink>
      <TabLink to="/talent/uitnodigingen" search={{}} resetScroll={false} isCurrent={current === 'invitations'}>
        Uitnodigingen
      </TabLink>
    </TabLinks>
  );
}
