import type { ReactNode } from 'react';
import { Badge } from '../../../platform/web/kit/badge.tsx';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { IconPencil } from '../../../platform/web/kit/icons.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import { ShareButton } from '../../../platform/web/kit/share-button.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { Avatar } from '../../profiles/components/avatar.tsx';
import { nameOf } from '../../profiles/texts.ts';
import type { Talent } from '../contract.ts';
import { AvailabilityBadge } from './availability-badge.tsx';
import style from './talent-head.module.css';

type TalentHeadProps = {
  talent: Talent;
  /** The other acts of the viewer. */
  acts: ReactNode;
};

/** The head of a talent: face, name, title, and whether they are free. */
export function TalentHead({ talent, acts }: TalentHeadProps) {
  const { id, person, remoteWork, can } = talent;
  return (
    <Card as="article" isFlush>
      <div className={style.head}>
        <Avatar person={person} size={96} />
        <div className={style.words}>
          <div>
            <h1 className={style.name}>{nameOf(talent.person)}</h1>
            <Text size="large" tone="muted">
              {[person.jobTitle, person.company].filter((part) => part !== '').join(' bij ')}
            </Text>
          </div>
          <Row gap={8}>
            <AvailabilityBadge talent={talent} />
            {remoteWork && <Badge tone="outline">Remote mogelijk</Badge>}
          </Row>
        </div>
        <div className={style.acts} data-print="hidden">
          <Row>
            {can.edit && (
              <ButtonLink to="/profiel" search={{ bewerken: 'ja' }} hash="beschikbaarheid" tone="primary">
                <IconPencil size={18} stroke={1.75} aria-hidden />
                Bewerken
              </ButtonLink>
            )}
            {acts}
            <ShareButton path={`/talent/${id}`} title="Deel dit talentprofiel" label="Link naar het talentprofiel" />
          </Row>
        </div>
      </div>
    </Card>
  );
}
