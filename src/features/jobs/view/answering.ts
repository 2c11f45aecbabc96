import type { AskOf } from '../../notifications/contract.ts';
import type { Answering } from '../../notifications/view/answering.ts';
import type {} from './words.ts';

/** The answer to the question whether an own job is still open, in its notification. Closing asks for a reason, on its page. */
export function jobAnswering({ jobId: id }: AskOf<'job'>): Answering {
  return {
    accept: { label: 'Ja, nog open', call: (api) => api.ownJobs.confirmJob.call({ id }) },
    decline: { label: 'Sluiten', path: `/banen/${id}` },
    said: { accepted: 'De vacature blijft open.', declined: 'De vacature is gesloten.' },
    changes: ['jobs', `job:${id}`],
  };
}
