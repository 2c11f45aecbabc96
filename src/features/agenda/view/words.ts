import type { LiveWords } from '../../../platform/web/data/live.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** The viewer's meetings, wherever they show. */
    meetings: true;
    /** The meeting of a mailed link. */
    invitation: true;
  }
}

/** A meeting changed, by whomever and in whichever window. */
export const agendaLive: LiveWords = { agenda: () => ['meetings'] };
