import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../../platform/web/format/dates.ts';
import { AsideCard } from '../../../../platform/web/kit/card.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { countedApplications } from '../../promise/texts.ts';
import { shownTitle } from '../../view/shown-title.ts';
import { useEndings } from '../hooks.ts';

/** Until when the viewer reads the applications to their closed jobs; nothing without any. */
export function EndingsCard() {
  const endings = useEndings();
  if (endings === undefined || endings.length === 0) return null;
  return (
    <AsideCard title="Nog te lezen tot">
      <Text size="small" tone="muted">
        Vier weken na het einde verdwijnen brieven, cv’s, antwoorden en je notities, tenzij de sollicitant ze je langer laat bewaren.
      </Text>
      <Stack as="ul" gap={12}>
        {endings.map(({ job, count, endsAt }) => (
          <li key={job.id}>
            <Link to="/banen/$jobId" params={{ jobId: job.id }}>
              {shownTitle(job.title)}
            </Link>
            <Text size="small" tone="muted">
              {countedApplications(count)}, vanaf {formatDate(endsAt)}
            </Text>
          </li>
        ))}
      </Stack>
    </AsideCard>
  );
}
