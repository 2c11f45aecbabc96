import { accessEndedSentence, withdrawnSentence } from '../../applications/texts.ts';
import type { Received } from '../contract.ts';

/** The sentence in the place of an application that the poster can't read. */
export function absenceOf({ status }: Pick<Received, 'status'>): string {
  return status === 'withdrawn' ? withdrawnSentence : accessEndedSentence;
}
