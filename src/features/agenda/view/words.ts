import type { LiveWords } from '../../../platform/web/data/live.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** The viewer's meetings, wherever they show. */
    meetings: true;
    /** The meeting of a mailed link. */
    invitation: true;
  }
}

/** Sent on any change of a meeting, whoever made it. */
export const agendaLive: LiveWords = { agenda: () => ['meetings'] };
