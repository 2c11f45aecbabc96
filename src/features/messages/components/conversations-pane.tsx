import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { SearchBox } from '../../../platform/web/kit/search-box.tsx';
import { type Box, useMessageCounts } from '../hooks/conversations.ts';
import { useSearched } from '../hooks/search.ts';
import { ConversationList } from './conversation-list.tsx';
import style from './conversations-pane.module.css';
import { FoundMessages } from './found-messages.tsx';
import { countLabel } from './messages-button.tsx';

const boxes = [
  { box: 'open', chat: 'gesprekken', label: 'Gesprekken', count: 'unread', counted: 'ongelezen' },
  { box: 'requests', chat: 'verzoeken', label: 'Berichtverzoeken', count: 'requests', counted: 'wachten' },
] as const;

type ConversationsPaneProps = { box: Box; personId: string | undefined };

/** The left pane: found messages while searching, else the conversations of a box. */
export function ConversationsPane({ box, personId }: ConversationsPaneProps) {
  const counts = useMessageCounts();
  const [typed, setTyped] = useState('');
  const search = useSearched(typed);
  return (
    <div className={style.pane}>
      <search className={style.search}>
        <SearchBox label="Zoek in berichten" placeholder="Zoek in berichten" value={typed} onChange={setTyped} />
      </search>
      {search !== null ? (
        <FoundMessages search={search} />
      ) : (
        <>
          <nav aria-label="Soorten gesprekken" className={style.tabs}>
            <ul>
              {boxes.map(({ box: name, chat, label, count, counted }) => (
                <li key={name}>
                  <Link
                    to="/netwerk"
                    search={(now) => ({ ...now, chat, bij: undefined })}
                    replace
                    resetScroll={false}
                    activeProps={{}}
                    className={style.tab}
                    aria-current={name === box ? 'page' : undefined}
                  >
                    {label}
                    {(counts?.[count] ?? 0) > 0 && (
                      <span className={style.count}>
                        {countLabel(counts?.[count] ?? 0)}
                        <Hidden> {counted}</Hidden>
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <ConversationList box={box} personId={personId} />
        </>
      )}
    </div>
  );
}
