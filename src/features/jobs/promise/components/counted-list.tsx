import { formatDayAndMonth } from '../../../../platform/calendar.ts';
import { Badge } from '../../../../platform/web/kit/badge.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { Loading, SkeletonRows } from '../../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import type { CountedAnswer } from '../contract.ts';
import { useCounted } from '../hooks.ts';
import type { AnswerOutcome } from '../policy.ts';
import { outcomeLabels } from '../view/sentences.ts';

const words = {
  failed: 'Kon niet laden wat er meetelt.',
  more: 'Meer tonen',
  moreFailed: 'Meer kon niet worden geladen.',
  came: (count: number) => (count === 1 ? 'Nog 1 geladen.' : `Nog ${count} geladen.`),
};

const tones = { 'on-time': 'leaf', late: 'waiting', waiting: 'plain', missed: 'danger' } as const satisfies Record<AnswerOutcome, string>;

/** The dates by which the viewer's figure is counted, without names. */
export function CountedList() {
  return (
    <PagedList
      list={useCounted()}
      words={words}
      label="Wat meetelt voor je cijfer"
      keyOf={({ id }) => id}
      layout="lines"
      skeleton={
        <Loading label="Laden wat er meetelt...">
          <SkeletonRows count={3} />
        </Loading>
      }
      empty={<Text tone="muted">Er telt nog geen sollicitatie mee.</Text>}
    >
      {(counted) => <Counted counted={counted} />}
    </PagedList>
  );
}

function Counted({ counted: { appliedOn, dueOn, answeredOn, outcome } }: { counted: CountedAnswer }) {
  return (
    <Stack gap={4}>
      <Row justify="between">
        <Text as="span">Sollicitatie van {formatDayAndMonth(appliedOn)}</Text>
        <Badge tone={tones[outcome]}>{outcomeLabels[outcome]}</Badge>
      </Row>
      <Text size="small" tone="muted">
        Antwoord beloofd uiterlijk {formatDayAndMonth(dueOn)}
        {answeredOn !== null && `, gegeven op ${formatDayAndMonth(answeredOn)}`}
      </Text>
    </Stack>
  );
}
