import { type AccessRows, everybody } from '../../app/testing/procedure-rows.ts';
import type { contactContract } from './contract.ts';
import { contactInput } from './factory.ts';

/** The answers of these procedures to each kind of caller. */
export const contactAccess: AccessRows<typeof contactContract> = {
  readForm: everybody('ok'),
  sendContactMessage: {
    ...everybody('ok'),
    input: (_scene, { services }) => contactInput(services),
    hidden: 'The id is made for the new message.',
  },
};
