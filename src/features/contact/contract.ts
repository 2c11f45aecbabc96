import * as z from 'zod';
import { id, limited, procedure, untilAgain } from '../../platform/contract.ts';
import { isVisible } from '../../platform/visible-text.ts';
import { contactLimits, contactSentences } from './policy.ts';

const tags = ['contact'];
const anyone = { access: 'anyone' } as const;
const limits = contactLimits;

/** A name on one line, as it ends up in a mail header beside an address. */
function name(missing: string) {
  return (
    z
      .string(missing)
      .trim()
      .max(limits.name, `Een naam heeft hoogstens ${limits.name} tekens.`)
      // Line ends would inject mail headers, and bidirectional overrides would disguise the address beside the name.
      .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}<>]*$/u, 'Een naam kan deze tekens niet bevatten.')
      .refine(isVisible, missing)
  );
}

const email = z
  .string(contactSentences.email)
  .trim()
  .toLowerCase()
  .min(1, contactSentences.email)
  .max(limits.email, 'Dit e-mailadres is te lang.')
  .pipe(z.email(contactSentences.invalidEmail));

const subject = z
  .string(contactSentences.subject)
  .trim()
  .max(limits.subject, `Een onderwerp heeft hoogstens ${limits.subject} tekens.`)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u, 'Een onderwerp is één regel, zonder bijzondere tekens.')
  .refine(isVisible, contactSentences.subject);

const message = z
  .string(contactSentences.message)
  .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .max(limits.message, 'Een bericht heeft hoogstens 5.000 tekens.')
      // The office also reads messages in a terminal, which would execute control characters.
      .regex(/^(?:[^\p{Cc}]|[\n\t])*$/u, 'Je bericht bevat tekens die we niet kunnen lezen.')
      .refine(isVisible, contactSentences.message),
  );

const contactMessage = z.strictObject({
  id,
  firstName: name(contactSentences.firstName),
  lastName: name(contactSentences.lastName),
  email,
  subject,
  message,
});
export type ContactMessage = z.output<typeof contactMessage>;

export const contactContract = {
  readForm: procedure(anyone, {
    method: 'GET',
    path: '/contact/form',
    tags,
    summary: 'Begin a message to the office',
    description: 'Returns the ticket to send a message with. It records when the form was opened, and is valid for a day.',
  }).output(z.object({ ticket: z.string() })),

  sendContactMessage: procedure(limited(anyone, { counts: ['contact-messages'] }), {
    method: 'POST',
    path: '/contact/messages',
    tags,
    successStatus: 201,
    summary: 'Write to the office',
    description:
      'Stores the message, mails it to the office and confirms it to its sender. The client makes the id; sending the same message again stores it once. Leave `homepage` empty: people don’t see that field, only programs fill it in. A message with `homepage`, or sent within 3 seconds of its ticket, gets the same answer and is dropped.',
  })
    .input(contactMessage.extend({ ticket: z.string().max(200), homepage: z.string().max(2000).default('') }))
    .output(z.object({ ok: z.literal(true) }))
    .errors({
      FORM_EXPIRED: { status: 422, message: 'Deze pagina stond te lang open. Verstuur je bericht nog eens.' },
      CONFLICT: { message: 'Deze id is al in gebruik.' },
      TOO_MANY_REQUESTS: { message: 'Je hebt ons al een paar keer geschreven. Probeer het later opnieuw.', data: untilAgain },
    }),
};
