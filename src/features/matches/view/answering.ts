import type { AskOf } from '../../notifications/contract.ts';
import type { Answering } from '../../notifications/view/answering.ts';
import type {} from './words.ts';

/** The next step of two people who are both interested, in its notification. */
export function matchAnswering({ jobId, talentId, personId }: AskOf<'match'>): Answering {
  return {
    accept: { label: 'Bericht sturen', call: (api) => api.matches.contactMatch.call({ jobId, talentId }) },
    decline: null,
    leadsTo: `/netwerk?chat=${personId}`,
    said: { accepted: 'Jullie hebben contact.', declined: '' },
    changes: ['matches'],
  };
}
