import type { Page } from '@playwright/test';
import { addDays, addMonths, formatDayAndMonth, formatLongDay } from '../src/platform/calendar.ts';
import { newId } from '../src/platform/ids.ts';
import { clockOf, dayOf, instantAt } from '../src/platform/zoned-time.ts';
import { call } from './conversation.ts';
import { expect } from './fixtures.ts';
import { untilReady } from './ready.ts';

/** The default zone of people. */
export const brussels = 'Europe/Brussels';
const inMonths = (months: number) => addMonths(dayOf(new Date().toISOString(), brussels), months).slice(0, 8);

/** A day in the next month, which the calendar shows after one step. */
export const nextTenth = () => `${inMonths(1)}10`;

/** The middle of a later month, so that the days around it are in that month too. */
export const dayAhead = () => `${inMonths(2)}15`;

/** A time in Brussels as clocks in New York show it: in some weeks of spring they are five hours behind, else six. */
export const inNewYork = (day: string, time: string) => clockOf(instantAt(day, time, brussels) ?? '', 'America/New_York');

type Planned = {
  with: string;
  title?: string;
  day?: string;
  /** In Brussels time. */
  start?: string;
  end?: string;
  /** Ends on the next day. */
  overMidnight?: boolean;
  location?: string;
};

/** Plans a meeting as the person of this page; returns its id. */
export async function plan(page: Page, origin: string, planned: Planned): Promise<string> {
  const { with: participantId, title = 'Kennismaking', location = null, day = nextTenth() } = planned;
  const { start = '10:00', end = '11:00', overMidnight = false } = planned;
  const id = newId();
  const startTime = instantAt(day, start, brussels);
  const endTime = instantAt(overMidnight ? addDays(day, 1) : day, end, brussels);
  await call(page, origin, 'post', 'meetings', { id, participantId, title, location, startTime, endTime });
  return id;
}

export async function answer(page: Page, origin: string, id: string, given: 'confirmed' | 'declined'): Promise<void> {
  await call(page, origin, 'put', `meetings/${id}/answer`, { sequence: 0, answer: given });
}

export async function cancel(page: Page, origin: string, id: string): Promise<void> {
  await call(page, origin, 'put', `meetings/${id}/cancellation`);
}

/** Opens the agenda and waits for hydration. */
export async function openAgenda(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: 'Agenda' }).waitFor();
  await untilReady(page);
}

type Move = { start: string; end: string };

/** Moves a meeting through the API, like its organizer in another window. */
export async function move(page: Page, origin: string, id: string, { start, end }: Move): Promise<void> {
  const { title, sequence } = await (await page.request.get(`${origin}/api/meetings/${id}`)).json();
  const times = { startTime: instantAt(nextTenth(), start, brussels), endTime: instantAt(nextTenth(), end, brussels) };
  await call(page, origin, 'put', `meetings/${id}`, { title, sequence, ...times });
}

export async function statusOf(page: Page, origin: string, id: string): Promise<string> {
  return (await (await page.request.get(`${origin}/api/meetings/${id}`)).json()).status;
}

export async function emailOf(page: Page, origin: string): Promise<string> {
  return (await (await page.request.get(`${origin}/api/account`)).json()).email;
}

export async function invitationLink(mailTo: (address: string) => Promise<{ text: string }>, address: string): Promise<string> {
  await expect.poll(async () => (await mailTo(address)).text).toContain('/uitnodiging?token=');
  return /http\S+\/uitnodiging\?token=[\w.-]+/.exec((await mailTo(address)).text)?.[0] ?? '';
}

/** The heading of the chosen day. */
export const dayTitle = (page: Page, day: string) => page.getByRole('heading', { level: 3, name: formatLongDay(day) });
export const cards = (page: Page) => page.getByRole('article');

export const dayLink = (page: Page, day: string) =>
  page.getByRole('table').getByRole('link', { name: new RegExp(`^${formatDayAndMonth(day)}(,|$)`) });

export const newMeeting = (page: Page) => page.getByRole('dialog', { name: 'Nieuwe Meeting' });
export const people = (page: Page) => page.getByRole('listbox', { name: 'Mensen' }).getByRole('option');

/** Opens the agenda at an address with a dialog of that name. */
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
