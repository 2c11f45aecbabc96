import type { AskOf } from '../../notifications/contract.ts';
import type { Answering } from '../../notifications/view/answering.ts';

/** The answer to a request to connect, in its notification. */
export function connectionAnswering({ personId }: AskOf<'connection'>): Answering {
  return {
    accept: { label: 'Accepteren', call: (api) => api.network.acceptRequest.call({ id: personId }) },
    decline: { label: 'Afwijzen', call: (api) => api.network.declineRequest.call({ id: personId }) },
    said: { accepted: 'Jullie zijn nu verbonden.', declined: 'Je wees dit verzoek af.' },
    changes: ['relations', `relation:${personId}`, 'connections'],
  };
}
