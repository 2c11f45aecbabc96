import { formatNumber } from '../../../platform/web/format/numbers.ts';
import { IconSparkles } from '../../../platform/web/kit/icons.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { Dashboard } from '../contract.ts';

/** How many matches were published since the viewer last came; nothing when there are none. */
export function NewMatches({ count, isMore }: Dashboard['newMatches']) {
  if (count === 0) return null;
  return (
    <Row gap={8} isUnbroken>
      <IconSparkles size={20} stroke={1.75} aria-hidden />
      <Text isStrong isNumeric>
        Nieuw sinds je vorige bezoek: {isMore && 'minstens '}
        {formatNumber(count)} {count === 1 ? 'match' : 'matches'}
      </Text>
    </Row>
  );
}
