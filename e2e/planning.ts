import type { Page } from '@playwright/test';
import { newId } from '../src/platform/ids.ts';
import { addMonths, dayOf, formatLongDay, instantAt } from '../src/platform/zoned-time.ts';
import { expect } from './fixtures.ts';

/** Where people are who chose no other zone. */
const home = 'Europe/Brussels';
export const today = () => dayOf(new Date().toISOString(), home);

/** A day that the next month has, so that the calendar shows it after one step. */
export const nextTenth = () => `${addMonths(today(), 1).slice(0, 8)}10`;

type Wish = { participantId: string; title: string; day?: string; from?: string; until?: string; zone?: string };

/** Plans a meeting through the API; gives its id. */
export async function planMeeting(page: Page, origin: string, wish: Wish): Promise<string> {
  const { participantId, title, day = nextTenth(), from = '10:00', until = '11:00', zone = home } = wish;
  const times = { startTime: instantAt(day, from, zone), endTime: instantAt(day, until, zone) };
  const data = { id: newId(), participantId, title, ...times };
  const answer = await page.context().request.post(`${origin}/api/meetings`, { data, headers: { origin } });
  expect(answer.status(), await answer.text()).toBe(201);
  return data.id;
}

type Change = { day?: string; from: string; until: string };

/** Moves a meeting through the API, as its organizer does in another window. */
export async function moveMeeting(page: Page, origin: string, id: string, { day = nextTenth(), from, until }: Change): Promise<void> {
  const { title, sequence } = await (await page.request.get(`${origin}/api/meetings/${id}`)).json();
  const data = { title, sequence, startTime: instantAt(day, from, home), endTime: instantAt(day, until, home) };
  const answer = await page.context().request.put(`${origin}/api/meetings/${id}`, { data, headers: { origin } });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function statusOf(page: Page, origin: string, id: string): Promise<string> {
  return (await (await page.request.get(`${origin}/api/meetings/${id}`)).json()).status;
}

export async function emailOf(page: Page, origin: string): Promise<string> {
  return (await (await page.request.get(`${origin}/api/account`)).json()).email;
}

export const newMeeting = (page: Page) => page.getByRole('dialog', { name: 'Nieuwe Meeting' });
export const people = (page: Page) => page.getByRole('listbox', { name: 'Mensen' }).getByRole('option');

/** Opens the agenda with what its address says in a dialog of that name. */
export async function openDialog(page: Page, origin: string, search: string, name: string): Promise<void> {
  await page.goto(`${origin}/agenda?${search}`);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

export async function chooseParticipant(page: Page, name: string): Promise<void> {
  await page.getByLabel('Deelnemer *').fill(name);
  await people(page).filter({ hasText: name }).click();
  await expect(page.getByLabel('Deelnemer *')).toHaveValue(name);
}

/** Chooses a day of the next month in the calendar. */
export async function chooseDay(page: Page, day: string): Promise<void> {
  await page.getByLabel('Datum *').click();
  await page.getByRole('button', { name: 'Volgende maand' }).click();
  await page.getByRole('button', { name: formatLongDay(day) }).click();
  await expect(page.getByLabel('Datum *')).toHaveText(formatLongDay(day));
}
