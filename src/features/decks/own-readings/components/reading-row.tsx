import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../../platform/web/format/dates.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { reachedWords } from '../../reading/texts.ts';
import type { OwnReading } from '../contract.ts';

type ReadingRowProps = { reading: OwnReading; isErasing: boolean; onErase: () => void };

/** One reading as it is kept, with the way to erase it. */
export function ReadingRow({ reading: { projectId, title, ownerName, openedAt, ...slides }, isErasing, onErase }: ReadingRowProps) {
  return (
    <Row gap={12} isFirstWide>
      <Stack gap={0}>
        <Link to="/projecten/$projectId" params={{ projectId }}>
          {title}
        </Link>
        <Text tone="muted" size="small">
          Van {ownerName}, op {formatDate(openedAt)}, {reachedWords(slides)}
        </Text>
      </Stack>
      <Button
        size="small"
        tone="quietDanger"
        disabled={isErasing}
        aria-label={`Wissen: ${title}, ${formatDate(openedAt)}`}
        onClick={onErase}
      >
        Wissen
      </Button>
    </Row>
  );
}
