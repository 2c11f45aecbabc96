import type { Locator, Page } from '@playwright/test';
import { makePerson } from '../src/features/profiles/factory.ts';
import { makeProject, makeRole } from '../src/features/projects/factory.ts';
import { expect, serverFault, test } from './fixtures.ts';
import { button, pressOn, tabTo, typeIn } from './keyboard.ts';
import { becomeMember } from './member.ts';
import { openForm } from './project-form-page.ts';

/** Answers the question of a dialog that was just asked for. */
async function answer(page: Page, title: string, label: string): Promise<void> {
  const question = page.getByRole('dialog', { name: title });
  await expect(question).toBeVisible();
  await pressOn(page, question.getByRole('button', { name: label, exact: true }));
}

const expectPlaceIn = (part: Locator) => expect(part.locator(':focus')).toHaveCount(1);

test('an owner stays where a pressed button was, also when it goes or nothing was saved', async ({ page, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId, title: 'Regenton' });
  await openForm(page, `/projecten/${id}/bewerken`);
  const raised = page.getByLabel('Opgehaald bedrag in euro');
  const status = page.getByRole('complementary', { name: 'Status' });

  await tabTo(page, raised);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('12.000');
  await pressOn(page, button(page, 'Bedrag opgeven'));
  await expect(page.getByText('Opgehaald bedrag bijgewerkt')).toBeVisible();
  await expectPlaceIn(status);
  for (const [act, title, done] of [
    ['Intrekken', 'Project intrekken?', 'Project ingetrokken'],
    ['Terugzetten', 'Project terugzetten?', 'Project teruggezet'],
  ] as const) {
    await pressOn(page, button(page, act));
    await answer(page, title, act);
    await expect(page.getByText(done)).toBeVisible();
    await expectPlaceIn(status);
  }

  await page.route('**/rpc/ownProjects/saveProject', (route) => route.fulfill(serverFault));
  await typeIn(page, page.getByLabel('Slogan'), 'Elke druppel telt.');
  await pressOn(page, button(page, 'Opslaan'));
  await expect(page.getByText('Er is een fout opgetreden bij het bijwerken.')).toBeVisible();
  await tabTo(page, button(page, 'Weggooien'));
  await page.keyboard.press('Enter');
  await answer(page, 'Wijzigingen weggooien?', 'Weggooien');
  await expect(page.getByLabel('Slogan')).toHaveValue('');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Opslaan')).toBeFocused();
});

test('a member stays at the role in which they show interest, and at the access for which they ask', async ({ page, kiem }) => {
  const { id: ownerId } = await makePerson(kiem.db, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId, roles: [makeRole('Ingenieur')] });
  await becomeMember(page, kiem, { roles: ['talent'] });
  await openForm(page, `/projecten/${id}`);

  await pressOn(page, button(page, 'Vraag toegang'));
  await answer(page, 'Toegang vragen', 'Verzoek versturen');
  await expect(button(page, 'Verzoek intrekken')).toBeVisible();
  await expectPlaceIn(page.getByRole('region', { name: 'Stand van de financiering' }));
  await page.keyboard.press('Tab');
  await expect(button(page, 'Verzoek intrekken')).toBeFocused();
  await pressOn(page, button(page, 'Ik heb interesse: Ingenieur'));
  await answer(page, 'Ik heb interesse', 'Versturen');
  await expect(page.getByRole('link', { name: 'Naar het gesprek' })).toBeVisible();
  await expectPlaceIn(page.getByRole('listitem').filter({ hasText: 'Ingenieur' }));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Naar het gesprek' })).toBeFocused();
});
