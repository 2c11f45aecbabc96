import { makeMeeting } from '../src/features/agenda/factory.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { makePair } from './member.ts';
import { cards, nextTenth, openAgenda, openDialog, plan } from './planning.ts';

test('a typed reason is asked about before it is lost, however its dialog is closed', { tag: '@phone' }, async ({
  page,
  otherPage,
  kiem,
}) => {
  const { theirId } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  await plan(page, kiem.url, { with: theirId, title: 'Koffie' });
  await openAgenda(otherPage, `${kiem.url}/agenda?datum=${nextTenth()}`);
  await cards(otherPage).getByRole('link', { name: 'Koffie', exact: true }).click();
  await otherPage.getByRole('dialog').getByRole('button', { name: 'Afwijzen' }).click();
  const asks = otherPage.getByRole('dialog', { name: 'Meeting afwijzen?' });
  await asks.getByLabel('Reden').fill('Ik ben dan op reis.');

  const ways = [
    () => otherPage.keyboard.press('Escape'),
    () => otherPage.goBack(),
    () => asks.getByRole('button', { name: 'Terug' }).click(),
    () => otherPage.mouse.click(4, 4),
  ];
  for (const leave of ways) {
    await leave();
    await otherPage.getByRole('button', { name: 'Verder bewerken' }).click();
    await expect(asks.getByLabel('Reden')).toHaveValue('Ik ben dan op reis.');
  }
  await asks.getByRole('button', { name: 'Terug' }).click();
  await otherPage.getByRole('button', { name: 'Weggooien' }).click();
  await expect(asks).toBeHidden();
  await expect(otherPage.getByRole('dialog', { name: 'Koffie' })).toBeVisible();
});

test('an invitation warns of what its reader already has then', { tag: '@phone' }, async ({ page, otherPage, kiem }) => {
  const { myId, theirId } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  await plan(otherPage, kiem.url, { with: myId, title: 'Ons overleg', start: '10:00', end: '11:00' });
  const id = await plan(page, kiem.url, { with: theirId, title: 'Koffie', start: '10:30', end: '11:30' });

  await openDialog(otherPage, kiem.url, `meeting=${id}`, 'Koffie');
  await expect(otherPage.getByRole('dialog').getByText('Ons overleg, 10:00 - 11:00')).toBeVisible();
  await expectNoViolations(otherPage);

  await otherPage.keyboard.press('Escape');
  await expect(otherPage).toHaveURL(new RegExp(`/agenda\\?datum=${nextTenth()}$`));
  await expect(cards(otherPage)).toContainText(['Ons overleg', 'Koffie']);
});

test('a meeting that is over says so and is planned again, or says that nobody answered', async ({ page, otherPage, kiem }) => {
  const { myId, theirId, theirs } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  const past = { organizerId: myId, participantId: theirId, startTime: new Date(Date.now() - 86_400_000) };
  const held = await makeMeeting(kiem.db, { ...past, title: 'Lunch', status: 'confirmed' });
  const missed = await makeMeeting(kiem.db, { ...past, title: 'Koffie' });

  await openDialog(page, kiem.url, `meeting=${held.id}`, 'Lunch');
  await expect(page.getByRole('dialog').getByText('Deze meeting is voorbij.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Opnieuw afspreken' }).click();
  const again = page.getByRole('dialog', { name: 'Nieuwe Meeting' });
  await expect(again.getByLabel('Titel *')).toHaveValue('Lunch');
  await expect(again.getByLabel('Deelnemer *')).toHaveValue(theirs);
  await openDialog(page, kiem.url, `meeting=${missed.id}`, 'Koffie');
  await expect(page.getByRole('dialog').getByText('Bea heeft niet geantwoord.')).toBeVisible();
  await openDialog(otherPage, kiem.url, `meeting=${missed.id}`, 'Koffie');
  await expect(otherPage.getByRole('dialog').getByText('Je hebt niet geantwoord.')).toBeVisible();
});
