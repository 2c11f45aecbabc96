import { networkOf } from '../../platform/server/http/request.ts';
import { implementContract } from '../../platform/server/procedures.ts';
import { LimitReached } from '../../platform/server/rate-limits.ts';
import { tooMany } from '../../platform/server/too-many.ts';
import { sendContactMessage } from './commands/send-contact-message.ts';
import { contactContract } from './contract.ts';
import { checkTicket, makeTicket } from './tokens/form-ticket.ts';

const os = implementContract(contactContract);
const done = { ok: true } as const;

/** The office's time zone, in which visitors without an account read times. */
const officeTimeZone = 'Europe/Brussels';

export const contactHandlers = os.router({
  readForm: os.readForm.handler(({ context: { services } }) => ({ ticket: makeTicket(services.secret, services.clock.now()) })),

  sendContactMessage: os.sendContactMessage.handler(async ({ input: { ticket, homepage, ...message }, context, errors }) => {
    const { services, viewer, address } = context;
    const now = services.clock.now();
    const opened = checkTicket(services.secret, ticket, now);
    if (opened === 'expired') throw errors.FORM_EXPIRED();
    // Bots get the usual answer, so that they learn nothing from it.
    if (homepage !== '' || opened === 'too-fast') return done;
    const sender = { network: networkOf(address), accountId: viewer?.id ?? null };
    const result = await sendContactMessage(services, sender, message);
    if (result instanceof LimitReached) {
      const asker = { now, timeZone: viewer?.timeZone ?? officeTimeZone };
      const did = `vanaf dit netwerk ${result.limit.points} berichten gestuurd`;
      throw errors.TOO_MANY_REQUESTS(tooMany(result, asker, { did, again: 'kun je ons weer schrijven' }));
    }
    switch (result) {
      case 'id-taken':
        throw errors.CONFLICT();
      case 'done':
        return done;
    }
  }),
});
