import { parseNumber } from '../../../../platform/web/forms/parse-number.ts';
import { type ChosenStatus, chosenStatuses } from '../../applications/policy.ts';
import { applicationSentences, offeredMessages } from '../../applications/texts.ts';
import { limits } from '../../policy.ts';
import type { Move, Received } from '../contract.ts';

type Movable = Pick<Received, 'status' | 'can'>;

/** The moves that these applications may make, each with those that it reaches. One that is in review already is told that it takes longer. */
export function movesOfChosen<Each extends Movable>(applications: readonly Each[]): { to: ChosenStatus; reached: Each[] }[] {
  return chosenStatuses.flatMap((to) => {
    const able = applications.filter(({ can }) => can.moveTo.includes(to));
    const [there, elsewhere] = [able.filter(({ status }) => status === to), able.filter(({ status }) => status !== to)];
    return [elsewhere, there].filter(({ length }) => length > 0).map((reached) => ({ to, reached }));
  });
}

/** The message that is offered to each applicant, by the id of their application. */
export function offeredTexts(applications: readonly Received[], to: ChosenStatus, jobTitle: string): Record<string, string> {
  const offer = offeredMessages[to];
  return Object.fromEntries(applications.map(({ id, person }) => [id, offer({ firstName: person?.firstName ?? '', jobTitle })]));
}

type Typed = { to: ChosenStatus; texts: Record<string, string>; payMin: string; payMax: string; tells: boolean };

/** The moves of what was typed, or the reason why the pay is not in order. */
export function prepareMoves(
  applications: readonly Received[],
  { to, texts, payMin, payMax, tells }: Typed,
): { moves: Move[] } | { problem: string } {
  const asksPay = to === 'invited' && applications.some(({ can }) => can.needsPay);
  const pay = asksPay ? readPay(payMin, payMax) : null;
  if (typeof pay === 'string') return { problem: pay };
  const moves = applications.map(({ id, version, can }) => {
    return { id, version, to, tells, message: tells ? (texts[id] ?? '').trim() : '', pay: can.needsPay ? pay : null };
  });
  return { moves };
}

function readPay(typedMin: string, typedMax: string): { min: number | null; max: number | null } | string {
  const [min, max] = [typedMin, typedMax].map((typed) => (typed.trim() === '' ? null : parseNumber(typed)));
  if (min == null && max == null) return applicationSentences.needsPay;
  for (const amount of [min, max]) {
    if (amount == null) continue;
    if (!Number.isInteger(amount) || amount < 0) return 'Vul een bedrag in hele euro in.';
    if (amount > limits.salary) return 'Dit bedrag is te hoog.';
  }
  if (min != null && max != null && min > max) return applicationSentences.payOrder;
  return { min: min ?? null, max: max ?? null };
}
