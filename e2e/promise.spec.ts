import { makeApplication } from '../src/features/jobs/applications/factory.ts';
import { makeJob } from '../src/features/jobs/factory.ts';
import { jobZone } from '../src/features/jobs/policy.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { addDays, formatDayAndMonth } from '../src/platform/calendar.ts';
import { dayOf } from '../src/platform/zoned-time.ts';
import { expect, test } from './fixtures.ts';
import { everyLook, expectGoodLooks } from './look.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

test('a poster reads at home who waits, says once that it takes longer, and answers', async ({ page, otherPage, kiem }) => {
  const { url, db } = kiem;
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'], firstName: 'Bea', lastName: 'Smit' });
  const applicantId = await becomeMember(otherPage, kiem, { roles: ['talent'], firstName: 'Emma', lastName: 'Maes' });
  const job = await makeJob(db, { posterId, title: 'Hovenier' });
  const dueOn = addDays(dayOf(new Date().toISOString(), jobZone), 3);
  const appliedAt = new Date(Date.now() - 11 * 86_400_000);
  await makeApplication(db, { job, applicantId, appliedAt, dueOn, letter: 'Ik snoei graag.' });

  await page.goto('/');
  await untilReady(page);
  await page.getByRole('region', { name: 'Wat op je wacht' }).getByRole('link', { name: '1 sollicitatie wacht op je antwoord' }).click();
  const owed = page.getByRole('article', { name: 'Emma Maes, Hovenier' });
  await expect(owed).toContainText(`Antwoord beloofd uiterlijk ${formatDayAndMonth(dueOn)}`);
  await expectGoodLooks(page, everyLook);
  await owed.getByRole('link', { name: /^Beantwoorden/ }).click();
  await expect(page.getByRole('heading', { name: 'Emma Maes', level: 1 })).toBeVisible();

  // The list answers several at once.
  await page.goto(`/banen/${job.id}/sollicitaties?toon=lijst&wacht=antwoord`);
  await untilReady(page);
  await page.getByLabel('Emma Maes kiezen').check();
  await page.getByRole('button', { name: 'In behandeling nemen' }).click();
  await page.getByRole('button', { name: 'Alleen verplaatsen' }).click();
  await expect(page.getByLabel('Emma Maes kiezen')).not.toBeChecked();
  await page.getByLabel('Emma Maes kiezen').check();
  await page.getByRole('button', { name: 'Laten weten dat het langer duurt' }).click();
  await page.getByRole('button', { name: 'Bericht versturen' }).click();
  await expect(page.getByText('Antwoord verstuurd')).toBeVisible();
  const extended = formatDayAndMonth(addDays(dueOn, 14));
  await expect(page.getByText(`Antwoord uiterlijk ${extended}`)).toBeVisible();

  await otherPage.goto(`${url}/banen/sollicitaties`);
  await expect(otherPage.getByRole('article')).toContainText(`Nog in behandeling. Antwoord uiterlijk ${extended}`);

  // It takes longer once; then only an answer is left.
  await page.getByLabel('Emma Maes kiezen').check();
  await expect(page.getByRole('button', { name: 'Laten weten dat het langer duurt' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Afwijzen' }).click();
  await page.getByRole('button', { name: 'Antwoord versturen' }).click();
  await expect(otherPage.getByRole('article')).toContainText('Niet gekozen');
  await page.goto('/banen/antwoorden');
  await expect(page.getByText('Niemand wacht op je antwoord.')).toBeVisible();
});

test('an answer whose last day is over is late on the board, in the list and on the application', async ({ page, kiem }) => {
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'], firstName: 'Bea', lastName: 'Smit' });
  const job = await makeJob(kiem.db, { posterId });
  const applicant = await makePerson(kiem.db, { firstName: 'Emma', lastName: 'Maes' });
  const dueOn = addDays(dayOf(new Date().toISOString(), jobZone), -2);
  const appliedAt = new Date(Date.now() - 16 * 86_400_000);
  const { id } = await makeApplication(kiem.db, { job, applicantId: applicant.id, appliedAt, dueOn });

  for (const address of ['', '?toon=lijst', `/${id}`]) {
    await page.goto(`/banen/${job.id}/sollicitaties${address}`);
    await untilReady(page);
    await expect(page.getByText('Antwoord 2 dagen te laat')).toBeVisible();
  }
});

test('a new member reads what waits before the first steps', async ({ page, kiem }) => {
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const applicant = await makePerson(kiem.db);
  await makeApplication(kiem.db, { job: await makeJob(kiem.db, { posterId }), applicantId: applicant.id });

  await page.goto('/');

  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Wat op je wacht', 'Je eerste stappen']);
});

test('a poster who hires somebody and closes the job is led to those who still wait', async ({ page, kiem }) => {
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const job = await makeJob(kiem.db, { posterId, title: 'Hovenier', salaryMin: 30_000 });
  for (const firstName of ['Emma', 'Noor']) {
    const { id: applicantId } = await makePerson(kiem.db, { firstName, lastName: 'Maes' });
    await makeApplication(kiem.db, { job, applicantId });
  }
  await page.goto(`/banen/${job.id}/sollicitaties`);
  await untilReady(page);
  await page.getByRole('button', { name: 'Emma Maes verplaatsen' }).click();
  await page.getByRole('button', { name: 'Aannemen', exact: true }).click();
  await page.getByRole('button', { name: 'Goed nieuws versturen' }).click();
  const closing = page.getByRole('dialog', { name: 'Vacature sluiten?' });
  await expect(closing).toContainText('Wacht er nog iemand op je antwoord, dan is dat de volgende stap.');
  await expectGoodLooks(page, everyLook);

  await closing.getByRole('button', { name: 'Vacature sluiten' }).click();

  await expect(page.getByText('Vacature gesloten')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/banen/antwoorden\\?vacature=${job.id}$`));
  await expect(page.getByRole('article', { name: 'Noor Maes, Hovenier' })).toBeVisible();
});

test('more time for an answer is promised only where it is still given', async ({ page, kiem }) => {
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const job = await makeJob(kiem.db, { posterId });
  for (const [firstName, daysAgo] of [
    ['Emma', 1],
    ['Noor', 16],
  ] as const) {
    const { id: applicantId } = await makePerson(kiem.db, { firstName, lastName: 'Maes' });
    await makeApplication(kiem.db, { job, applicantId, appliedAt: new Date(Date.now() - daysAgo * 86_400_000) });
  }
  await page.goto(`/banen/${job.id}/sollicitaties?toon=lijst`);
  await untilReady(page);
  const dialog = page.getByRole('dialog', { name: 'In behandeling nemen' });

  await page.getByLabel('Emma Maes kiezen').check();
  await page.getByLabel('Noor Maes kiezen').check();
  await page.getByRole('button', { name: 'In behandeling nemen' }).click();
  await expect(dialog.getByText('Voor 1 van deze 2 mensen krijg je er één keer 14 dagen bij')).toBeVisible();
  await expectGoodLooks(page, everyLook);
  await page.keyboard.press('Escape');
  await page.getByLabel('Emma Maes kiezen').uncheck();
  await page.getByRole('button', { name: 'In behandeling nemen' }).click();

  await expect(dialog.getByLabel('Bericht aan Noor Maes')).toBeVisible();
  await expect(dialog.getByText('14 dagen bij')).toHaveCount(0);
});
