import type { Page } from '@playwright/test';
import { makeProject } from '../src/features/projects/factory.ts';
import { answered } from './answered.ts';
import { expect, serverFault, test } from './fixtures.ts';
import { everyLook, expectGoodLooks } from './look.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

test('a member follows a project, hears of its update, reads it under the project, and stops', async ({ page, otherPage, kiem }) => {
  const ownerId = await becomeMember(otherPage, kiem, { firstName: 'Bea', lastName: 'Smit', roles: ['entrepreneur'] });
  await becomeMember(page, kiem, { firstName: 'Emma', lastName: 'Bos', roles: ['talent'] });
  const { id, title } = await makeProject(kiem.db, { ownerId, title: 'Zonnedak aan de Leie' });

  await page.goto(`/projecten/${id}`);
  await untilReady(page);
  await answered(page, 'follows/followProject', () => page.getByRole('button', { name: 'Volgen' }).click());
  await expect(page.getByRole('button', { name: 'Volgend' })).toBeVisible();
  await expect(page.getByText('1 volger', { exact: true })).toBeVisible();
  await page.goto('/projecten?gevolgd=mij');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectGoodLooks(page, everyLook);

  await otherPage.goto(`${kiem.url}/projecten/${id}`);
  await untilReady(otherPage);
  await otherPage.getByRole('button', { name: '1 volger' }).click();
  await expect(otherPage.getByRole('dialog')).toContainText('Emma Bos');
  await expectGoodLooks(otherPage, everyLook);
  await otherPage.keyboard.press('Escape');
  await otherPage.getByRole('link', { name: 'Updates' }).click();
  await otherPage.getByRole('textbox', { name: 'Nieuwe update' }).fill('De eerste panelen liggen.');
  await otherPage.getByRole('button', { name: 'Deel een update' }).click();
  await expect(otherPage.getByRole('article').filter({ hasText: 'De eerste panelen liggen.' })).toBeVisible();
  await expectGoodLooks(otherPage, everyLook);

  const told = page.getByRole('main').getByRole('link', { name: `${title} heeft een update.` });
  await expect(async () => {
    await page.goto('/notificaties');
    await expect(told).toBeVisible({ timeout: 1000 });
  }).toPass();
  await untilReady(page);
  await told.click();
  await expect(page).toHaveURL(`/projecten/${id}?tab=updates#onderdelen`);
  await expect(page.getByRole('article').filter({ hasText: 'De eerste panelen liggen.' })).toBeVisible();
  await page.goto('/feed');
  await untilReady(page);
  const update = page.getByRole('article').filter({ hasText: 'De eerste panelen liggen.' });
  await expect(update.getByRole('link', { name: title })).toBeVisible();
  await expectGoodLooks(page, everyLook);
  await update.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Volgend' }).click();
  await expect(page.getByRole('button', { name: 'Volgen', exact: true })).toBeVisible();
});

test('an owner shares an update from the feed, which keeps the chosen project over a reload', async ({ page, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId, title: 'Wind in de Polder' });

  await page.goto('/feed');
  await untilReady(page);
  await page.getByRole('textbox', { name: 'Nieuwe post' }).fill('De wieken draaien.');
  await page.getByLabel('Update van je project').selectOption({ label: 'Wind in de Polder' });
  await expectGoodLooks(page, everyLook);
  await page.reload();
  await untilReady(page);
  await expect(page.getByLabel('Update van je project')).toHaveValue(id);
  await page.getByRole('button', { name: 'Posten' }).click();

  const post = page.getByRole('article').filter({ hasText: 'De wieken draaien.' });
  await expect(post.getByRole('link', { name: 'Wind in de Polder' })).toBeVisible();
});

const question = (page: Page) => page.getByRole('article', { name: 'Mag een huurder meedoen?' });

test('a member asks, keeps the question when it could not be sent, and reads the owner’s answer; visitors read both', async ({
  page,
  otherPage,
  kiem,
}) => {
  const ownerId = await becomeMember(otherPage, kiem, { firstName: 'Bea', lastName: 'Smit', roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId });
  const address = `${kiem.url}/projecten/${id}?tab=vragen`;
  await becomeMember(page, kiem, { firstName: 'Emma', lastName: 'Bos', roles: ['talent'] });

  await page.goto(address);
  await untilReady(page);
  await page.getByRole('button', { name: 'Vraag stellen' }).click();
  await expect(page.getByText('Schrijf een vraag.').first()).toBeVisible();
  await page.getByLabel('Stel een vraag').fill('Mag een huurder meedoen?');
  await page.route('**/rpc/questions/askQuestion', (route) => route.fulfill(serverFault));
  await page.getByRole('button', { name: 'Vraag stellen' }).click();
  await expect(page.getByText('Kon de vraag niet stellen. Probeer opnieuw.').first()).toBeVisible();
  await page.unroute('**/rpc/questions/askQuestion');
  await page.reload();
  await untilReady(page);
  await expect(page.getByLabel('Stel een vraag')).toHaveValue('Mag een huurder meedoen?');
  await page.getByRole('button', { name: 'Vraag stellen' }).click();
  await expect(question(page)).toContainText('Emma Bos');
  await expectGoodLooks(page, everyLook);

  await otherPage.goto(address);
  await untilReady(otherPage);
  await otherPage.getByRole('button', { name: 'Beantwoorden' }).click();
  await expect(otherPage.getByLabel('Je antwoord')).toBeFocused();
  await otherPage.getByLabel('Je antwoord').fill('Zeker.');
  await expectGoodLooks(otherPage, everyLook);
  await otherPage.getByRole('button', { name: 'Antwoord plaatsen' }).click();
  await expect(question(otherPage)).toContainText('Antwoord van de ondernemer');
  // The asker reads it without a reload.
  await expect(question(page)).toContainText('Zeker.');
  await page.context().clearCookies();
  await page.goto(address);
  await untilReady(page);
  await expect(question(page)).toContainText('Zeker.');
  await expect(page.getByRole('main')).not.toContainText('Emma');
  await page.getByRole('link', { name: 'Updates' }).click();
  await expect(page.getByText('Updates zijn voor leden.')).toBeVisible();
  await expectGoodLooks(page, everyLook);
});
