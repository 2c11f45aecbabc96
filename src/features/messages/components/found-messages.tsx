import { Link } from '@tanstack/react-router';
import { useNow } from '../../../platform/web/browser/use-now.ts';
import { formatShortWhen } from '../../../platform/web/format/days.ts';
import { PagedList } from '../../../platform/web/lists/paged-list.tsx';
import { Avatar } from '../../profiles/components/avatar.tsx';
import { nameOf } from '../../profiles/texts.ts';
import { useFoundMessages } from '../hooks/search.ts';
import { cutAtWords } from '../view/found-words.ts';
import list from './conversation-list.module.css';
import row from './conversation-row.module.css';
import style from './found-messages.module.css';
import { ListSkeleton } from './list-skeleton.tsx';

/** Found messages; each links to its place in its conversation. */
export function FoundMessages({ search }: { search: string }) {
  const found = useFoundMessages(search);
  const now = useNow(Date.now());
  return (
    <>
      <p role="status" className={found.state === 'loaded' ? style.count : undefined}>
        {found.state === 'loaded' && summary(found.items.length, found.more !== 'none')}
      </p>
      <div className={list.scroll}>
        <PagedList
          list={found}
          label="Gevonden berichten"
          keyOf={({ id }) => id}
          by="end"
          gap={0}
          size="centred"
          words={{
            failed: 'Het zoeken is niet gelukt.',
            more: 'Meer berichten tonen',
            moreFailed: 'Meer berichten konden niet worden geladen.',
          }}
          skeleton={<ListSkeleton />}
          empty={null}
        >
          {({ person, isOwn, excerpt, createdAt }) => (
            <Link
              to="."
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
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no id and never move.
                  isFound ? <mark key={place}>{words}</mark> : words,
                )}
              </span>
            </Link>
          )}
        </PagedList>
      </div>
    </>
  );
}

function summary(count: number, hasMore: boolean): string {
  if (count === 0) return 'Geen berichten gevonden';
  if (hasMore) return `De nieuwste ${count} berichten`;
  return count === 1 ? '1 bericht gevonden' : `${count} berichten gevonden`;
}
