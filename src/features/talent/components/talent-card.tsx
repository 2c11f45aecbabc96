import type { ReactNode } from 'react';
import { Badge } from '../../../platform/web/kit/badge.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { CoverLink } from '../../../platform/web/kit/cover-link.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import { TagList } from '../../../platform/web/kit/tag-list.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { Avatar } from '../../profiles/components/avatar.tsx';
import { nameOf } from '../../profiles/texts.ts';
import type { TalentCard as Talent } from '../contract.ts';
import { AvailabilityBadge } from './availability-badge.tsx';
import style from './talent-card.module.css';
import { TermFacts } from './term-facts.tsx';

type TalentCardProps = {
  talent: Talent;
  /** In its corner: a sign to save it. */
  corner?: ReactNode;
  /** At its foot: what the viewer can do with it. */
  acts?: ReactNode;
};

/** A talent in a list; the whole card leads to their page. */
export function TalentCard({ talent, corner, acts }: TalentCardProps) {
  const { id, person, remoteWork, skills, moreSkills } = talent;
  return (
    <Card as="article" isFlush hasFoot>
      <div className={style.card}>
        <Row gap={12} align="start" isUnbroken>
          <Avatar person={person} size={56} />
          <div className={style.words}>
            <h2 className={style.name}>
              <CoverLink to="/talent/$talentId" params={{ talentId: id }}>
                {nameOf(talent.person)}
              </CoverLink>
            </h2>
            <Text tone="muted" lines={2}>
              {[person.jobTitle, person.company].filter((part) => part !== '').join(' bij ')}
            </Text>
          </div>
        </Row>
        <Row gap={8}>
          <AvailabilityBadge talent={talent} />
          {remoteWork && <Badge tone="outline">Remote mogelijk</Badge>}
        </Row>
        <div className={style.facts}>
          <TermFacts talent={talent} />
        </div>
        {skills.length > 0 && <TagList items={moreSkills > 0 ? [...skills, `+${moreSkills} meer`] : skills} />}
        {acts && <div className={style.acts}>{acts}</div>}
        {corner && <div className={style.corner}>{corner}</div>}
      </div>
    </Card>
  );
}
