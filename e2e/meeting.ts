import type { Page } from '@playwright/test';
import { newId } from '../src/platform/ids.ts';
import { addDays, addMonths, dayOf, instantAt } from '../src/platform/zoned-time.ts';
import { call } from './conversation.ts';

export const brussels = 'Europe/Brussels';

/** Far enough ahead, in the middle of a month: the days around it are in that month too. */
export function dayAhead(): string {
  return `${addMonths(dayOf(new Date().toISOString(), brussels), 2).slice(0, 8)}15`;
}

type Planned = {
  with: string;
  title?: string;
  day: string;
  /** On the clock of Brussels. */
  start: string;
  end: string;
  /** Ends on the day after. */
  overMidnight?: boolean;
  location?: string;
};

/** Plans a meeting by the person of this page; gives its id. */
export async function plan(page: Page, origin: string, { day, start, end, overMidnight = false, ...meeting }: Planned): Promise<string> {
  const id = newId();
  const startTime = instantAt(day, start, brussels);
  const endTime = instantAt(overMidnight ? addDays(day, 1) : day, end, brussels);
  const { with: participantId, title = 'Kennismaking', location = null } = meeting;
  await call(page, origin, 'post', 'meetings', { id, participantId, title, location, startTime, endTime });
  return id;
}

export async function answer(page: Page, origin: string, id: string, given: 'confirmed' | 'declined'): Promise<void> {
  await call(page, origin, 'put', `meetings/${id}/answer`, { sequence: 0, answer: given });
}

export async function cancel(page: Page, origin: string, id: string): Promise<void> {
  await call(page, origin, 'put', `meetings/${id}/cancellation`);
}

/** Opens the agenda and waits until it works. */
export async function openAgenda(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: 'Agenda' }).waitFor();
  await page.waitForLoadState('networkidle');
}
