import { formatLongDay } from '../src/platform/calendar.ts';
import { expectNoViolations } from './accessibility.ts';
import { connect, expectNothingWider } from './conversation.ts';
import { expect, test } from './fixtures.ts';
import { makePair } from './member.ts';
import { chooseDay, chooseParticipant, emailOf, invitationLink, newMeeting, nextTenth, openDialog, people, plan } from './planning.ts';
import { untilReady } from './ready.ts';

test('the form warns of overlaps on either side and still saves', async ({ page, otherPage, kiem }) => {
  const origin = kiem.url;
  const { myId, theirId, theirs } = await makePair({ page, otherPage, origin, db: kiem.db });
  await plan(page, origin, { with: theirId, title: 'Ons overleg', start: '09:00', end: '10:00' });
  await plan(otherPage, origin, { with: myId, title: 'Hun vraag', start: '13:00', end: '14:00' });
  await openDialog(page, origin, `nieuw=ja&datum=${nextTenth()}`, 'Nieuwe Meeting');
  await expect(page.getByLabel('Datum *')).toHaveText(formatLongDay(nextTenth()));
  await page.getByLabel('Titel *').fill('Nog iets');
  await chooseParticipant(page, theirs);

  await page.getByLabel('Starttijd *').fill('09:30');
  await expect(page.getByText('Ons overleg, 09:00 - 10:00')).toBeVisible();
  await expect(page.getByText('Bea heeft dan al iets.')).toBeVisible();
  await page.getByLabel('Starttijd *').fill('11:00');
  await page.getByLabel('Eindtijd *').fill('12:00');
  await expect(page.getByText('Je hebt dan al:')).toBeHidden();
  await page.getByLabel('Eindtijd *').fill('13:30');
  await expect(page.getByText('Hun vraag, 13:00 - 14:00')).toBeVisible();
  await page.getByRole('button', { name: 'Meeting Aanmaken' }).click();
  await expect(page.getByText('Meeting aangemaakt', { exact: true })).toBeVisible();
});

test('the form reports each problem at its field, and asks before typed values are lost', async ({ page, otherPage, context, kiem }) => {
  const origin = kiem.url;
  const { theirs } = await makePair({ page, otherPage, origin, db: kiem.db });
  await page.goto(`${origin}/agenda`);
  await untilReady(page);
  await page.getByRole('link', { name: 'Nieuwe Meeting' }).click();
  await expect(newMeeting(page)).toBeVisible();
  await page.getByRole('button', { name: 'Meeting Aanmaken' }).click();
  await expect(page.getByText('Vul alle verplichte velden in')).toBeVisible();
  await expect(page.getByText('Vul een titel in.')).toBeVisible();
  await expect(page.getByLabel('Titel *')).toBeFocused();

  await page.getByLabel('Titel *').fill('Eerste gesprek');
  await chooseParticipant(page, theirs);
  await chooseDay(page, nextTenth());
  await page.getByLabel('Starttijd *').fill('11:00');
  await page.getByLabel('Eindtijd *').fill('10:00');
  await page.getByRole('button', { name: 'Meeting Aanmaken' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Eindtijd moet na starttijd zijn' }).first()).toBeVisible();
  await expect(page.getByLabel('Eindtijd *')).toBeFocused();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verder bewerken' }).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Verder bewerken' }).click();
  await expect(page.getByLabel('Titel *')).toHaveValue('Eerste gesprek');

  await page.getByLabel('Eindtijd *').fill('12:00');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Meeting Aanmaken' }).click();
  await expect(page.getByText('Kon meeting niet aanmaken')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Meeting Aanmaken' }).click();
  await expect(page.getByText('Meeting aangemaakt', { exact: true })).toBeVisible();
  const { meetings } = await (await page.request.get(`${origin}/api/meetings/upcoming`)).json();
  expect(meetings).toHaveLength(1);

  await page.getByRole('link', { name: 'Nieuwe Meeting' }).click();
  await page.getByLabel('Titel *').fill('Weg ermee');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Weggooien' }).click();
  await expect(newMeeting(page)).toBeHidden();
});

test('a tap on the end types over the time that the start filled in', { tag: '@phone' }, async ({ page, otherPage, kiem }) => {
  await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  await openDialog(page, kiem.url, 'nieuw=ja', 'Nieuwe Meeting');
  await page.getByLabel('Starttijd *').click();
  await page.keyboard.type('9');
  await page.getByLabel('Eindtijd *').click();
  await expect(page.getByLabel('Eindtijd *')).toHaveValue('10:00');

  await page.keyboard.type('10:30');
  await expect(page.getByLabel('Eindtijd *')).toHaveValue('10:30');
});

test('a person plans a meeting with the keyboard alone', async ({ page, otherPage, kiem }) => {
  const origin = kiem.url;
  const { theirs } = await makePair({ page, otherPage, origin, db: kiem.db });
  await page.goto(`${origin}/agenda`);
  await untilReady(page);
  await page.getByRole('link', { name: 'Nieuwe Meeting' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Titel *')).toBeFocused();
  await page.keyboard.type('Wandelen');
  await page.keyboard.press('Tab');
  await page.keyboard.type('zz');
  await expect(page.getByText('Niemand gevonden met deze naam.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Niemand gevonden met deze naam.')).toBeHidden();
  await expect(newMeeting(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(theirs);
  await expect(people(page)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Deelnemer *')).toHaveValue(theirs);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Kies een datum' });
  await expect(calendar.locator('[aria-current="date"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(page.getByLabel('Datum *')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(calendar.locator('[aria-current="date"]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Datum *')).toBeFocused();
  await expect(page.getByLabel('Datum *')).not.toHaveText('Selecteer datum');

  await page.keyboard.press('Tab');
  await page.keyboard.type('1015');
  await expect(page.getByLabel('Eindtijd *')).toHaveValue('11:15');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Meeting aangemaakt', { exact: true })).toBeVisible();
  await expect(newMeeting(page)).toBeHidden();
});

test('a connection’s card and a conversation’s header link to a new meeting with that person', async ({ page, otherPage, kiem }) => {
  const origin = kiem.url;
  const scene = { page, otherPage, origin, db: kiem.db };
  const pair = await makePair(scene);
  await connect(scene, pair);

  const ways = [
    { address: `netwerk?chat=${pair.theirId}`, place: page.getByRole('dialog', { name: 'Berichten' }) },
    { address: 'netwerk', place: page.getByRole('main') },
  ];
  for (const { address, place } of ways) {
    await page.goto(`${origin}/${address}`);
    await place.getByRole('link', { name: `Meeting plannen met ${pair.theirs}` }).click();
    await expect(newMeeting(page)).toBeVisible();
    await expect(page.getByLabel('Deelnemer *')).toHaveValue(pair.theirs);
  }
});

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  test(`the dialogs and the invitation are accessible, ${colorScheme} and ${width} wide`, async ({ page, otherPage, kiem, mailTo }) => {
    const origin = kiem.url;
    const { myId, theirs } = await makePair({ page, otherPage, origin, db: kiem.db });
    const id = await plan(otherPage, origin, { with: myId, title: 'Koffie' });
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme });
    await openDialog(page, origin, `meeting=${id}`, 'Koffie');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Accepteren' })).toBeVisible();
    await expectNoViolations(page);

    await openDialog(page, origin, `nieuw=ja&datum=${nextTenth()}`, 'Nieuwe Meeting');
    await page.getByRole('button', { name: 'Meeting Aanmaken' }).click();
    await page.getByLabel('Starttijd *').fill('10:30');
    await page.getByLabel('Deelnemer *').fill(theirs);
    await expect(people(page)).toHaveCount(1);
    await expectNoViolations(page);
    await people(page).click();
    await expect(page.getByText('Koffie, 10:00 - 11:00')).toBeVisible();
    await page.getByLabel('Datum *').click();
    await expect(page.getByRole('dialog', { name: 'Kies een datum' })).toBeVisible();
    await expectNoViolations(page);
    await expectNothingWider(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Wijzigingen weggooien?')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Weggooien' }).click();

    await page.goto(await invitationLink(mailTo, await emailOf(page, origin)));
    await expect(page.getByRole('button', { name: 'Accepteren' })).toBeEnabled();
    await expectNoViolations(page);
    await expectNothingWider(page);
  });
}
