import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../../platform/web/format/formats.ts';
import { AsideCard } from '../../../../platform/web/kit/card.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { useOwedCounts } from '../hooks.ts';
import { countedApplications } from '../texts.ts';

/** How many applicants wait for the viewer's answer, on their home page; nothing when nobody does. */
export function OwedCard() {
  const counts = useOwedCounts();
  if (counts === undefined || counts.total === 0) return null;
  const { total, late, nextDueOn } = counts;
  return (
    <AsideCard
      title="Wachten op je antwoord"
      more={
        <Link to="/banen/antwoorden" search={{}}>
          Bekijk wie er wacht
        </Link>
      }
    >
      <Text isStrong>{countedApplications(total)}</Text>
      <Text size="small" tone="muted">
        {late > 0 && `${late} te laat. `}
        {nextDueOn !== null && `${late > 0 ? 'De volgende' : 'De eerste'} uiterlijk ${formatDate(nextDueOn)}.`}
      </Text>
    </AsideCard>
  );
}
