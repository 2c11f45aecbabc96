import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { fullJob, makeJob } from '../src/features/jobs/factory.ts';
import { jobs } from '../src/features/jobs/tables.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

const closed = { closing: 'expired', closedAt: new Date('2026-02-01'), deadline: '2026-01-31' } as const;

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name });

async function openForm(page: Page, id: string) {
  await page.goto(`/banen/${id}/bewerken`);
  await untilReady(page);
}

/** Opens the job again beside its form, until the last day of 2098. */
async function reopen(page: Page) {
  await page.getByRole('button', { name: 'Weer openen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vacature weer openen?' });
  await dialog.getByLabel('Deadline').click();
  await dialog.getByLabel('Of typ een datum').fill('31-12-2098');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Weer openen' }).click();
  await expect(page.getByText('Vacature weer open', { exact: true })).toBeVisible();
}

for (const isTyped of [false, true]) {
  const form = isTyped ? 'a form in which they typed' : 'an untouched form';
  test(`a poster opens a job again beside ${form}, and saves it with the day that they chose`, async ({ page, kiem: { db }, kiem }) => {
    const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
    const { id } = await makeJob(db, { ...fullJob(), ...closed, posterId });
    await openForm(page, id);
    if (isTyped) await textbox(page, 'Plaats').fill('Brugge');

    await reopen(page);
    await expect(page.getByLabel('Deadline')).toHaveText('woensdag 31 december 2098');
    await textbox(page, 'Functietitel').fill('Dakmeester');
    await page.getByRole('button', { name: 'Opslaan' }).click();

    await expect(page.getByText('Vacature succesvol bijgewerkt!')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/banen/${id}$`));
    const saved = { title: 'Dakmeester', deadline: '2098-12-31', closedAt: null, location: isTyped ? 'Brugge' : 'Gent' };
    expect(await db.select().from(jobs).where(eq(jobs.id, id))).toMatchObject([saved]);
  });
}

test('a form asks about what was saved elsewhere before its job was opened again', async ({ page, kiem: { db }, kiem }) => {
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeJob(db, { ...fullJob(), ...closed, posterId });
  await openForm(page, id);
  await textbox(page, 'Functietitel').fill('Dakmeester');
  await db.update(jobs).set({ location: 'Brugge', version: 2 }).where(eq(jobs.id, id));

  await reopen(page);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  const question = page.getByRole('dialog', { name: 'Je vacature is intussen ergens anders gewijzigd.' });
  await question.getByRole('button', { name: 'Nieuwste versie laden' }).click();

  await expect(textbox(page, 'Plaats')).toHaveValue('Brugge');
  await expect(page.getByLabel('Deadline')).toHaveText('woensdag 31 december 2098');
});
