import type { ReactNode } from 'react';
import { formatDate } from '../../../../platform/web/format/dates.ts';
import { ActBar } from '../../../../platform/web/kit/act-bar.tsx';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { BackLink } from '../../../../platform/web/kit/back-link.tsx';
import { Badge } from '../../../../platform/web/kit/badge.tsx';
import { Button, ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../../platform/web/kit/card.tsx';
import { Columns } from '../../../../platform/web/kit/columns.tsx';
import { KeepFocus } from '../../../../platform/web/kit/keep-focus.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { TagList } from '../../../../platform/web/kit/tag-list.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { ConversationLink } from '../../../profiles/components/conversation-link.tsx';
import { EntryList } from '../../../profiles/components/entry-list.tsx';
import { PersonLink } from '../../../profiles/components/person-link.tsx';
import { ProfileSection } from '../../../profiles/components/profile-section.tsx';
import { nameOf } from '../../../profiles/texts.ts';
import { History } from '../../applications/components/history.tsx';
import { SentContent } from '../../applications/components/sent-content.tsx';
import type { SentProfile } from '../../applications/contract.ts';
import type { ChosenStatus } from '../../applications/policy.ts';
import { statusLabels } from '../../applications/texts.ts';
import { paySentence } from '../../applications/view/pay-sentence.ts';
import { useJobsToday } from '../../promise/hooks.ts';
import { owedSentence } from '../../promise/view/sentences.ts';
import { shownTitle } from '../../view/shown-title.ts';
import type { ReceivedApplication } from '../contract.ts';
import { useMarkViewed, useOverview, useReceivedApplication } from '../hooks/applicants.ts';
import { useMoving } from '../hooks/moving.ts';
import { moveLabel } from '../view/move-label.ts';
import { nextMove } from '../view/next-move.ts';
import { talkWith } from '../view/talk-with.ts';
import style from './applicant-screen.module.css';
import { MovingDialogs } from './moving-dialogs.tsx';
import { NotesSection } from './notes-section.tsx';

/** One received application: all that came with it, the poster's notes, and the ways to answer. */
export function ApplicantScreen({ id, madeAt }: { id: string; madeAt: number }) {
  const application = useReceivedApplication(id);
  const { person, job, status, appliedAt, dueOn, profile, events, can } = application;
  const moving = useMoving({ job: useOverview(job.id).job });
  const today = useJobsToday(madeAt);
  useMarkViewed(id, status);
  // The one that goes on is the main one, and the first.
  const next = nextMove(status, can.moveTo);
  const moves = [...can.moveTo.filter((to) => to === next), ...can.moveTo.filter((to) => to !== next)];
  const buttonOf = (to: ChosenStatus) => (
    <Button key={to} tone={to === next ? 'primary' : undefined} onClick={() => moving.begin([application], to)}>
      {moveLabel([application], to)}
    </Button>
  );
  return (
    <Page>
      <Columns
        lead={
          <Stack gap={8}>
            <BackLink to="/banen/$jobId/sollicitaties" params={{ jobId: job.id }}>
              Sollicitaties op {shownTitle(job.title)}
            </BackLink>
            <h1>{person === null ? 'Sollicitatie' : nameOf(person)}</h1>
            <Row gap={8}>
              <Badge tone="leaf">{statusLabels[status]}</Badge>
              <Text tone="muted">Verzonden op {formatDate(appliedAt)}</Text>
              {dueOn !== null && <Text isStrong>{owedSentence(dueOn, today)}</Text>}
            </Row>
          </Stack>
        }
        // A poster comes for the letter; on phones a bar has the answers.
        isContentFirst
        beside={<Acts application={application}>{moves.map(buttonOf)}</Acts>}
      >
        <Card>
          <Stack gap={32}>
            <SentContent application={application} hasProfile={profile !== null} />
            {profile !== null && (
              <div className={style.profile}>
                <ProfileParts profile={profile} />
              </div>
            )}
            <NotesSection application={application} />
            <History events={events} labelOf={(each) => statusLabels[each]} />
          </Stack>
        </Card>
      </Columns>
      {next !== undefined && (
        <ActBar label="Antwoorden">
          <KeepFocus>
            <Actions isShared>{moves.filter((to) => to === next || to === 'rejected').map(buttonOf)}</Actions>
          </KeepFocus>
        </ActBar>
      )}
      <MovingDialogs state={moving} jobTitle={job.title} />
    </Page>
  );
}

type ActsProps = { application: ReceivedApplication; children: ReactNode };

/** The applicant, the answers, and the other ways to take up contact. */
function Acts({ application: { person, job, salary }, children }: ActsProps) {
  return (
    <Card>
      <KeepFocus gap={12}>
        {person !== null && <PersonLink person={person} />}
        {paySentence(salary) !== null && <Text tone="muted">{paySentence(salary)}</Text>}
        {children}
        {person !== null && (
          <Actions isShared>
            <ConversationLink personId={person.id} size="small">
              Bericht sturen
            </ConversationLink>
            <ButtonLink to="/agenda" search={talkWith(person.id, job.title)} size="small">
              Gesprek plannen
            </ButtonLink>
          </Actions>
        )}
      </KeepFocus>
    </Card>
  );
}

/** The profile as it was sent, so that a later change doesn't show. */
function ProfileParts({ profile: { bio, skills, languages, experience, education, certifications } }: { profile: SentProfile }) {
  return (
    <>
      {bio !== '' && (
        <ProfileSection title="Over mij">
          <Text as="div" isWritten>
            {bio}
          </Text>
        </ProfileSection>
      )}
      {experience.length > 0 && (
        <ProfileSection title="Werkervaring">
          <EntryList entries={experience} isOngoing />
        </ProfileSection>
      )}
      {education.length > 0 && (
        <ProfileSection title="Opleiding">
          <EntryList entries={education} isOngoing />
        </ProfileSection>
      )}
      {certifications.length > 0 && (
        <ProfileSection title="Certificaten">
          <EntryList entries={certifications} />
        </ProfileSection>
      )}
      {skills.length > 0 && (
        <ProfileSection title="Vaardigheden">
          <TagList items={skills} />
        </ProfileSection>
      )}
      {languages.length > 0 && (
        <ProfileSection title="Talen">
          <TagList items={languages} />
        </ProfileSection>
      )}
    </>
  );
}
