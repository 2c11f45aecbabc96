import { Link } from '@tanstack/react-router';
import { useNow } from '../../../platform/web/browser/use-now.ts';
import { formatShortWhen } from '../../../platform/web/format/days.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Avatar } from '../../profiles/components/avatar.tsx';
import { useFoundMessages } from '../hooks/search.ts';
import { cutAtWords } from '../view/found-words.ts';
import { nameOf } from '../view/names.ts';
import list from './conversation-list.module.css';
import row from './conversation-row.module.css';
import style from './found-messages.module.css';
import { ListSkeleton } from './list-skeleton.tsx';
import { LoadAtEnd } from './load-at-end.tsx';

/** Messages that were looked for; each leads to its place in its conversation. */
export function FoundMessages({ search }: { search: string }) {
  const found = useFoundMessages(search);
  const now = useNow(Date.now());
  if (found.isPending) return <ListSkeleton />;
  if (found.messages === undefined) {
    return (
      <div className={list.message} role="alert">
        <p>Het zoeken is niet gelukt.</p>
        <Button onClick={() => void found.refetch()}>Probeer opnieuw</Button>
      </div>
    );
  }
  const { messages } = found;
  return (
    <>
      <p role="status" className={style.count}>
        {summary(messages.length, found.hasNextPage)}
      </p>
      <div className={list.scroll}>
        <ul aria-label="Gevonden berichten">
          {messages.map(({ id, person, isOwn, excerpt, createdAt }) => (
            <li key={id}>
              <Link
                to="/netwerk"
                search={(before) => ({ ...before, chat: person.id, bij: createdAt })}
                resetScroll={false}
                activeProps={{}}
                className={row.row}
              >
                <span className={row.face}>
                  <Avatar person={person} />
                </span>
                <span className={row.name}>{nameOf(person)}</span>
                <time className={row.when} dateTime={createdAt}>
                  {formatShortWhen(createdAt, now)}
                </time>
                <span className={style.excerpt}>
                  {isOwn && 'Jij: '}
                  {cutAtWords(excerpt, search).map(({ words, isFound }, place) =>
                    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and never move.
                    isFound ? <mark key={place}>{words}</mark> : words,
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <LoadAtEnd list={found} label="Meer berichten tonen" failure="Meer berichten konden niet worden geladen." />
      </div>
    </>
  );
}

function summary(count: number, hasMore: boolean): string {
  if (count === 0) return 'Geen berichten gevonden';
  if (hasMore) return `De nieuwste ${count} berichten`;
  return count === 1 ? '1 bericht gevonden' : `${count} berichten gevonden`;
}
