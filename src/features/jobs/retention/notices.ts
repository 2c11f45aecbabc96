import { formatShortDay } from '../../../platform/calendar.ts';
import type { Notices } from '../../notifications/policy.ts';
import { countedApplications } from '../promise/texts.ts';

declare module '../../notifications/policy.ts' {
  interface NoticeDetails {
    'applications-expire': { actorId: null; posterId: string; count: number; endsOn: string };
  }
}

export const retentionNotices: Notices<'applications-expire'> = {
  kinds: {
    'applications-expire': {
      type: 'info',
      place: ({ posterId, count, endsOn }) => ({
        subjectId: posterId,
        actionUrl: '/banen/antwoorden',
        quote: `${countedApplications(count)}, ${count === 1 ? 'op' : 'de eerste op'} ${formatShortDay(endsOn)}`,
      }),
      text: ({ excerpt }) => ({
        title: 'De bewaartijd is bijna voorbij',
        message: `Je kunt ze binnenkort niet meer lezen: ${excerpt}.`,
      }),
    },
  },
  preferences: {
    'applications-expire': { label: 'Sollicitaties waarvan de bewaartijd voorbijgaat', channel: 'mail' },
  },
};
