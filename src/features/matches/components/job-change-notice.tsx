import { Link } from '@tanstack/react-router';
import { Notice } from '../../../platform/web/kit/notice.tsx';
import { useJobChange } from '../hooks/list.ts';
import { gained } from '../policy.ts';

/** The one change of a poster's job that would reach most more people; nothing where there is none. */
export function JobChangeNotice({ jobId }: { jobId: string }) {
  const change = useJobChange(jobId);
  if (change === null) return null;
  const by = change.kind === 'remote' ? 'Met thuiswerk' : `Zonder “${change.requirement}” als vereiste`;
  return (
    <Notice>
      {by}: {change.people} mensen meer boven {gained.fromPercent}%. Alleen als het kan.{' '}
      <Link to="/banen/$jobId/bewerken" params={{ jobId }}>
        Vacature bewerken
      </Link>
    </Notice>
  );
}
