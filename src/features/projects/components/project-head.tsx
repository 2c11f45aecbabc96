import { formatDate } from '../../../platform/web/format/dates.ts';
import { Actions } from '../../../platform/web/kit/actions.tsx';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { IconCalendar, IconMapPin, IconPencil, IconUsers } from '../../../platform/web/kit/icons.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import { Notice } from '../../../platform/web/kit/notice.tsx';
import { ShareButton } from '../../../platform/web/kit/share-button.tsx';
import { TagList } from '../../../platform/web/kit/tag-list.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { Project } from '../contract.ts';
import { FollowAct } from '../follows/components/follow-act.tsx';
import { followersText } from '../follows/texts.ts';
import { SaveButton } from '../saved/components/save-button.tsx';
import { ProjectBadges } from './project-badges.tsx';
import style from './project-head.module.css';
import { ProjectPicture } from './project-picture.tsx';

/** The head of a project: its picture, title and short description, and how to pass it on or change it. */
export function ProjectHead({ project }: { project: Project }) {
  const { id, title, slogan, description, location, endDate, tags, status, followersCount, isWithdrawn, can } = project;
  const isListed = status !== 'draft' && !isWithdrawn;
  // Owners have the number on the button that shows who they are.
  const hasFollowers = followersCount > 0 && !can.edit;
  return (
    <Card as="article" isFlush>
      <ProjectPicture project={project} sizes="(min-width: 1100px) 824px, 100vw" first isWide />
      <div className={style.words}>
        <ProjectBadges project={project} />
        <div>
          <h1 className={style.title}>{title}</h1>
          {slogan !== '' && (
            <Text size="large" tone="muted">
              {slogan}
            </Text>
          )}
        </div>
        <Text isWritten>{description}</Text>
        {(location !== '' || endDate !== null || hasFollowers) && (
          <Row as="ul" gap={16}>
            {location !== '' && (
              <li className={style.fact}>
                <IconMapPin size={18} stroke={1.75} aria-hidden />
                {location}
              </li>
            )}
            {endDate !== null && (
              <li className={style.fact}>
                <IconCalendar size={18} stroke={1.75} aria-hidden />
                tot {formatDate(endDate)}
              </li>
            )}
            {hasFollowers && (
              <li className={style.fact}>
                <IconUsers size={18} stroke={1.75} aria-hidden />
                {followersText(followersCount)}
              </li>
            )}
          </Row>
        )}
        {tags.length > 0 && <TagList items={tags} />}
        {isWithdrawn && <Notice tone="danger">Je hebt dit project ingetrokken. Alleen jij ziet het nog.</Notice>}
        {status === 'draft' && <Notice>Dit is een concept. Alleen jij ziet het.</Notice>}
        <div data-print="hidden">
          <Actions isTight>
            {can.edit && (
              <ButtonLink to="/projecten/$projectId/bewerken" params={{ projectId: id }} tone="primary">
                <IconPencil size={18} stroke={1.75} aria-hidden />
                Bewerken
              </ButtonLink>
            )}
            <SaveButton project={project} />
            {isListed && <FollowAct project={project} />}
            {isListed && <ShareButton path={`/projecten/${id}`} title="Deel dit project" label="Link naar het project" />}
          </Actions>
        </div>
      </div>
    </Card>
  );
}
