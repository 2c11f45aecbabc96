import { type AccessRows, everybody, ownerOnly, signedIn } from '../../../app/testing/procedure-rows.ts';
import { newId } from '../../../platform/ids.ts';
import type { ownReadingsContract } from './contract.ts';
import { signMailedLink } from './tokens/mailed-link.ts';

const email = 'lezer@voorbeeld.test';

/** The answers of these procedures to each kind of caller. */
export const ownReadingsAccess: AccessRows<typeof ownReadingsContract> = {
  listOwnReadings: signedIn('ok'),
  eraseReading: {
    ...ownerOnly('ok'),
    input: ({ deckReadingId: id }) => ({ id }),
    hidden: 'The id is that of one’s own reading.',
  },
  requestReadings: { ...everybody('ok'), input: () => ({ email: `${newId()}@voorbeeld.test` }) },
  listMailedReadings: {
    ...everybody('ok'),
    input: (_scene, { services, clock }) => ({ token: signMailedLink(services.secret, email, clock.now()) }),
  },
  eraseMailedReadings: {
    ...everybody('ok'),
    input: (_scene, { services, clock }) => ({ token: signMailedLink(services.secret, email, clock.now()) }),
    hidden: 'The id is that of one’s own reading.',
  },
};
