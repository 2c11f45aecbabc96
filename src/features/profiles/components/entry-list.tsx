import { LinkedText } from '../../../platform/web/kit/linked-text.tsx';
import type { ProfileEntry } from '../contract.ts';
import { periodOf } from '../view/period.ts';
import style from './entry-list.module.css';

type EntryListProps = {
  entries: readonly ProfileEntry[];
  /** Whether an entry without an end is still going on; a certificate isn't. */
  isOngoing?: boolean;
};

/** Work, studies or certificates, as dated lines in their owner's order. */
export function EntryList({ entries, isOngoing = false }: EntryListProps) {
  return (
    <ol className={style.entries}>
      {entries.map((entry, position) => {
        const period = periodOf(entry, isOngoing);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and they never move.
          <li key={position} className={style.entry}>
            <h3 className={style.title}>{entry.title}</h3>
            {entry.organisation !== '' && <p>{entry.organisation}</p>}
            {period !== '' && <p className={style.period}>{period}</p>}
            {entry.description !== '' && <LinkedText text={entry.description} className={style.text} />}
          </li>
        );
      })}
    </ol>
  );
}
