import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { IconLink } from '../../../platform/web/kit/icon-button.tsx';
import { IconArchive, IconArrowLeft, IconEdit } from '../../../platform/web/kit/icons.tsx';
import { SearchBox } from '../../../platform/web/kit/search-box.tsx';
import { type Box, useMessageCounts } from '../hooks/conversations.ts';
import { useSearched } from '../hooks/search.ts';
import { countLabel } from '../view/count-label.ts';
import { ConversationList } from './conversation-list.tsx';
import style from './conversations-pane.module.css';
import { FoundMessages } from './found-messages.tsx';

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
      <div className={style.top}>
        <search className={style.search}>
          <SearchBox label="Zoek in berichten" placeholder="Zoek in berichten" value={typed} onChange={setTyped} />
        </search>
        <IconLink
          to="."
          search={(now) => ({ ...now, chat: 'nieuw', bij: undefined })}
          resetScroll={false}
          icon={IconEdit}
          label="Nieuw bericht"
          title="Nieuw bericht"
        />
      </div>
      {search !== null ? (
        <FoundMessages search={search} />
      ) : (
        <>
          <nav aria-label="Soorten gesprekken" className={style.tabs}>
            <ul>
              {boxes.map(({ box: name, chat, label, count, counted }) => (
                <li key={name}>
                  <Link
                    to="."
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
          <Link
            to="."
            search={(now) => ({ ...now, chat: box === 'archived' ? 'gesprekken' : 'archief', bij: undefined })}
            replace
            resetScroll={false}
            activeProps={{}}
            className={style.archive}
          >
            {box === 'archived' ? (
              <IconArrowLeft size={20} stroke={1.75} aria-hidden />
            ) : (
              <IconArchive size={20} stroke={1.75} aria-hidden />
            )}
            {box === 'archived' ? 'Terug naar de gesprekken' : 'Archief'}
          </Link>
        </>
      )}
    </div>
  );
}
