import { useRef, useState } from 'react';
import { readFailure } from '../../../../platform/web/data/api-failure.ts';
import { enumerate } from '../../../../platform/web/format/enumerate.ts';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { nameOf } from '../../../profiles/texts.ts';
import type { ChosenStatus } from '../../applications/policy.ts';
import type { Move, Received } from '../contract.ts';
import { offeredTexts, prepareMoves } from '../view/prepare-moves.ts';
import { useMove, useMoveAll } from './applicants.ts';

type Options = {
  jobTitle: string;
  applications: readonly Received[];
  to: ChosenStatus;
  /** After at least one was moved. */
  onMoved: (to: ChosenStatus) => void;
  onClose: () => void;
};

/** The poster's words to one or several applicants, and their sending. */
export function useAnswering({ jobTitle, applications, to, onMoved, onClose }: Options) {
  const [offered] = useState(() => offeredTexts(applications, to, jobTitle));
  const [texts, setTexts] = useState(offered);
  const [pay, setPay] = useState({ min: '', max: '' });
  const isSent = useRef(false);
  const [problem, setProblem] = useState('');
  const one = useMove();
  const several = useMoveAll();

  async function send(tells: boolean): Promise<void> {
    if (one.isPending || several.isPending) return;
    const prepared = prepareMoves(applications, { to, texts, payMin: pay.min, payMax: pay.max, tells });
    if ('problem' in prepared) {
      setProblem(prepared.problem);
      return;
    }
    setProblem('');
    try {
      await sendMoves(prepared.moves);
      isSent.current = true;
      onMoved(to);
    } catch (error) {
      const failure = readFailure(error);
      const title = failure?.code === 'MOVED' ? 'Intussen verplaatst' : 'Fout';
      toast({
        kind: 'error',
        title,
        message: failure?.message ?? 'Kon je antwoord niet versturen. Je tekst staat er nog: probeer het opnieuw.',
      });
      // The board shows where it is now.
      if (failure?.code === 'MOVED' || failure?.code === 'NOT_FOUND') onClose();
    }
  }

  function namesOf(some: { id: string }[]): string {
    const people = applications
      .filter(({ id }) => some.some((one) => one.id === id))
      .map(({ person }) => nameOf(person ?? { firstName: '', lastName: '' }));
    return enumerate(people.length > 4 ? [...people.slice(0, 3), `${people.length - 3} anderen`] : people);
  }

  async function sendMoves(moves: Move[]): Promise<void> {
    const [only] = moves;
    if (only !== undefined && moves.length === 1) {
      await one.mutateAsync(only);
      toast({ kind: 'success', title: only.tells ? 'Antwoord verstuurd' : 'Verplaatst', message: namesOf([only]) });
      return;
    }
    const { results } = await several.mutateAsync({ moves });
    const moved = results.filter(({ result }) => result === 'moved');
    const left = results.filter(({ result }) => result !== 'moved');
    toast({
      kind: moved.length === 0 ? 'error' : 'success',
      title: moved.length === 1 ? '1 antwoord verstuurd' : `${moved.length} antwoorden verstuurd`,
      message: left.length === 0 ? namesOf(moved) : `Intussen veranderd: ${namesOf(left)}. Kijk dat apart na.`,
    });
  }

  return {
    texts,
    write: (id: string, words: string) => setTexts((now) => ({ ...now, [id]: words })),
    asksPay: to === 'invited' && applications.some(({ can }) => can.needsPay),
    pay,
    setPay,
    problem,
    /** Whether words or pay were typed that weren't sent. */
    isDirty: () => !isSent.current && (pay.min !== '' || pay.max !== '' || Object.keys(offered).some((id) => texts[id] !== offered[id])),
    isBusy: one.isPending || several.isPending,
    send,
  };
}
