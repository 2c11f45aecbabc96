import { Link } from '@tanstack/react-router';
import { AsideCard } from '../../../platform/web/kit/card.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { Job } from '../../jobs/contract.ts';
import { useOwnMatch } from '../hooks/beside.ts';
import { ChangeNotice } from './change-notice.tsx';
import { MatchActs } from './match-acts.tsx';
import { MatchPercent } from './match-percent.tsx';
import { MatchReasons } from './match-reasons.tsx';

type OwnMatchCardProps = { job: Pick<Job, 'id' | 'title' | 'poster' | 'ownApplication'> };

/** On the page of a job: how well it fits the viewer, and why. A zero is said in words; people who aren't compared with it see nothing. */
export function OwnMatchCard({ job }: OwnMatchCardProps) {
  const match = useOwnMatch(job.id);
  if (match === null) return null;
  const { percent, reasons, change, state, talentId } = match;
  return (
    <div data-print="hidden">
      <AsideCard title="Past dit bij je?" more={<Link to="/zo-werkt-een-match">Zo werkt een match</Link>}>
        {percent === 0 ? (
          <Text>We vinden in je profiel niets van wat deze vacature vraagt. Solliciteren kan gewoon.</Text>
        ) : (
          <>
            <MatchPercent percent={percent} promised={change?.percent} />
            <MatchReasons reasons={reasons} percent={percent} side="talent" isShort />
          </>
        )}
        {change !== null && <ChangeNotice change={change} />}
        {state !== null && (
          <MatchActs
            pair={{ jobId: job.id, talentId }}
            state={state}
            otherId={job.poster.id}
            name={job.title}
            application={job.ownApplication}
            isBeside
          />
        )}
      </AsideCard>
    </div>
  );
}
