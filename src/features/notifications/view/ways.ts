import type { Preference } from '../contract.ts';
import { type Channel, canWait, isMailing } from '../policy.ts';

/** The ways by which a subject reaches somebody, as columns of the settings. */
export type Way = 'app' | 'mail' | 'digest';

type Chosen = Pick<Preference, 'kind' | 'channel'>;

/** The ways that a subject can be chosen for: a mailing comes by mail alone, and not everything can wait for the digest. */
export function waysOf({ kind }: Pick<Preference, 'kind'>): readonly Way[] {
  if (isMailing(kind)) return ['mail'];
  return canWait(kind) ? ['app', 'mail', 'digest'] : ['app', 'mail'];
}

/** Whether a subject comes by a way: everything that is mailed shows in the app too, mailings aside. */
export function isWayOn({ channel }: Chosen, way: Way): boolean {
  return channel === way || (way === 'app' && channel !== 'none');
}

/** The channel after a way was turned on or off. Without the app there is no mail; a mail comes at once or with the others of the day. */
export function whenTurned(chosen: Chosen, way: Way): Channel {
  if (!isWayOn(chosen, way)) return way;
  return way === 'app' || isMailing(chosen.kind) ? 'none' : 'app';
}
