import type { Toast } from '../../../../platform/web/kit/toast.ts';

type Tried = {
  /** The names of those who were moved. */
  moved: string;
  movedCount: number;
  /** The names of those whose applications changed meanwhile; empty without any. */
  changed: string;
  /** Some weren't sent, as a request failed. */
  isCut: boolean;
  /** They were told; else they were sorted only. */
  tells: boolean;
};

/** Tells a poster whom an answer to several reached. */
export function sentToast({ moved, movedCount, changed, isCut, tells }: Tried): Toast {
  const isWhole = changed === '' && !isCut;
  const reasons = [changed !== '' && `Intussen veranderd: ${changed}.`, isCut && 'De rest kon niet worden verstuurd.'];
  return {
    kind: movedCount === 0 || isCut ? 'error' : 'success',
    title: titleOf(movedCount, tells),
    message: isWhole ? moved : [...reasons.filter(Boolean), 'Wat je schreef, staat er nog.'].join(' '),
  };
}

function titleOf(count: number, tells: boolean): string {
  if (!tells) return count === 0 ? 'Niemand verplaatst' : `${count} verplaatst`;
  if (count === 0) return 'Geen antwoord verstuurd';
  return count === 1 ? '1 antwoord verstuurd' : `${count} antwoorden verstuurd`;
}
