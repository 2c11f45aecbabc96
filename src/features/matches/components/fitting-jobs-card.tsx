import { Link } from '@tanstack/react-router';
import { AsideCard } from '../../../platform/web/kit/card.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { shownTitle } from '../../jobs/view/shown-title.ts';
import type { Talent } from '../../talent/contract.ts';
import { useFittingJobs } from '../hooks/beside.ts';
import { MatchActs } from './match-acts.tsx';
import { MatchPercent } from './match-percent.tsx';
import { MatchReasons } from './match-reasons.tsx';

/** On the page of a talent: which of the viewer's jobs fits them best, and why. Nothing for people without an open job. */
export function FittingJobsCard({ talent: { id, person } }: { talent: Pick<Talent, 'id' | 'person'> }) {
  const [best, ...others] = useFittingJobs(id);
  if (best === undefined) return null;
  return (
    <div data-print="hidden">
      <AsideCard title="Past bij je vacature" more={<Link to="/zo-werkt-een-match">Zo werkt een match</Link>}>
        <Text isStrong>
          <JobLink job={best} />
        </Text>
        <MatchPercent percent={best.percent} />
        <MatchReasons reasons={best.reasons} percent={best.percent} side="poster" isShort />
        {best.state !== null && (
          <MatchActs pair={{ jobId: best.id, talentId: id }} state={best.state} otherId={person.id} name={person.firstName} isBeside />
        )}
        {others.length > 0 && (
          <Stack as="ul" gap={4} aria-label="Andere vacatures van je">
            {others.map((job) => (
              <Text as="li" size="small" key={job.id}>
                {job.percent}% · <JobLink job={job} />
              </Text>
            ))}
          </Stack>
        )}
      </AsideCard>
    </div>
  );
}

function JobLink({ job: { id, title } }: { job: { id: string; title: string } }) {
  return (
    <Link to="/banen/$jobId" params={{ jobId: id }}>
      {shownTitle(title)}
    </Link>
  );
}
