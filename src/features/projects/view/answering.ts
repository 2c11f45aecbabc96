import type { AskOf } from '../../notifications/contract.ts';
import type { Answering } from '../../notifications/view/answering.ts';
import type {} from './words.ts';

/** The answer to the question whether one belongs to a team, in its notification. It is to the function that the notification shows. */
export function membershipAnswering({ projectId: id, role }: AskOf<'membership'>): Answering {
  return {
    accept: { label: 'Ja, toon mij', call: (api) => api.members.acceptMembership.call({ id, role }) },
    decline: { label: 'Nee', call: (api) => api.members.leaveTeam.call({ id }) },
    note: () => `Functie: ${role}`,
    said: { accepted: 'Je staat in het team.', declined: 'Je staat niet in het team.' },
    changes: [`project:${id}`, 'standings'],
  };
}

/** The answer to a request for access to an own project, in its notification. */
export function accessAnswering({ projectId: id, personId }: AskOf<'access'>): Answering {
  return {
    accept: { label: 'Toelaten', call: (api) => api.admissions.admitPerson.call({ id, personId }) },
    decline: { label: 'Afwijzen', call: (api) => api.admissions.declineAccess.call({ id, personId, answer: '' }) },
    said: { accepted: 'Je gaf toegang.', declined: 'Je wees dit verzoek af.' },
    changes: [`project:${id}`, 'standings'],
  };
}
