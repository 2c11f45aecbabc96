import type { ChosenStatus } from '../../applications/policy.ts';
import { moveLabels } from '../../applications/texts.ts';
import type { Received } from '../contract.ts';

/** A move of these applications, as the button that begins it says it. */
export function moveLabel(applications: readonly Pick<Received, 'status'>[], to: ChosenStatus): string {
  const isThere = applications.length > 0 && applications.every(({ status }) => status === to);
  return isThere ? 'Laten weten dat het langer duurt' : moveLabels[to];
}
