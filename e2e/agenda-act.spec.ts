import { formatLongDay } from '../src/platform/zoned-time.ts';
import { expectNoViolations } from './accessibility.ts';
import { connect, expectNothingWider } from './conversation.ts';
import { expect, test } from './fixtures.ts';
import { makePair, type Scene } from './member.ts';
import { chooseDay, chooseParticipant, emailOf, move, newMeeting, nextTenth, openDialog, people, plan, statusOf } from './planning.ts';

async function invitationLink(mailTo: Scene['mailTo'], address: string): Promise<string> {
  await expect.poll(async () => (await mailTo(address)).text).toContain('/uitnodiging?token=');
  return /http\S+\/uitnodiging\?token=\S+/.exec((await mailTo(address)).text)?.[0] ?? '';
}

test('a meeting is planned from a profile and accepted by the link of the mail, without signing in', async ({
  page,
  otherPage,
  browser,
  kiem,
  mailTo,
}) => {
  const origin = kiem.url;
  const { theirId, mine, theirs } = await makePair({ page, otherPage, origin, mailTo });

  await page.goto(`${origin}/profiel/${theirId}`);
  await page.getByRole('link', { name: 'Meeting plannen' }).click();
  await expect(newMeeting(page)).toBeVisible();
  await expect(page.getByLabel('Deelnemer *')).toHaveValue(theirs);
  await page.getByLabel('Titel *').fill('Kennismaken');
  await chooseDay(page, nextTenth());
  await page.getByLabel('Starttijd *').fill('10:30');
  await expect(page.getByLabel('Eindtijd *')).toHaveValue('11:30');
  await page.getByLabel('Type').selectOption('Online');
  await page.getByRole('button', { name: 'Meeting Aanmaken' }).click();

  await expect(page.getByText('De meeting uitnodiging is verstuurd')).toBeVisible();
  await expect(newMeeting(page)).toBeHidden();
  await expect(page).toHaveURL(`${origin}/agenda?datum=${nextTenth()}`);

  const link = await invitationLink(mailTo, await emailOf(otherPage, origin));
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Kennismaken' })).toBeVisible();
  await expect(visitor.getByText(`${mine} nodigt je uit`)).toBeVisible();
  await expect(visitor.getByText(formatLongDay(nextTenth()))).toBeVisible();
  await expect(visitor.getByText('10:30 - 11:30 (Europe / Brussels)')).toBeVisible();
  await expect(visitor.getByText('In afwachting')).toBeVisible();
  const { meetings } = await (await page.request.get(`${origin}/api/meetings/upcoming`)).json();
  expect(meetings[0].status).toBe('pending');

  await visitor.getByRole('button', { name: 'Accepteren' }).click();
  await expect(visitor.getByText(`Je komt. ${mine} weet het.`)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Bevestigd')).toBeVisible();
  await context.close();

  await openDialog(page, origin, `meeting=${meetings[0].id}`, 'Kennismaken');
  await expect(page.getByRole('dialog').getByText('Bevestigd')).toBeVisible();
  await openDialog(otherPage, origin, `meeting=${meetings[0].id}`, 'Kennismaken');
  await expect(otherPage.getByRole('dialog').getByText('Je komt.')).toBeVisible();
});

test('who is invited declines with a word, which the organizer reads; then comes after all', async ({ page, otherPage, kiem, mailTo }) => {
  const origin = kiem.url;
  const { theirId } = await makePair({ page, otherPage, origin, mailTo });
  const id = await plan(page, origin, { with: theirId, title: 'Koffie' });
  // Live events are heard from then on; awaited from before, as a quick page asks before its dialog is seen.
  const live = page.waitForRequest(/\/live/);
  await openDialog(page, origin, `meeting=${id}`, 'Koffie');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Accepteren' })).toBeHidden();
  await live;

  await openDialog(otherPage, origin, `meeting=${id}`, 'Koffie');
  await otherPage.getByRole('dialog').getByRole('button', { name: 'Afwijzen' }).click();
  await otherPage.getByLabel('Reden').fill('Ik ben dan op reis.');
  await otherPage.getByRole('dialog', { name: 'Meeting afwijzen?' }).getByRole('button', { name: 'Afwijzen' }).click();
  await expect(otherPage.getByText('Status gewijzigd naar Afgewezen')).toBeVisible();

  await expect(page.getByRole('dialog').getByText('Afgewezen')).toBeVisible();
  await expect(page.getByText('Ik ben dan op reis.')).toBeVisible();

  await otherPage.getByRole('dialog').getByRole('button', { name: 'Accepteren' }).click();
  await expect(otherPage.getByText('Status gewijzigd naar Bevestigd')).toBeVisible();
  await expect(otherPage.getByRole('dialog').getByRole('button', { name: 'Afzeggen' })).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Bevestigd')).toBeVisible();
});

test('a moved meeting waits for an answer again, also from who had its old invitation open', async ({
  page,
  otherPage,
  browser,
  kiem,
  mailTo,
}) => {
  const origin = kiem.url;
  const { theirId } = await makePair({ page, otherPage, origin, mailTo });
  const id = await plan(page, origin, { with: theirId, title: 'Overleg' });
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(await invitationLink(mailTo, await emailOf(otherPage, origin)));
  await expect(visitor.getByRole('button', { name: 'Accepteren' })).toBeEnabled();

  await openDialog(page, origin, `meeting=${id}`, 'Overleg');
  await page.getByRole('button', { name: 'Wijzigen' }).click();
  await expect(page.getByLabel('Eindtijd *')).toHaveValue('11:00');
  await page.getByLabel('Starttijd *').fill('14:00');
  await page.getByLabel('Eindtijd *').fill('15:00');
  await expect(page.getByText('Bea moet dan opnieuw antwoorden.')).toBeVisible();
  await page.getByRole('button', { name: 'Wijzigingen opslaan' }).click();
  await expect(page.getByText('Meeting gewijzigd')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Overleg' }).getByText('14:00 - 15:00')).toBeVisible();

  await visitor.getByRole('button', { name: 'Accepteren' }).click();
  await expect(visitor.getByText('Hieronder staat hoe ze nu is.')).toBeVisible();
  await expect(visitor.getByText('14:00 - 15:00')).toBeVisible();
  expect(await statusOf(page, origin, id)).toBe('pending');
  await visitor.getByRole('button', { name: 'Accepteren' }).click();
  await expect(visitor.getByText(/^Je komt\./)).toBeVisible();
  expect(await statusOf(page, origin, id)).toBe('confirmed');
  await context.close();
});

test('what another window changed is told before it is written over', async ({ page, otherPage, kiem, mailTo }) => {
  const origin = kiem.url;
  const { theirId } = await makePair({ page, otherPage, origin, mailTo });
  const id = await plan(page, origin, { with: theirId, title: 'Overleg' });
  await openDialog(page, origin, `meeting=${id}`, 'Overleg');
  await page.getByRole('button', { name: 'Wijzigen' }).click();
  await page.getByLabel('Titel *').fill('Groot overleg');

  await move(page, origin, id, { start: '16:00', end: '17:00' });
  await page.getByRole('button', { name: 'Wijzigingen opslaan' }).click();
  await expect(page.getByText(/intussen gewijzigd: “Overleg”.*16:00 - 17:00/)).toBeVisible();
  await expect(page.getByLabel('Titel *')).toHaveValue('Groot overleg');
  await page.getByRole('button', { name: 'Wijzigingen opslaan' }).click();
  await expect(page.getByRole('dialog', { name: 'Groot overleg' }).getByText('10:00 - 11:00')).toBeVisible();
});

test('the organizer calls a meeting off, and its link says so', async ({ page, otherPage, browser, kiem, mailTo }) => {
  const origin = kiem.url;
  const { theirId, mine } = await makePair({ page, otherPage, origin, mailTo });
  const id = await plan(page, origin, { with: theirId, title: 'Lunch' });
  const link = await invitationLink(mailTo, await emailOf(otherPage, origin));

  await openDialog(page, origin, `meeting=${id}`, 'Lunch');
  await page.getByRole('button', { name: 'Meeting annuleren' }).click();
  const asks = page.getByRole('dialog', { name: 'Meeting annuleren?' });
  await asks.getByLabel('Reden').fill('De zaal is bezet.');
  await asks.getByRole('button', { name: 'Meeting annuleren' }).click();
  await expect(asks).toBeHidden();
  await expect(page.getByRole('dialog').getByText('Geannuleerd', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wijzigen' })).toBeHidden();

  await openDialog(otherPage, origin, `meeting=${id}`, 'Lunch');
  await expect(otherPage.getByText('De zaal is bezet.')).toBeVisible();
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor.getByText(`${mine} heeft deze meeting geannuleerd.`)).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Accepteren' })).toBeHidden();
  await visitor.goto(`${link}x`);
  await expect(visitor.getByRole('heading', { name: 'Deze uitnodiging is er niet (meer)' })).toBeVisible();
  await context.close();
});

test('overlaps of either side are shown before saving, and forbid nothing', async ({ page, otherPage, kiem, mailTo }) => {
  const origin = kiem.url;
  const { myId, theirId, theirs } = await makePair({ page, otherPage, origin, mailTo });
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

test('what is wrong is said at its field, and nothing that was typed goes without asking', async ({
  page,
  otherPage,
  context,
  kiem,
  mailTo,
}) => {
  const origin = kiem.url;
  const { theirs } = await makePair({ page, otherPage, origin, mailTo });
  await page.goto(`${origin}/agenda`);
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

test('a meeting is planned by keyboard alone', async ({ page, otherPage, kiem, mailTo }) => {
  const origin = kiem.url;
  const { theirs } = await makePair({ page, otherPage, origin, mailTo });
  await page.goto(`${origin}/agenda`);
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
  await page.keyboard.type('1015AM');
  await expect(page.getByLabel('Eindtijd *')).toHaveValue('11:15');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Meeting aangemaakt', { exact: true })).toBeVisible();
  await expect(newMeeting(page)).toBeHidden();
});

test('a connection’s card and the head of a conversation lead to a meeting with them', async ({ page, otherPage, kiem, mailTo }) => {
  const origin = kiem.url;
  const scene = { page, otherPage, origin, mailTo };
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
    test.setTimeout(120_000);
    const { myId, theirs } = await makePair({ page, otherPage, origin, mailTo });
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

test('a calendar address is made, copied, renewed and ended', async ({ page, otherPage, context, kiem, mailTo }) => {
  const origin = kiem.url;
  await makePair({ page, otherPage, origin, mailTo });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${origin}/instellingen#agenda`);
  const address = page.getByLabel('Privéadres van je agenda');
  await page.getByRole('button', { name: 'Agenda-adres maken' }).click();
  await expect(address).toBeFocused();
  const first = await address.inputValue();
  expect((await page.request.get(first)).headers()['content-type']).toContain('text/calendar');
  await page.getByRole('button', { name: 'Adres kopiëren' }).click();
  await expect(page.getByText('Adres gekopieerd')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);

  const section = page.getByRole('region', { name: 'Agenda' });
  await section.getByRole('button', { name: 'Vernieuwen' }).click();
  await expect(page.getByText('Het oude adres werkt dan niet meer.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Vernieuwen' }).click();
  await expect(address).not.toHaveValue(first);
  expect((await page.request.get(first)).status()).toBe(404);
  await page.getByRole('button', { name: 'Melding sluiten' }).click();
  await expectNoViolations(page);

  await section.getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByRole('button', { name: 'Agenda-adres maken' })).toBeFocused();
});

test('who lives by another clock is told which one is meant', async ({ page, otherPage, kiem, mailTo }) => {
  const origin = kiem.url;
  const { theirId } = await makePair({ page, otherPage, origin, mailTo });
  const id = await plan(page, origin, { with: theirId, title: 'Bellen', start: '20:00', end: '21:00' });
  const zone = { timeZone: 'America/New_York' };
  expect((await otherPage.request.put(`${origin}/api/account/time-zone`, { data: zone, headers: { origin } })).status()).toBe(200);

  await openDialog(otherPage, origin, `meeting=${id}`, 'Bellen');
  await expect(otherPage.getByRole('dialog').getByText('14:00 - 15:00 (America / New York)')).toBeVisible();
  await openDialog(otherPage, origin, 'nieuw=ja', 'Nieuwe Meeting');
  await expect(newMeeting(otherPage).getByText('Tijden in America / New York')).toBeVisible();
  await otherPage.goto(await invitationLink(mailTo, await emailOf(otherPage, origin)));
  await expect(otherPage.getByText('14:00 - 15:00 (America / New York)')).toBeVisible();
});
