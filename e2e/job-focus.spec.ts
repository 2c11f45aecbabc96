import type { Page } from '@playwright/test';
import { makeApplication } from '../src/features/jobs/applications/factory.ts';
import { makeJob } from '../src/features/jobs/factory.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { makeTalentInvitation } from '../src/features/talent/invitations/factory.ts';
import { expect, test } from './fixtures.ts';
import { button, pressOn, tabTo, typeIn } from './keyboard.ts';
import { expectGoodLooks, wide } from './look.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await untilReady(page);
};

/** The code of a question comes with the first one: until then, Tab would go on in the page. */
const untilAsked = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

const expectPlaceInPage = (page: Page) => expect(page.locator('main :focus')).toHaveCount(1);

test('a poster stays with the applicant whom they move, and where a pressed button was', async ({ page, kiem: { db }, kiem }) => {
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const job = await makeJob(db, { posterId, title: 'Timmerman', salaryMin: 30_000 });
  const { id: applicantId } = await makePerson(db, { firstName: 'Lies', lastName: 'Maes' });
  await makeApplication(db, { job, applicantId, letter: 'Ik bouw graag.' });

  await open(page, `/banen/${job.id}/sollicitaties`);
  await tabTo(page, button(page, 'Lies Maes verplaatsen'));
  await page.keyboard.press('ArrowDown');
  await expect(button(page, 'In behandeling nemen')).toBeFocused();
  await expectGoodLooks(page, [wide]);
  await page.keyboard.press('Enter');
  await untilAsked(page);
  await pressOn(page, button(page, 'Alleen verplaatsen'));
  const moved = page.getByRole('region', { name: 'In behandeling' }).getByRole('link', { name: 'Lies Maes' });
  await expect(moved).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lies Maes' })).toBeVisible();
  await typeIn(page, page.getByLabel('Nieuwe notitie'), 'Bellen');
  await pressOn(page, button(page, 'Notitie bewaren'));
  const removal = button(page, 'Notitie verwijderen: Bellen');
  await expect(removal).toBeVisible();
  await expect(button(page, 'Notitie bewaren')).toBeFocused();
  await pressOn(page, removal);
  await expect(removal).toBeHidden();
  await expectPlaceInPage(page);

  const { id } = await makeJob(db, { posterId, title: 'Dakdekker' });
  await open(page, `/banen/${id}`);
  await pressOn(page, button(page, 'Sluiten'));
  await untilAsked(page);
  await pressOn(page, button(page, 'Vacature sluiten'));
  await expect(button(page, 'Weer openen')).toBeVisible();
  await expectPlaceInPage(page);
});

test('a talent stays at an invitation that they decline', async ({ page, kiem: { db }, kiem }) => {
  const personId = await becomeMember(page, kiem, { roles: ['talent'] });
  const { id: posterId } = await makePerson(db, { roles: ['entrepreneur'] });
  const job = await makeJob(db, { posterId, title: 'Dakwerker' });
  await makeTalentInvitation(db, { jobId: job.id, inviterId: posterId, personId });

  await open(page, '/talent/uitnodigingen');
  await pressOn(page, button(page, 'Nee, bedankt: Dakwerker'));
  await expect(page.getByText('Je hebt bedankt', { exact: true })).toBeVisible();
  await expectPlaceInPage(page);
});

test('a talent stays in the page after withdrawing an application and after clearing filters', async ({ page, kiem: { db }, kiem }) => {
  const applicantId = await becomeMember(page, kiem, { roles: ['talent'] });
  const { id: posterId } = await makePerson(db, { roles: ['entrepreneur'] });
  const job = await makeJob(db, { posterId, title: 'Loodgieter' });
  const { id } = await makeApplication(db, { job, applicantId, letter: 'Ik kom graag.' });

  await open(page, `/banen/sollicitaties/${id}`);
  const withdrawal = button(page, 'Sollicitatie intrekken');
  await pressOn(page, withdrawal);
  await untilAsked(page);
  await pressOn(page, button(page, 'Intrekken'));
  await expect(withdrawal).toBeHidden();
  await expectPlaceInPage(page);

  await open(page, '/banen?filter=remote');
  const clearing = page.getByRole('link', { name: 'Filters wissen' });
  await pressOn(page, clearing);
  await expect(clearing).toBeHidden();
  await expectPlaceInPage(page);
});
