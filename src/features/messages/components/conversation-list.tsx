import { useNow } from '../../../platform/web/browser/use-now.ts';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { PagedList } from '../../../platform/web/lists/paged-list.tsx';
import { OnlineAmong } from '../../presence/components/online-among.tsx';
import { type Box, useConversations } from '../hooks/conversations.ts';
import style from './conversation-list.module.css';
import { ConversationRow } from './conversation-row.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

/** The conversations of a box; loads more at the end of the list. */
export function ConversationList({ box, personId }: { box: Box; personId: string | undefined }) {
  const list = useConversations(box);
  const now = useNow(Date.now());
  return (
    <div className={style.scroll}>
      <OnlineAmong people={list.items.map(({ person }) => person)}>
        <PagedList
          list={list}
          label={labels[box]}
          keyOf={({ person }) => person.id}
          by="end"
          gap={0}
          size="centred"
          words={{
            failed: 'De gesprekken konden niet worden geladen.',
            more: 'Meer gesprekken tonen',
            moreFailed: 'Meer gesprekken konden niet worden geladen.',
            came: (count) => (count === 1 ? 'Nog 1 gesprek geladen.' : `Nog ${count} gesprekken geladen.`),
          }}
          skeleton={<ListSkeleton />}
          empty={<Empty box={box} />}
        >
          {(conversation) => (
            <ConversationRow
              conversation={conversation}
              now={now}
              isOpen={conversation.person.id === personId}
              isSwitch={personId !== undefined}
            />
          )}
        </PagedList>
      </OnlineAmong>
    </div>
  );
}

const labels: Record<Box, string> = { open: 'Gesprekken', archived: 'Archief', requests: 'Berichtverzoeken' };

function Empty({ box }: { box: Box }) {
  if (box === 'requests') {
    return (
      <EmptyState drawing="pot" isSmall title="Geen berichtverzoeken" text="Schrijft iemand die je niet kent, dan lees je dat hier." />
    );
  }
  if (box === 'archived') {
    return <EmptyState drawing="pot" isSmall title="Niets in je archief" text="Archiveer een gesprek via de puntjes erboven." />;
  }
  return (
    <EmptyState drawing="sprout" isSmall title="Nog geen gesprekken" text="Schrijf iemand vanaf een connectie of een profiel.">
      <ButtonLink to="/netwerk" search={{ tab: 'connecties' }}>
        Naar je connecties
      </ButtonLink>
    </EmptyState>
  );
}
