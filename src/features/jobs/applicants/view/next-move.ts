import type { ApplicationStatus, ChosenStatus } from '../../applications/policy.ts';

/** The move that goes on with an application: from an invitation to a job; undefined after an answer that ends it. */
export function nextMove(status: ApplicationStatus, moves: readonly ChosenStatus[]): ChosenStatus | undefined {
  const next = status === 'invited' ? 'hired' : 'invited';
  return moves.find((to) => to === next);
}
