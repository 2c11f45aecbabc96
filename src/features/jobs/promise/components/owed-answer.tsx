import { Link } from '@tanstack/react-router';
import { daysBetween, formatDayAndMonth } from '../../../../platform/calendar.ts';
import { Badge } from '../../../../platform/web/kit/badge.tsx';
import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { PersonLink } from '../../../profiles/components/person-link.tsx';
import { nameOf } from '../../../profiles/texts.ts';
import { shownTitle } from '../../view/shown-title.ts';
import type { OwedAnswer as Owed } from '../contract.ts';
import { reminderDays } from '../policy.ts';
import { timeLeft } from '../view/sentences.ts';

function toneOf(days: number): 'danger' | 'waiting' | 'plain' {
  if (days < 0) return 'danger';
  return days <= reminderDays[0] ? 'waiting' : 'plain';
}

/** An application that waits for the viewer's answer. `today` is the day in the zone of jobs. */
export function OwedAnswer({ owed: { id, job, person, dueOn, isExtended }, today }: { owed: Owed; today: string }) {
  const tone = toneOf(daysBetween(today, dueOn));
  const name = nameOf(person);
  return (
    <Stack as="article" gap={12} aria-label={`${name}, ${job.title}`}>
      <PersonLink person={person} />
      <Row justify="between" gap={12}>
        <Stack gap={4}>
          <Text as="span">
            Voor{' '}
            <Link to="/banen/$jobId" params={{ jobId: job.id }}>
              {shownTitle(job.title)}
            </Link>
          </Text>
          <Row gap={8}>
            <Badge tone={tone}>{timeLeft(dueOn, today)}</Badge>
            <Text size="small" tone="muted">
              Antwoord beloofd uiterlijk {formatDayAndMonth(dueOn)}
              {isExtended && ', een keer verlengd'}
            </Text>
          </Row>
        </Stack>
        <ButtonLink
          to="/banen/$jobId/sollicitaties/$applicationId"
          params={{ jobId: job.id, applicationId: id }}
          size="small"
          tone={tone === 'plain' ? 'secondary' : 'primary'}
          aria-label={`Beantwoorden: ${name}, ${job.title}`}
        >
          Beantwoorden
        </ButtonLink>
      </Row>
    </Stack>
  );
}
