import type { RateLimit } from '../../../platform/server/rate-limits.ts';
import type { Settings } from '../../../platform/server/settings.ts';

/** The longest message with an invitation, in characters. */
export const messageLength = 1_000;

/** The lists of invitations: those that a person got, and those that they sent. */
export const sides = ['received', 'sent'] as const;
export type Side = (typeof sides)[number];

/** New invitations of a person a day, for all jobs together; the same sent again counts once. */
export function invitationsLimit({ limits: { talentInvitations } }: Settings): RateLimit {
  return { name: 'talent-invitations', points: talentInvitations, seconds: 86_400 };
}
