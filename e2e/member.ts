import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sessionCookie, sessionSeconds } from '../src/features/accounts/commands/sessions.ts';
import { makeSession } from '../src/features/accounts/factory.ts';
import { makePerson, type PersonDetails } from '../src/features/profiles/factory.ts';
import type { Database } from '../src/platform/server/database.ts';

/** A running Kiem and its database. */
type Place = { url: string; db: Database };

type Member = PersonDetails;

/** Makes a person with a session in this page's browser; returns their id. Only journey.spec.ts really signs up. */
export async function becomeMember(page: Page, place: Place, member: Member): Promise<string> {
  const { id } = await makePerson(place.db, { firstName: 'An', lastName: 'Maes', ...member });
  await signInAs(page, place, id);
  return id;
}

/** Gives this page's browser a new session of a person. */
export async function signInAs(page: Page, { url, db }: Place, id: string): Promise<void> {
  const value = await makeSession(db, { accountId: id, expiresAt: new Date(Date.now() + sessionSeconds * 1000) });
  await page.context().addCookies([{ name: sessionCookie, value, url, httpOnly: true, sameSite: 'Lax' }]);
}

/** Two people with unique names, each in their own browser. */
export type Pair = { myId: string; theirId: string; mine: string; theirs: string };
export type Scene = { page: Page; otherPage: Page; origin: string; db: Database };

export async function makePair({ page, otherPage, origin: url, db }: Scene): Promise<Pair> {
  const join = async (its: Page, role: 'entrepreneur' | 'talent') => {
    const lastName = `Q${randomUUID().slice(0, 8)}`;
    const id = await becomeMember(its, { url, db }, { roles: [role], firstName: 'Bea', lastName });
    return { id, name: `Bea ${lastName}` };
  };
  const [me, them] = await Promise.all([join(page, 'entrepreneur'), join(otherPage, 'talent')]);
  return { myId: me.id, theirId: them.id, mine: me.name, theirs: them.name };
}
