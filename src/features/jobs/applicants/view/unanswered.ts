import type { ChosenStatus } from '../../applications/policy.ts';
import { statusLabels } from '../../applications/texts.ts';
import type { MoveResult, Received } from '../contract.ts';

/** An application that is yet to be answered. */
type Unanswered = {
  application: Received;
  /** Why an answer didn't reach it; empty before the first try, and where that wasn't sent. */
  problem: string;
  /** Whether the answer can be sent, perhaps once more. */
  isOpen: boolean;
};

export const unanswered = (application: Received): Unanswered => ({ application, problem: '', isOpen: true });

/** Those that are left after a try to move them, as they are now. */
export function leftAfter(tried: readonly Unanswered[], results: readonly MoveResult[], to: ChosenStatus): Unanswered[] {
  const resultOf = new Map(results.map((result) => [result.id, result]));
  return tried.flatMap((each) => {
    const result = resultOf.get(each.application.id);
    if (result === undefined) return each;
    return result.result === 'moved' ? [] : refused(each, result, to);
  });
}

function refused({ application: before }: Unanswered, { application }: MoveResult, to: ChosenStatus): Unanswered {
  if (application === null) return { application: before, problem: 'Deze sollicitatie is er niet meer.', isOpen: false };
  const isOpen = application.can.moveTo.includes(to);
  const advice = isOpen ? 'Kijk je bericht na en probeer het opnieuw.' : 'Dit antwoord kan niet meer.';
  return { application, problem: `Deze sollicitatie staat intussen op “${statusLabels[application.status]}”. ${advice}`, isOpen };
}
