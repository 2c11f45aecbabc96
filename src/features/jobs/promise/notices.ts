import { formatShortDay } from '../../../platform/calendar.ts';
import type { Notices } from '../../notifications/policy.ts';
import { shownTitle } from '../view/shown-title.ts';
import { countedApplications } from './texts.ts';

declare module '../../notifications/policy.ts' {
  interface NoticeDetails {
    'answers-owed': { actorId: null; posterId: string; count: number; dueOn: string };
    'answer-missed': { actorId: null; applicationId: string; title: string };
  }
}

/** The address of the answers that are owed for a job. */
export const owedPath = (jobId: string) => `/banen/antwoorden?vacature=${jobId}`;

export const promiseNotices: Notices<'answers-owed' | 'answer-missed'> = {
  kinds: {
    'answers-owed': {
      type: 'info',
      place: ({ posterId, count, dueOn }) => ({
        subjectId: posterId,
        actionUrl: '/banen/antwoorden',
        quote: `${countedApplications(count)}, ${count === 1 ? '' : 'de eerste '}uiterlijk ${formatShortDay(dueOn)}`,
      }),
      text: ({ excerpt }) => ({ title: 'Iemand wacht op je antwoord', message: `Nog te beantwoorden: ${excerpt}.` }),
    },
    'answer-missed': {
      type: 'info',
      place: ({ applicationId, title }) => ({ subjectId: applicationId, actionUrl: `/banen/sollicitaties/${applicationId}`, quote: title }),
      text: ({ excerpt }) => ({
        title: 'Geen antwoord gekregen',
        message: `Je sollicitatie op “${shownTitle(excerpt)}” kreeg in 30 dagen geen antwoord. Dat zegt niets over jou.`,
      }),
    },
  },
  preferences: {
    'answers-owed': { label: 'Sollicitaties die op je antwoord wachten', channel: 'mail' },
    'answer-missed': { label: 'Sollicitaties waarop geen antwoord kwam', channel: 'mail' },
  },
};
