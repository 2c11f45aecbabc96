import { formatWait } from '../waiting.ts';
import { clockOf, dayOf } from '../zoned-time.ts';
import type { LimitReached } from './rate-limits.ts';

type Asker = { now: Date; timeZone: string };

/**
 * The refusal of a person who reached a limit: a message with the time, in their own zone, from which it works again, and
 * the seconds until then. For example 'Je hebt het afgelopen uur 30 posts geplaatst. Om 14:35 kun je weer posten.'
 */
export function tooMany({ limit, until }: LimitReached, { now, timeZone }: Asker, words: { did: string; again: string }) {
  const when = againAt(until, { now, timeZone });
  const period = limit.seconds === 86_400 ? 'de afgelopen 24 uur' : 'het afgelopen uur';
  const sentence = `Je hebt ${period} ${words.did}. ${when.charAt(0).toUpperCase()}${when.slice(1)} ${words.again}.`;
  return { message: sentence, data: untilAgain(until, now) };
}

/** The refusal of a limit that is soon over: how long that takes says more than a clock time. */
export function soonAgain(until: Date, now: Date, did = 'Je doet dit te vaak.') {
  const data = untilAgain(until, now);
  return { message: `${did} Probeer het over ${formatWait(data.seconds)} opnieuw.`, data };
}

/** The sentence of a refusal that has none of its own that says when. */
export function withWait(seconds: number): string {
  return `Te veel pogingen. Probeer het over ${formatWait(Math.ceil(seconds))} opnieuw.`;
}

/** When a limit lets through again, as the contract says it beside the sentence. */
function untilAgain(until: Date, now: Date): { seconds: number; until: string } {
  return { seconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)), until: until.toISOString() };
}

/** The time of the next try: 'om 14:35', 'morgen om 00:10'. Rounded up to a whole minute, so that it is never too early. */
export function againAt(until: Date, { now, timeZone }: Asker): string {
  const minute = new Date(Math.ceil(until.getTime() / 60_000) * 60_000).toISOString();
  const time = clockOf(minute, timeZone);
  return dayOf(minute, timeZone) === dayOf(now.toISOString(), timeZone) ? `om ${time}` : `morgen om ${time}`;
}

/** '1 post', '30 posts' */
export function counted(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}
