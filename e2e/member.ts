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
