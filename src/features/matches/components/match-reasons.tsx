import { Link } from '@tanstack/react-router';
import { Fold } from '../../../platform/web/kit/fold.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { MatchReasons as Reasons } from '../contract.ts';
import type { MatchSide } from '../policy.ts';
import { missingOf, named, reasonLines } from '../view/reasons.ts';
import { ReasonList } from './reason-list.tsx';
import { ScoreParts } from './score-parts.tsx';

const mostAtOnce = 3;

type MatchReasonsProps = {
  reasons: Reasons;
  percent: number;
  side: MatchSide;
  /** Beside a page's own content: the way to what everything means is elsewhere. */
  isShort?: boolean;
};

/** Why a match is one: up to three reasons and what is missing, the rest on request. */
export function MatchReasons({ reasons, percent, side, isShort = false }: MatchReasonsProps) {
  const lines = reasonLines(reasons, side);
  const missing = missingOf(reasons);
  return (
    <Stack gap={12}>
      {lines.length > 0 && <ReasonList lines={lines.slice(0, mostAtOnce)} />}
      {missing.length > 0 && (
        <Text>
          <Text as="span" tone="muted">
            Wat ontbreekt:
          </Text>{' '}
          {named(missing)}.
        </Text>
      )}
      <Fold title="Alle redenen">
        <Stack gap={16}>
          {lines.length > mostAtOnce && <ReasonList lines={lines.slice(mostAtOnce)} />}
          <ScoreParts reasons={reasons} percent={percent} />
          {!isShort && (
            <Text size="small">
              <Link to="/zo-werkt-een-match">Zo werkt een match</Link>
            </Text>
          )}
        </Stack>
      </Fold>
    </Stack>
  );
}
