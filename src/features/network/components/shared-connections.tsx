import { formatNumber } from '../../../platform/web/format/numbers.ts';
import { Row } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { PersonSummary } from '../../profiles/contract.ts';
import { useRelation } from '../hooks/lists.ts';
import { SharedButton } from './shared-button.tsx';

/** On a profile, how many connections this person has, and those that the viewer shares with them. */
export function SharedConnections({ person }: { person: PersonSummary }) {
  const { shared, connections = null } = useRelation(person.id).data ?? {};
  if (shared === undefined) return null;
  return (
    <Row gap={12}>
      {connections !== null && (
        <Text as="span" tone="muted">
          {connections === 1 ? '1 connectie' : `${formatNumber(connections)} connecties`}
        </Text>
      )}
      <SharedButton person={person} shared={shared} faces={5} />
    </Row>
  );
}
