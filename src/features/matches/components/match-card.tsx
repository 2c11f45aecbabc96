import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '../../../platform/web/kit/card.tsx';
import { Dotted } from '../../../platform/web/kit/dotted.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Text, Title } from '../../../platform/web/kit/text.tsx';
import { JobLogo } from '../../jobs/components/job-logo.tsx';
import { jobTypeLabels } from '../../jobs/policy.ts';
import { payOf, placeOf } from '../../jobs/texts.ts';
import { shownTitle } from '../../jobs/view/shown-title.ts';
import { Avatar } from '../../profiles/components/avatar.tsx';
import { nameOf } from '../../profiles/texts.ts';
import type { Match } from '../contract.ts';
import type { MatchSide } from '../policy.ts';
import { ChangeNotice } from './change-notice.tsx';
import { MatchActs } from './match-acts.tsx';
import style from './match-card.module.css';
import { MatchPercent } from './match-percent.tsx';
import { MatchReasons } from './match-reasons.tsx';

type MatchCardProps = {
  match: Match;
  side: MatchSide;
  /** The list has matches of several jobs. */
  namesJob: boolean;
};

/** A match as one side sees it: the job for a talent, the talent for a poster. */
export function MatchCard({ match, side, namesJob }: MatchCardProps) {
  const { jobId, talentId, job, talent, percent, reasons, change, status, answer, isMutual } = match;
  const isTalents = side === 'talent';
  return (
    <Card as="article" hasFoot>
      {talent === null ? <JobHead job={job} /> : <TalentHead talent={talent} job={namesJob ? job : null} />}
      <MatchPercent percent={percent} promised={change?.percent} />
      <MatchReasons reasons={reasons} percent={percent} side={side} />
      {change !== null && <ChangeNotice change={change} />}
      <MatchActs
        pair={{ jobId, talentId }}
        state={{ status, answer, isMutual }}
        otherId={isTalents || talent === null ? job.poster.id : talent.person.id}
        name={talent === null ? job.title : nameOf(talent.person)}
        application={job.ownApplication}
      />
    </Card>
  );
}

function JobHead({ job }: Pick<Match, 'job'>) {
  return (
    <Head
      picture={<JobLogo logo={job.logo} />}
      name={
        <Link to="/banen/$jobId" params={{ jobId: job.id }}>
          {shownTitle(job.title)}
        </Link>
      }
      lines={[
        [job.companyName, job.role === null ? '' : `rol: ${job.role}`],
        [jobTypeLabels[job.type], placeOf(job), job.isRemote ? 'remote' : '', payOf(job)],
      ]}
    />
  );
}

function TalentHead({ talent, job }: { talent: NonNullable<Match['talent']>; job: Match['job'] | null }) {
  const { person, location, remoteWork } = talent;
  return (
    <Head
      picture={<Avatar person={person} size={56} />}
      name={
        <Link to="/talent/$talentId" params={{ talentId: talent.id }}>
          {nameOf(talent.person)}
        </Link>
      }
      lines={[
        [person.jobTitle, person.company],
        [location, remoteWork ? 'remote mogelijk' : ''],
        [job === null ? '' : `Voor ${shownTitle(job.title)}`],
      ]}
    />
  );
}

function Head({ picture, name, lines }: { picture: ReactNode; name: ReactNode; lines: string[][] }) {
  return (
    <Row gap={12} align="start" isUnbroken>
      {picture}
      <div className={style.head}>
        <Stack gap={4}>
          <Title>{name}</Title>
          {lines
            .filter((parts) => parts.some((part) => part !== ''))
            .map((parts) => (
              <Text key={parts.join(' ')} size="small" tone="muted">
                <Dotted parts={parts} />
              </Text>
            ))}
        </Stack>
      </div>
    </Row>
  );
}
