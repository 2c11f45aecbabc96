import { useRef, useState } from 'react';
import { readFailure } from '../../../../platform/web/data/api-failure.ts';
import { enumerate } from '../../../../platform/web/format/enumerate.ts';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { nameOf } from '../../../profiles/texts.ts';
import type { ChosenStatus } from '../../applications/policy.ts';
import type { Move, Received } from '../contract.ts';
import { offeredTexts, prepareMoves } from '../view/prepare-moves.ts';
import { sentToast } from '../view/sent-toast.ts';
import { leftAfter, unanswered } from '../view/unanswered.ts';
import { useMove, useMoveAll } from './applicants.ts';

type Options = {
  jobTitle: string;
  applications: readonly Received[];
  to: ChosenStatus;
  /** It ends after at least one was moved. */
  onMoved: (to: ChosenStatus) => void;
  onClose: () => void;
};

/** The poster's words to one or several applicants, and their sending. Those whom they don't reach are left, with their texts. */
export function useAnswering({ jobTitle, applications, to, onMoved, onClose }: Options) {
  const [offered] = useState(() => offeredTexts(applications, to, jobTitle));
  const [texts, setTexts] = useState(offered);
  const [left, setLeft] = useState(() => applications.map(unanswered));
  const [pay, setPay] = useState({ min: '', max: '' });
  const hasMoved = useRef(false);
  const isDone = useRef(false);
  const [problem, setProblem] = useState('');
  const one = useMove();
  const several = useMoveAll();
  const open = left.filter(({ isOpen }) => isOpen).map(({ application }) => application);
  const asksPay = to === 'invited' && open.some(({ can }) => can.needsPay);

  async function send(tells: boolean): Promise<void> {
    if (one.isPending || several.isPending) return;
    const prepared = prepareMoves(open, { to, texts, payMin: pay.min, payMax: pay.max, tells });
    if ('problem' in prepared) {
      setProblem(prepared.problem);
      return;
    }
    setProblem('');
    try {
      if (applications.length === 1) await sendOnly(prepared.moves);
      else await sendSeveral(prepared.moves, tells);
    } catch (error) {
      const failure = readFailure(error);
      const title = failure?.code === 'MOVED' ? 'Intussen verplaatst' : 'Fout';
      toast({
        kind: 'error',
        title,
        message: failure?.message ?? 'Kon je antwoord niet versturen. Je tekst staat er nog: probeer het opnieuw.',
      });
      // The board shows where it is now.
      if (failure?.code === 'MOVED' || failure?.code === 'NOT_FOUND') close();
    }
  }

  function namesOf(some: readonly { id: string }[]): string {
    const people = applications
      .filter(({ id }) => some.some((one) => one.id === id))
      .map(({ person }) => nameOf(person ?? { firstName: '', lastName: '' }));
    return enumerate(people.length > 4 ? [...people.slice(0, 3), `${people.length - 3} anderen`] : people);
  }

  async function sendOnly(moves: Move[]): Promise<void> {
    for (const move of moves) {
      await one.mutateAsync(move);
      toast({ kind: 'success', title: move.tells ? 'Antwoord verstuurd' : 'Verplaatst', message: namesOf([move]) });
    }
    finish();
  }

  async function sendSeveral(moves: Move[], tells: boolean): Promise<void> {
    const { results, failure } = await several.mutateAsync(moves);
    const moved = results.filter(({ result }) => result === 'moved');
    const changed = results.filter(({ result }) => result !== 'moved');
    const isCut = failure !== undefined;
    toast(sentToast({ moved: namesOf(moved), movedCount: moved.length, changed: namesOf(changed), isCut, tells }));
    if (moved.length > 0) hasMoved.current = true;
    const after = leftAfter(left, results, to);
    setLeft(after);
    if (after.length === 0) finish();
  }

  function finish() {
    isDone.current = true;
    onMoved(to);
  }

  /** Those who were moved before the others were left count all the same. */
  function close() {
    if (hasMoved.current) finish();
    else onClose();
  }

  return {
    left,
    /** Those to whom the answer can be sent. */
    open,
    texts,
    write: (id: string, words: string) => setTexts((now) => ({ ...now, [id]: words })),
    asksPay,
    pay,
    setPay,
    problem,
    /** Whether words or pay were typed that weren't sent. */
    isDirty() {
      const isWritten = left.some(({ application: { id } }) => texts[id] !== offered[id]);
      const hasPay = asksPay && (pay.min !== '' || pay.max !== '');
      return !isDone.current && (isWritten || hasPay);
    },
    isBusy: one.isPending || several.isPending,
    send,
    close,
  };
}
