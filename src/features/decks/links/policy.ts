import { addDays } from '../../../platform/calendar.ts';
import type { RateLimit } from '../../../platform/server/rate-limits.ts';
import { beginOf, dayOf } from '../../../platform/zoned-time.ts';
import { projectZone } from '../../projects/policy.ts';

export const linkLimits = {
  /** Characters of the name that its owner gives a link. */
  label: 80,
  /** Days until a link ends, unless its owner chooses otherwise. */
  days: 30,
  maxDays: 365,
} as const;

/** The lives that a form offers, in days. */
export const linkDays = [7, 30, 90, 365] as const;

/** Days for which an ended link is kept, with what was read by it. */
export const endedKeptDays = 365;

/** Links that a person makes, in all of their projects: each may lead to mails to an address that they typed. */
export const newLinks: RateLimit = { name: 'deck-links', points: 100, seconds: 86_400 };

/** States of a link: it works, its time has passed, or its owner took it back. */
export const linkStates = ['open', 'expired', 'taken-back'] as const;
type LinkState = (typeof linkStates)[number];

/** The last moment of the day up to which a link can be read: its reader is told that day. */
export function lastMomentOf(createdAt: Date, days: number): Date {
  const lastDay = addDays(dayOf(createdAt.toISOString(), projectZone), days);
  return new Date(Date.parse(beginOf(addDays(lastDay, 1), projectZone)) - 1);
}

export function linkStateOf({ expiresAt, endedAt }: { expiresAt: Date; endedAt: Date | null }, now: Date): LinkState {
  if (endedAt !== null) return 'taken-back';
  return expiresAt > now ? 'open' : 'expired';
}
