import type { ReactNode } from 'react';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { CoverLink } from '../../../platform/web/kit/cover-link.tsx';
import { Fact, Facts } from '../../../platform/web/kit/facts.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { IconMapPin, IconUserSearch } from '../../../platform/web/kit/icons.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { Avatar } from '../../profiles/components/avatar.tsx';
import { useMe } from '../../profiles/hooks.ts';
import type { ProjectCard as Project } from '../contract.ts';
import { SaveButton } from '../saved/components/save-button.tsx';
import { ownerNameOf } from '../texts.ts';
import { shownOwner } from '../view/owner.ts';
import { FundingProgress } from './funding-progress.tsx';
import { ProjectBadges } from './project-badges.tsx';
import style from './project-card.module.css';
import { ProjectPicture } from './project-picture.tsx';

/** Names of roles on a card; the rest are counted. */
const shownRoles = 2;

type ProjectCardProps = {
  project: Project;
  /** Its picture is seen at once. */
  first: boolean;
  /** Of its title: a heading below the one that the list stands under. */
  heading?: 'h2' | 'h3';
  /** Beside its category and state. */
  badge?: ReactNode;
  /** Above its progress: what it is to the viewer. */
  children?: ReactNode;
  /** At its foot: what the viewer can do with it. */
  acts?: ReactNode;
};

/** A project in a list; the whole card leads to its page. */
export function ProjectCard({ project, first, heading: Heading = 'h2', badge, children, acts }: ProjectCardProps) {
  const { id, title, description, location, roles, can } = project;
  const owner = shownOwner(project.owner, useMe());
  const more = roles.length - shownRoles;
  return (
    <Card as="article" isFlush hasFoot>
      <div className={style.card}>
        <ProjectPicture project={project} sizes="(min-width: 1100px) 378px, (min-width: 768px) 50vw, 100vw" first={first} />
        <div className={style.body}>
          <Row gap={8}>
            <ProjectBadges project={project} />
            {badge}
          </Row>
          <Heading className={style.title}>
            <CoverLink to="/projecten/$projectId" params={{ projectId: id }}>
              {title}
            </CoverLink>
          </Heading>
          {description !== '' && (
            <Text tone="muted" lines={3}>
              {description}
            </Text>
          )}
          <Row gap={8} isUnbroken>
            <Avatar person={owner} size={24} />
            <Text size="small" lines={1}>
              <Hidden>Van </Hidden>
              {[ownerNameOf(owner), owner.company].filter((part) => part !== '').join(' · ')}
            </Text>
          </Row>
          {(location !== '' || roles.length > 0) && (
            <div className={style.facts}>
              <Facts>
                {location !== '' && (
                  <Fact icon={IconMapPin} label="Plaats">
                    {location}
                  </Fact>
                )}
                {roles.length > 0 && (
                  <Fact icon={IconUserSearch} label="Zoekt">
                    {roles.slice(0, shownRoles).join(', ')}
                    {more > 0 && ` +${more} meer`}
                  </Fact>
                )}
              </Facts>
            </div>
          )}
          {children}
          <div className={style.foot}>
            <FundingProgress project={project} />
            {acts && <div className={style.acts}>{acts}</div>}
            {can.edit && (
              <div className={style.acts}>
                <ButtonLink to="/projecten/$projectId/bewerken" params={{ projectId: id }} size="small" aria-label={`Bewerken: ${title}`}>
                  Bewerken
                </ButtonLink>
              </div>
            )}
          </div>
        </div>
        <div className={style.corner}>
          <SaveButton project={project} isSmall />
        </div>
      </div>
    </Card>
  );
}
