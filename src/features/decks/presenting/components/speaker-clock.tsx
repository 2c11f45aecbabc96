import { useState } from 'react';
import { formatTime } from '../../../../platform/web/format/days.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Row } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { useClock } from '../hooks.ts';
import { formatElapsed } from '../view/elapsed.ts';

/** The time, and for how long somebody has been speaking: since the window opened, or since they pressed the button. */
export function SpeakerClock() {
  const now = useClock();
  const [startedAt, setStartedAt] = useState<number | null>(null);
  if (now !== null && startedAt === null) setStartedAt(now);
  return (
    <Row gap={12}>
      <Button size="small" tone="quiet" onClick={() => setStartedAt(now)}>
        Klok op nul
      </Button>
      <Text as="span" size="large" isStrong isNumeric>
        {now === null || startedAt === null ? '0:00' : formatElapsed(now - startedAt)}
      </Text>
      <Text as="span" tone="muted" isNumeric>
        {now !== null && formatTime(new Date(now).toISOString())}
      </Text>
    </Row>
  );
}
