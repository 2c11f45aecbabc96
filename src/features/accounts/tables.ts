import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type * as z from 'zod';

import type { signUpInput } from './contract.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** The private side of a person: their ways to sign in. Their public side is the profile. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    /** Asked for by Better Auth and left empty: names live in the profile. */
    name: text().notNull().default(''),
    image: text(),
    /** IANA name as PostgreSQL spells it; times are stored in UTC and shown in this zone. */
    timeZone: text().notNull().default('Europe/Brussels'),
    /** Suspended people can't sign in and are hidden from others; null for everyone else. */
    suspendedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    // Serves sign-in; addresses are kept in lower case, so there is one account per address.
    uniqueIndex('accounts_email').on(table.email),
    // Serves the look-up of suspended people.
    index('accounts_suspended').on(table.id).where(sql`${table.suspendedAt} is not null`),
    check('accounts_email_lower', sql`${table.email} = lower(${table.email})`),
    check('accounts_email_length', sql`char_length(${table.email}) between 3 and 254`),
  ],
);

/** Sign-ups that wait for their address to be confirmed, several at one address (docs/decisions/022-sign-up-attempts.md). */
export const signUpAttempts = pgTable(
  'sign_up_attempts',
  {
    /** Made by the client; the account gets it. */
    id: uuid().primaryKey(),
    email: text().notNull(),
    /** argon2id, salted for the address: see hashForAddress. */
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    roles: text().array().notNull().$type<z.output<typeof signUpInput>['roles']>(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    // Serves confirmation, sign-in before it, and the newest attempt for another mail.
    index('sign_up_attempts_email').on(table.email, table.createdAt),
    // Serves the removal of old attempts.
    index('sign_up_attempts_age').on(table.createdAt),
    check('sign_up_attempts_email_lower', sql`${table.email} = lower(${table.email})`),
    check('sign_up_attempts_email_length', sql`char_length(${table.email}) between 3 and 254`),
  ],
);

/** Signed-in browsers. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the cookie's value, in hexadecimal: who reads the table or a backup can sign in nowhere. */
    token: text().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    /** Asked for by Better Auth and left empty: the list of devices does without. */
    ipAddress: text(),
    userAgent: text(),
    createdAt: instant().notNull().defaultNow(),
    /** When it was last used, to the hour. */
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    // Serves the session of every request.
    uniqueIndex('sessions_token').on(table.token),
    // Serves the list of a person's sessions.
    index('sessions_account').on(table.accountId),
    // Serves the removal of expired sessions.
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** Ways to prove who one is: for now one password (argon2id) per account. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  // Serves sign-in; one credential of a kind per account.
  (table) => [uniqueIndex('credentials_user_provider').on(table.userId, table.providerId)],
);

/** Links in mails that may be used once: a new password, a new address. Only a digest of what the link holds is kept. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    /** SHA-256 of the token, in hexadecimal. */
    digest: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** password-reset or email-change */
    purpose: text().notNull(),
    /** The address that an email-change waits for. */
    newEmail: text(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    // Serves the change of address that waits, and the end of an account's links.
    index('account_tokens_account').on(table.accountId, table.purpose),
    // Serves the removal of expired links.
    index('account_tokens_expiry').on(table.expiresAt),
    check('account_tokens_purpose', sql`${table.purpose} in ('password-reset', 'email-change')`),
    check('account_tokens_new_email', sql`(${table.purpose} = 'email-change') = (${table.newEmail} is not null)`),
  ],
);
