import { firstNameOf } from '../../profiles/texts.ts';
import { useOverlap } from '../hooks/find.ts';
import { checkTimes, type Draft } from '../view/draft.ts';
import { OverlapWarning } from './overlap-warning.tsx';

type OverlapNoteProps = { draft: Draft; zone: string; changedId: string | undefined };

/** Lists the meetings that either person already has at that time. It warns and forbids nothing (docs/product.md, Agenda). */
export function OverlapNote({ draft, zone, changedId }: OverlapNoteProps) {
  const checked = checkTimes(draft, zone, Date.now());
  const { person } = draft;
  const overlap = useOverlap(
    person === null || 'problems' in checked ? null : { ...checked.right, participantId: person.id, except: changedId },
  );
  const busyName = overlap?.isOtherBusy && person !== null ? firstNameOf(person) : undefined;
  return <OverlapWarning own={overlap?.own ?? []} busyName={busyName} day={draft.day} zone={zone} />;
}
