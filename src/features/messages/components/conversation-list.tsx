import { useNow } from '../../../platform/web/browser/use-now.ts';
import { Button, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Plant } from '../../../platform/web/kit/drawings.tsx';
import { type Box, useConversations } from '../hooks/conversations.ts';
import style from './conversation-list.module.css';
import { ConversationRow } from './conversation-row.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { LoadAtEnd } from './load-at-end.tsx';

/** The conversations of a box; more of them come at the end of the list. */
export function ConversationList({ box, personId }: { box: Box; personId: string | undefined }) {
  const list = useConversations(box);
  const now = useNow(Date.now());
  if (list.isPending) return <ListSkeleton />;
  if (list.conversations === undefined) {
    return (
      <div className={style.message} role="alert">
        <p>De gesprekken konden niet worden geladen.</p>
        <Button onClick={() => void list.refetch()}>Probeer opnieuw</Button>
      </div>
    );
  }
  if (list.conversations.length === 0) return <Empty box={box} />;
  return (
    <div className={style.scroll}>
      <ul aria-label={box === 'open' ? 'Gesprekken' : 'Berichtverzoeken'}>
        {list.conversations.map((conversation) => (
          <li key={conversation.person.id}>
            <ConversationRow
              conversation={conversation}
              now={now}
              isOpen={conversation.person.id === personId}
              isSwitch={personId !== undefined}
            />
          </li>
        ))}
      </ul>
      <LoadAtEnd list={list} label="Meer gesprekken tonen" failure="Meer gesprekken konden niet worden geladen." />
    </div>
  );
}

function Empty({ box }: { box: Box }) {
  if (box === 'requests') {
    return (
      <div className={style.message}>
        <Plant drawing="pot" size={96} />
        <p>Geen berichtverzoeken</p>
        <p className={style.more}>Schrijft iemand die je niet kent, dan lees je dat hier.</p>
      </div>
    );
  }
  return (
    <div className={style.message}>
      <Plant drawing="sprout" size={96} />
      <p>Nog geen gesprekken</p>
      <p className={style.more}>Schrijf iemand vanaf een connectie of een profiel.</p>
      <ButtonLink to="/netwerk" search={{ tab: 'connecties' }}>
        Naar je connecties
      </ButtonLink>
    </div>
  );
}
