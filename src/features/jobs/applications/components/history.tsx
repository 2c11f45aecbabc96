import { formatLongDateTime } from '../../../../platform/web/format/dates.ts';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text, Title } from '../../../../platform/web/kit/text.tsx';
import type { ApplicationEvent } from '../contract.ts';
import type { ApplicationStatus } from '../policy.ts';

type HistoryProps = { events: ApplicationEvent[]; labelOf: (status: ApplicationStatus) => string };

/** The news that the applicant got, the last first, with the poster's words. */
export function History({ events, labelOf }: HistoryProps) {
  return (
    <Stack gap={12} as="section">
      <Title size="heading">Verloop</Title>
      <Stack gap={16} as="ol">
        {events.toReversed().map(({ id, at, status, message }) => (
          <Stack key={id} gap={4} as="li">
            <Text isStrong>{labelOf(status)}</Text>
            <Text tone="muted" size="small">
              {formatLongDateTime(at)}
            </Text>
            {message !== '' && (
              <Text as="div" isWritten>
                {message}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
