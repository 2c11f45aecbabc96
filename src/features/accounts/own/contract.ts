import * as z from 'zod';
import { id, instant, limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { email, password, tooMany, weakPassword, wrongPassword } from '../contract.ts';

const tags = ['account'];
const signedIn = { access: 'signed-in' } as const;
const done = z.object({ ok: z.literal(true) });

const zoneUnknown = 'Kies een tijdzone uit de lijst.';

/** An IANA name such as Europe/Brussels that JavaScript knows; offsets are none. */
const timeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/, zoneUnknown)
  .refine(isTimeZone, zoneUnknown);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('nl', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const account = z.object({
  email: z.string(),
  /** The address that waits for confirmation; null when none does. */
  newEmail: z.string().nullable(),
  timeZone: z.string(),
  createdAt: instant,
});

const device = z.object({
  id: z.uuid(),
  /** Such as 'Firefox op Windows'. */
  name: z.string(),
  createdAt: instant,
  /** To the hour. */
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});

export type Device = z.output<typeof device>;

const newPassword = z.strictObject({ currentPassword: password, password });
export type NewPassword = z.input<typeof newPassword>;

const newEmail = z.strictObject({ email, password });
export type NewEmail = z.input<typeof newEmail>;

/** A stream on the server, a Blob in clients of the contract. */
const zip = z.union([z.instanceof(ReadableStream), z.instanceof(Blob)]);

export const ownAccountContract = {
  readAccount: procedure(signedIn, {
    method: 'GET',
    path: '/account',
    tags,
    summary: 'One’s own account',
    description: 'The signed-in person’s address, a new address that waits for confirmation, and their time zone.',
  }).output(account),

  changePassword: procedure(limited(signedIn, { pace: paces.seldom, counts: ['password-check'] }), {
    method: 'PUT',
    path: '/account/password',
    tags,
    summary: 'Change the password',
    description: 'Requires the current password. Ends every other session and mails the owner that the password was changed.',
  })
    .input(newPassword)
    .output(done)
    .errors({ ...wrongPassword, ...weakPassword, ...tooMany }),

  requestEmailChange: procedure(limited(signedIn, { pace: paces.seldom, counts: ['password-check', 'email-change-mail'] }), {
    method: 'PUT',
    path: '/account/new-email',
    tags,
    summary: 'Request a change of address',
    description:
      'Mails a link to the new address; the old one stays in use until the link is opened. The answer is the same when the address belongs to another account, whose owner is mailed instead.',
  })
    .input(newEmail)
    .output(done)
    .errors({ SAME_EMAIL: { status: 422, message: 'Dit is al je e-mailadres.' }, ...wrongPassword, ...tooMany }),

  cancelEmailChange: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'DELETE',
    path: '/account/new-email',
    tags,
    summary: 'Keep the old address',
    description: 'The link mailed to the new address stops working. Does nothing if there was none.',
  }).output(done),

  listDevices: procedure(signedIn, {
    method: 'GET',
    path: '/account/sessions',
    tags,
    summary: 'The signed-in browsers',
    description:
      'Every browser that is signed in to this account: the calling one, then the most recently used. At most 100: signing in ends those that were used longest ago.',
  }).output(z.array(device)),

  signOutDevice: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'DELETE',
    path: '/account/sessions/{id}',
    tags,
    summary: 'Sign out one browser',
    description: 'Ends one of the caller’s own sessions.',
  })
    .input(z.strictObject({ id }))
    .output(done)
    .errors({ NOT_FOUND: { message: 'Dit apparaat is al uitgelogd.' } }),

  signOutOthers: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'DELETE',
    path: '/account/other-sessions',
    tags,
    summary: 'Sign out everywhere else',
    description: 'Ends every session of this account except the calling one.',
  }).output(done),

  signOutEverywhere: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'DELETE',
    path: '/account/sessions',
    tags,
    summary: 'Sign out everywhere',
    description: 'Ends every session of this account, including this one, and removes its cookie.',
  }).output(done),

  setTimeZone: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'PUT',
    path: '/account/time-zone',
    tags,
    summary: 'Choose a time zone',
    description: 'An IANA name, in any letter case. Times are stored in UTC and shown in this zone.',
  })
    .input(z.strictObject({ timeZone }))
    .output(done)
    .errors({ BAD_REQUEST: { message: zoneUnknown } }),

  downloadData: procedure(limited(signedIn, { counts: ['download-data'] }), {
    method: 'GET',
    path: '/account/data',
    tags,
    summary: 'Download all data about oneself',
    description: 'A zip file, streamed as it is made: one JSON file per area with every stored value about the person, and their files.',
  })
    .output(zip)
    .errors(tooMany),

  deleteAccount: procedure(limited(signedIn, { pace: paces.seldom, counts: ['password-check'] }), {
    method: 'POST',
    path: '/account/deletion',
    tags,
    summary: 'Delete the account',
    description:
      'Requires the password. Permanently removes the account with its profile, posts, comments, likes and files, ends every session, and mails a goodbye.',
  })
    .input(z.strictObject({ password }))
    .output(done)
    .errors({ ...wrongPassword, ...tooMany }),
};
