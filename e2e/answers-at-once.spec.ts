import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { makeApplication } from '../src/features/jobs/applications/factory.ts';
import { jobApplications } from '../src/features/jobs/applications/tables.ts';
import { makeJob } from '../src/features/jobs/factory.ts';
import { makePeople } from '../src/features/profiles/factory.ts';
import { expect, test } from './fixtures.ts';
import { everyLook, expectGoodLooks, look, wide } from './look.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

type Kiem = Parameters<typeof becomeMember>[1];

/** Opens the list of applications of people with these names to the member's job. */
async function openList(page: Page, kiem: Kiem, firstNames: string[]) {
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const job = await makeJob(kiem.db, { posterId, title: 'Timmerman', salaryMin: 30_000 });
  const people = await makePeople(kiem.db, firstNames.length, (place) => ({ firstName: firstNames[place], lastName: 'Maes' }));
  const ids: string[] = [];
  for (const [place, { id: applicantId }] of people.entries()) {
    const appliedAt = new Date(Date.now() - place * 60_000);
    ids.push((await makeApplication(kiem.db, { job, applicantId, appliedAt })).id);
  }
  await page.goto(`/banen/${job.id}/sollicitaties?toon=lijst`);
  await untilReady(page);
  return { job, ids };
}

test('a poster answers more applicants at once than one request takes', async ({ page, kiem }) => {
  const names = Array.from({ length: 51 }, (_, place) => `Tom${place}`);
  const { job, ids } = await openList(page, kiem, names);
  for (const shown of [40, 51]) {
    await page.getByRole('button', { name: 'Meer sollicitaties' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(shown);
  }

  for (const name of names) await page.getByLabel(`${name} Maes kiezen`).check();
  await page.getByRole('region', { name: 'Gekozen sollicitaties' }).getByRole('button', { name: 'Afwijzen' }).click();
  await page.getByLabel('Bericht aan Tom50 Maes').fill('Dag Tom50.');
  await page.getByRole('button', { name: 'Antwoord versturen' }).click();

  // Each is a transaction of its own, with the mail that it brings.
  await expect(page.getByText('51 antwoorden verstuurd')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText('Kies er een of meer om ze samen te beantwoorden.')).toBeVisible();
  const declined = and(eq(jobApplications.jobId, job.id), eq(jobApplications.status, 'rejected'));
  expect(await kiem.db.$count(jobApplications, declined)).toBe(51);
  await page.goto(`/banen/${job.id}/sollicitaties/${ids[50]}`);
  await expect(page.getByText('Dag Tom50.')).toBeVisible();
});

test('an answer that reaches nobody stays with its texts, and goes again to those whom it still can reach', async ({ page, kiem }) => {
  const { ids } = await openList(page, kiem, ['Lies', 'Tom', 'Wout']);
  await page.getByLabel('Lies Maes kiezen').check();
  await page.getByLabel('Tom Maes kiezen').check();
  await page.getByRole('button', { name: 'Aannemen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aannemen' });
  await dialog.getByLabel('Bericht aan Lies Maes').fill('Welkom, Lies!');
  await dialog.getByLabel('Bericht aan Tom Maes').fill('Welkom, Tom!');
  // Another window, of which this one hasn't heard, put Lies in review and declined Tom.
  const moveTo = (id: string | undefined, status: 'in_review' | 'rejected') =>
    kiem.db
      .update(jobApplications)
      .set({ status, version: 2, answeredAt: status === 'rejected' ? new Date() : null })
      .where(eq(jobApplications.id, id ?? ''));
  await moveTo(ids[0], 'in_review');
  await moveTo(ids[1], 'rejected');

  await dialog.getByRole('button', { name: 'Goed nieuws versturen' }).click();
  await expect(page.getByText('Geen antwoord verstuurd')).toBeVisible();
  await expect(dialog.getByLabel('Bericht aan Lies Maes')).toHaveValue('Welkom, Lies!');
  await expect(dialog.getByText('Deze sollicitatie staat intussen op “In behandeling”. Kijk je bericht na')).toBeVisible();
  await expect(dialog.getByText('Deze sollicitatie staat intussen op “Afgewezen”. Dit antwoord kan niet meer.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Vacature sluiten?' })).toHaveCount(0);
  await expectGoodLooks(page, everyLook);
  await look(page, wide);

  await dialog.getByRole('button', { name: 'Goed nieuws versturen' }).click();
  await expect(page.getByText('1 antwoord verstuurd')).toBeVisible();
  await expect(dialog.getByLabel('Bericht aan Lies Maes')).toHaveCount(0);
  await expect(dialog.getByLabel('Bericht aan Tom Maes')).toHaveValue('Welkom, Tom!');
  await expectGoodLooks(page, everyLook);
  await dialog.getByText('Sluiten', { exact: true }).click();
  await page.getByRole('button', { name: 'Weggooien' }).click();
  // Somebody was hired after all.
  await expect(page.getByRole('dialog', { name: 'Vacature sluiten?' })).toBeVisible();
});
