import { formatLongDateTime } from '../../../../platform/web/format/dates.ts';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { reachedWords } from '../../reading/texts.ts';
import type { Reading } from '../contract.ts';

type ReadingListProps = { readings: Reading[]; openings: number; label: string };

/** Readings by a link: when, and how far. */
export function ReadingList({ readings, openings, label }: ReadingListProps) {
  const more = openings - readings.length;
  return (
    <Stack as="ul" gap={0} aria-label={`Gelezen via ${label}`}>
      {readings.map((reading) => (
        <Text as="li" key={reading.openedAt} size="small">
          Gelezen op {formatLongDateTime(reading.openedAt)}, {reachedWords(reading)}
        </Text>
      ))}
      {more > 0 && (
        <Text as="li" size="small" tone="muted">
          En {more} keer eerder.
        </Text>
      )}
    </Stack>
  );
}
