import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { useRequests } from '../hooks/lists.ts';
import { useFoundPeople } from '../people/hooks.ts';
import { listedOf } from '../view/filters.ts';
import type { NetworkSearch, Tab } from '../view/search.ts';

const lists: Record<Tab, string> = {
  connecties: 'connecties',
  verzoeken: 'ontvangen verzoeken',
  suggesties: 'suggesties',
};

/** Shown when nobody on this tab matches the search and filters. Where others do, only the tab's own list is called empty. */
export function NobodyFound({ tab, search }: { tab: Tab; search: NetworkSearch }) {
  const { found, isAsked } = useFoundPeople(search);
  const isAsking = isAsked && found.state === 'loading';
  const sent = useRequests('sent', listedOf(search));
  const isSent = sent.items.length > 0;
  // The tab of requests shows these too, and says that they are coming or have failed.
  const isSentOpen = tab === 'verzoeken' && sent.state !== 'loaded';
  if (isAsking || isSent || isSentOpen || (isAsked && found.items.length > 0)) {
    return (
      <Row gap={12} justify="between">
        <Text tone="muted">Niemand gevonden bij je {lists[tab]}.</Text>
        {isSent && tab !== 'verzoeken' && (
          <ButtonLink to="/netwerk" search={(now) => ({ ...now, tab: 'verzoeken' })} resetScroll={false} size="small">
            Naar je verzonden verzoek
          </ButtonLink>
        )}
      </Row>
    );
  }
  return (
    <EmptyState drawing="adrift" title="Niemand gevonden." text="Zoek op iets anders, of kijk zonder filters.">
      <ButtonLink to="/netwerk" search={{ tab }}>
        Filters wissen
      </ButtonLink>
    </EmptyState>
  );
}
