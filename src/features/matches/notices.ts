import { counted } from '../../platform/server/too-many.ts';
import type { Notices } from '../notifications/policy.ts';
import type { MatchSide } from './policy.ts';

declare module '../notifications/policy.ts' {
  interface NoticeDetails {
    /** The subject is the job for a talent, and the talent profile for a poster. */
    'match-mutual': { subjectId: string; side: MatchSide; title: string };
    /** The subject is the reader's talent profile, or the reader as a poster. */
    'match-new': { actorId: null; subjectId: string; side: MatchSide; count: number };
  }
}

type MatchKind = 'match-mutual' | 'match-new';

const pathOf = (side: MatchSide, filter = '') => `/matches?kant=${side === 'talent' ? 'talent' : 'vacatures'}${filter}`;

export const matchesNotices: Notices<MatchKind> = {
  kinds: {
    'match-mutual': {
      type: 'connection',
      place: ({ subjectId, side, title }) => ({ subjectId, actionUrl: pathOf(side, '&filter=interested'), quote: title }),
      text: ({ names: [name = ''], excerpt }) => ({
        title: 'Jullie zijn allebei geïnteresseerd',
        message: `${name} en jij zien allebei iets in “${excerpt}”. Stuur een bericht.`,
      }),
    },
    'match-new': {
      type: 'info',
      place: ({ subjectId, side, count }) => ({
        subjectId,
        actionUrl: pathOf(side),
        quote: counted(count, 'nieuwe match', 'nieuwe matches'),
      }),
      text: ({ excerpt }) => ({ title: 'Nieuwe matches', message: `Bekijk je ${excerpt}.` }),
    },
  },
  preferences: {
    'match-mutual': { label: 'Matches waarin jullie allebei geïnteresseerd zijn', channel: 'mail' },
    'match-new': { label: 'Nieuwe matches, hoogstens één keer per dag', channel: 'digest' },
  },
};
