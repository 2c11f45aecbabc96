import type { Notices } from '../notifications/policy.ts';
import { owedPath } from './promise/notices.ts';
import { shownTitle } from './view/shown-title.ts';

declare module '../notifications/policy.ts' {
  interface NoticeDetails {
    'job-asked': { actorId: null; jobId: string; title: string };
    'job-expired': { actorId: null; jobId: string; title: string };
    /** For a job whose applicants wait for an answer, if only one of them. */
    'job-expired-owed': { actorId: null; jobId: string; title: string };
  }
}

type JobKind = 'job-asked' | 'job-expired' | 'job-expired-owed';

const placeOfJob = ({ jobId, title }: { jobId: string; title: string }) => ({
  subjectId: jobId,
  actionUrl: `/banen/${jobId}`,
  quote: title,
});

export const jobsNotices: Notices<JobKind> = {
  kinds: {
    'job-asked': {
      type: 'info',
      place: placeOfJob,
      text: ({ excerpt }) => ({
        title: 'Staat je vacature nog open?',
        message: `“${shownTitle(excerpt)}” staat er 60 dagen. Zonder antwoord sluit ze over 15 dagen.`,
      }),
      askSql: ({ subject, reader }) => `
        select json_build_object('about', 'job', 'jobId', j.id, 'state',
          case when j.closed_at is not null then 'declined' when j.asked_at is null then 'accepted' else 'open' end)
        from jobs j where j.id = ${subject} and j.poster_id = ${reader}`,
    },
    'job-expired': {
      type: 'info',
      place: placeOfJob,
      text: ({ excerpt }) => ({
        title: 'Je vacature is gesloten',
        message: `De tijd van “${shownTitle(excerpt)}” is om. Nog iemand nodig? Open ze weer.`,
      }),
    },
    'job-expired-owed': {
      type: 'info',
      place: ({ jobId, title }) => ({ subjectId: jobId, actionUrl: owedPath(jobId), quote: title }),
      text: ({ excerpt }) => ({
        title: 'Je vacature is gesloten',
        message: `De tijd van “${shownTitle(excerpt)}” is om. Nog niet iedereen kreeg antwoord van je.`,
      }),
    },
  },
  preferences: {
    'job-closing': { label: 'Deadlines van je vacatures', channel: 'mail' },
  },
};
