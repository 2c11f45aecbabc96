import * as z from 'zod';
import { id, procedure } from '../../platform/contract.ts';
import { paces } from '../../platform/limits.ts';
import { isVisible } from '../../platform/visible-text.ts';

const required = 'Alle velden zijn verplicht';

/** The roles that a person may hold; 'ondernemer' is an alias on input and never stored. */
export const role = z
  .enum(['entrepreneur', 'talent', 'investor', 'ondernemer'])
  .transform((value) => (value === 'ondernemer' ? 'entrepreneur' : value));

export const email = z
  .string(required)
  .trim()
  .toLowerCase()
  .min(1, required)
  .max(254, 'Dit e-mailadres is te lang.')
  .pipe(z.email('Vul een geldig e-mailadres in.'));

export const personName = z
  .string(required)
  .trim()
  .min(1, required)
  .max(80, 'Een naam heeft hoogstens 80 tekens.')
  // Control characters and line breaks have no place in a name that ends up in mail headers; what turns the direction
  // of a line would turn the words around the name too.
  .regex(/^[^\p{Cc}\p{Bidi_Control}<>]*$/u, 'Een naam kan deze tekens niet bevatten.')
  .refine(isVisible, required);

/** At most 128 characters. The minimum length of a new password is a setting that the server checks. */
export const password = z.string(required).min(1, required).max(128, 'Een wachtwoord heeft hoogstens 128 tekens.');

const signInInput = z.strictObject({ email, password });
export type SignInInput = z.input<typeof signInInput>;

const tags = ['accounts'];
const done = z.object({ ok: z.literal(true) });
export const tooMany = {
  TOO_MANY_REQUESTS: { message: 'Te veel pogingen. Wacht even en probeer het opnieuw.', data: z.object({ seconds: z.int() }) },
};

export const weakPassword = {
  WEAK_PASSWORD: { status: 422, message: 'Dit wachtwoord is te makkelijk te raden. Kies een langer of minder gewoon wachtwoord.' },
};

/** The content of a mailed link. */
const mailedToken = z.strictObject({ token: z.string().min(1).max(2000) });

/** As long as an address with it may be, so that a spoilt one gets the same answer as a used one. */
const mailedLink = z.strictObject({ purpose: z.enum(['password-reset', 'email-change']), token: z.string().max(20_000) });
export type MailedLink = z.input<typeof mailedLink>;

const roles = z
  .array(role)
  .min(1, 'Selecteer minimaal één rol')
  .max(3)
  .transform((chosen) => [...new Set(chosen)])
  .default(['investor']);

export const signUpInput = z.strictObject({ id, firstName: personName, lastName: personName, email, password, roles });
export type SignUpInput = z.input<typeof signUpInput>;

export const wrongPassword = { WRONG_PASSWORD: { status: 422, message: 'Dit wachtwoord klopt niet.' } };
const invalidConfirmation = {
  INVALID_LINK: { status: 422, message: 'Deze bevestigingslink is niet meer geldig. Vraag een nieuwe aan.' },
};

export const accountsContract = {
  signUp: procedure(
    { access: 'anyone', limit: { counts: ['sign-up-network'] } },
    {
      method: 'POST',
      path: '/accounts/sign-up',
      tags,
      summary: 'Sign up',
      description:
        'Keeps the sign-up until its address is confirmed, mails a confirmation link, and sets a cookie by which this browser may confirm it. The answer is the same for an address that already has an account, whose owner is mailed instead.',
    },
  )
    .input(signUpInput)
    .output(done)
    .errors({
      ...weakPassword,
      CONFLICT: { message: 'Deze id is al in gebruik.' },
      ...tooMany,
    }),

  resendConfirmation: procedure(
    { access: 'anyone', limit: { pace: paces.seldom, counts: ['confirmation-mail'] } },
    {
      method: 'POST',
      path: '/accounts/confirmations',
      tags,
      summary: 'Send the confirmation mail again',
      description: 'Mails a new link if the address waits for confirmation. The answer never shows whether it does.',
    },
  )
    .input(z.strictObject({ email }))
    .output(done)
    .errors(tooMany),

  confirmEmail: procedure(
    { access: 'anyone', limit: { counts: ['confirm-network'] } },
    {
      method: 'POST',
      path: '/accounts/confirm-email',
      tags,
      summary: 'Confirm an e-mail address',
      description:
        'Makes the account and its profile from one sign-up at the address of the link, and drops the others there. It takes the sign-up of the calling browser, or the one whose password is given; without either, the answer is PASSWORD_NEEDED. The link is valid for a day. Repeating the call changes nothing.',
    },
  )
    .input(mailedToken.extend({ password: password.optional() }))
    .output(done.extend({ email: z.string().nullable().describe('The confirmed address; null when it was confirmed before.') }))
    .errors({
      ...invalidConfirmation,
      PASSWORD_NEEDED: {
        status: 403,
        message: 'Vul het wachtwoord in dat je bij het registreren koos.',
        data: z.object({ email: z.string() }),
      },
      ...wrongPassword,
      ...tooMany,
    }),

  confirmWithDetails: procedure(
    { access: 'anyone', limit: { counts: ['confirm-network'] } },
    {
      method: 'POST',
      path: '/accounts/confirm-with-details',
      tags,
      summary: 'Confirm an e-mail address with new details',
      description:
        'Like `confirmEmail`, for a person who has neither the browser nor the password of a sign-up: the account gets the names, roles and password given here. A guessable password leaves the link valid.',
    },
  )
    .input(mailedToken.extend({ firstName: personName, lastName: personName, password, roles }))
    .output(done)
    .errors({ ...invalidConfirmation, ...weakPassword, ...tooMany }),

  signIn: procedure(
    { access: 'anyone', limit: { pace: paces.often, counts: ['sign-in-address', 'sign-in-account', 'sign-in-device'] } },
    {
      method: 'POST',
      path: '/accounts/sign-in',
      tags,
      summary: 'Sign in',
      description:
        'Checks e-mail and password, sets the session cookie and ends the session that the request came with. Wrong passwords are limited per address and per account; a device that signed in before has a limit of its own. Suspended people learn of their suspension only after the right password.',
    },
  )
    .input(signInInput)
    .output(done.extend({ /** Whether the account is less than a day old. */ isFirstDay: z.boolean() }))
    .errors({
      INVALID_CREDENTIALS: { status: 401, message: 'E-mailadres of wachtwoord klopt niet.' },
      EMAIL_NOT_CONFIRMED: { status: 403, message: 'Bevestig eerst je e-mailadres' },
      /** Its message names the office's address. */
      SUSPENDED: { status: 403, message: 'Je account is geblokkeerd.' },
      ...tooMany,
    }),

  signOut: procedure(
    { access: 'anyone', limit: { none: 'Ends the one session that it came with.' } },
    {
      method: 'POST',
      path: '/accounts/sign-out',
      tags,
      summary: 'Sign out',
      description: 'Ends this session and removes its cookie. Repeating the call changes nothing.',
    },
  )
    .input(z.strictObject({}).optional())
    .output(done),

  requestPasswordReset: procedure(
    { access: 'anyone', limit: { pace: paces.seldom, counts: ['reset-mail'] } },
    {
      method: 'POST',
      path: '/accounts/password-resets',
      tags,
      summary: 'Ask for a new password',
      description:
        'Mails a link if the address has an account. The link works once, within an hour, and until another is requested. The answer never shows whether the address has an account.',
    },
  )
    .input(z.strictObject({ email }))
    .output(done)
    .errors(tooMany),

  readMailedLink: procedure(
    // No GET: a token in an address ends up in logs.
    { access: 'anyone', limit: { pace: paces.often } },
    {
      method: 'POST',
      path: '/accounts/mailed-links',
      tags,
      summary: 'Look at a mailed link',
      description: 'Tells whether the link for a new password or a new address still works. It uses nothing up.',
    },
  )
    .input(mailedLink)
    .output(z.object({ works: z.boolean() })),

  resetPassword: procedure(
    { access: 'anyone', limit: { counts: ['reset-network'] } },
    {
      method: 'POST',
      path: '/accounts/reset-password',
      tags,
      summary: 'Choose a new password',
      description:
        'Takes the token of the mailed link. Ends every session and mails the owner that the password was changed. A guessable password leaves the token valid.',
    },
  )
    .input(mailedToken.extend({ password }))
    .output(done.extend({ email: z.string().describe('The address of the account, to sign in with.') }))
    .errors({
      INVALID_LINK: { status: 422, message: 'Deze link is niet meer geldig. Vraag een nieuwe aan.' },
      ...weakPassword,
      ...tooMany,
    }),

  confirmNewEmail: procedure(
    { access: 'anyone', limit: { pace: paces.often, counts: ['password-check'] } },
    {
      method: 'POST',
      path: '/accounts/confirm-new-email',
      tags,
      summary: 'Confirm a new address',
      description:
        'Takes the token of the link mailed to the new address; it works once, within a day. Also needs a session of the account or its password; without either, the answer is PASSWORD_NEEDED. The old address is notified.',
    },
  )
    .input(mailedToken.extend({ password: password.optional() }))
    .output(done)
    .errors({
      INVALID_LINK: { status: 422, message: 'Deze link is niet meer geldig. Vraag de wijziging opnieuw aan.' },
      PASSWORD_NEEDED: { status: 403, message: 'Vul het wachtwoord van je account in.' },
      ...wrongPassword,
      ...tooMany,
    }),
};
