import type { Act } from '../view/patches.ts';
import { blockMeanings } from './block.ts';
import { failed, type Meaning, type Named, useMeant } from './meant.ts';

const failedAnswer = { title: 'Fout', message: 'Er is een fout opgetreden bij het verwerken van het verzoek.' };
const ownFaultInAnswer = 'Het verzoek kon niet worden beantwoord';

const meanings: Record<Act, Meaning> = {
  request: {
    call: (api, id) => api.network.requestConnection.call({ id }),
    success: () => ({ title: 'Verzoek verzonden', message: 'Je connectieverzoek is succesvol verzonden.' }),
    failure: { title: 'Kan geen verzoek versturen', message: 'Er is een onverwachte fout opgetreden' },
    ownFault: 'Fout bij aanmaken van connectieverzoek',
  },
  withdraw: {
    call: (api, id) => api.network.withdrawRequest.call({ id }),
    success: (name) => ({ title: 'Verzoek ingetrokken', message: `Je verzoek aan ${name} is weg.` }),
    failure: failedAnswer,
  },
  accept: {
    call: (api, id) => api.network.acceptRequest.call({ id }),
    success: () => ({ title: 'Verzoek geaccepteerd', message: 'Je hebt een nieuwe connectie!' }),
    failure: failedAnswer,
    ownFault: ownFaultInAnswer,
  },
  decline: {
    call: (api, id) => api.network.declineRequest.call({ id }),
    success: () => ({ title: 'Verzoek afgewezen', message: 'Het verzoek is afgewezen.' }),
    failure: failedAnswer,
    ownFault: ownFaultInAnswer,
  },
  remove: {
    call: (api, id) => api.network.removeConnection.call({ id }),
    success: (name) => ({ title: 'Connectie verwijderd', message: `${name} en jij zijn niet meer verbonden.` }),
    failure: failed,
  },
  dismiss: {
    call: (api, id) => api.network.dismissSuggestion.call({ id }),
    failure: failed,
  },
  ...blockMeanings,
};

/** Does something with a person. */
export function useAct(person: Named) {
  return useMeant(meanings, person);
}
