import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newId } from '../src/platform/ids.ts';
import { expect } from './fixtures.ts';

type Mailbox = (address: string) => Promise<{ text: string }>;

/** Signs a new person in to this page's browser through the API, with the confirmation mail as everyone gets it. */
export async function becomeMember(page: Page, origin: string, mailTo: Mailbox, roles: string[]): Promise<void> {
  const email = `${roles.join('-')}-${randomUUID()}@voorbeeld.test`;
  const password = 'kastanje-onder-de-brug';
  const send = async (path: string, data: object) => {
    const response = await page.context().request.post(`/api/accounts/${path}`, { data, headers: { origin } });
    expect(response.status(), await response.text()).toBeLessThan(300);
  };
  await send('sign-up', { id: newId(), firstName: 'An', lastName: 'Maes', email, password, roles });
  const { text } = await mailTo(email);
  const token = decodeURIComponent(/bevestiging=(\S+)/.exec(text)?.[1] ?? '');
  await send('confirm-email', { token });
  await send('sign-in', { email, password });
}

/** Gives a member a name that no other test has, and gives their id. */
export async function nameMember(page: Page, origin: string, lastName: string): Promise<string> {
  const own = await (await page.request.get('/api/me/profile')).json();
  const data = { ...own.fields, firstName: 'Bea', lastName, version: own.version };
  const answer = await page.request.put('/api/me/profile', { data, headers: { origin } });
  expect(answer.status(), await answer.text()).toBe(200);
  return own.person.id;
}

/** Two people with names that no other test has, each in a browser of their own. */
export type Pair = { myId: string; theirId: string; mine: string; theirs: string };
export type Scene = { page: Page; otherPage: Page; origin: string; mailTo: Mailbox };

export async function makePair({ page, otherPage, origin, mailTo }: Scene): Promise<Pair> {
  const join = async (its: Page, role: string) => {
    const lastName = `Q${randomUUID().slice(0, 8)}`;
    await becomeMember(its, origin, mailTo, [role]);
    return { id: await nameMember(its, origin, lastName), name: `Bea ${lastName}` };
  };
  const [me, them] = await Promise.all([join(page, 'entrepreneur'), join(otherPage, 'talent')]);
  return { myId: me.id, theirId: them.id, mine: me.name, theirs: them.name };
}
