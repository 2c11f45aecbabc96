import { formatLongDay } from '../src/platform/calendar.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { makePair } from './member.ts';
import {
  answer,
  cards,
  chooseDay,
  emailOf,
  inNewYork,
  invitationLink,
  move,
  newMeeting,
  nextTenth,
  openDialog,
  plan,
  statusOf,
} from './planning.ts';

test('a person plans a meeting from a profile, and the participant accepts it by the mailed link without signing in', async ({
  page,
  otherPage,
  browser,
  kiem,
  mailTo,
}) => {
  const origin = kiem.url;
  const { theirId, mine, theirs } = await makePair({ page, otherPage, origin, db: kiem.db });

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
  await expect(visitor.getByText('10:30 - 11:30, tijd in Brussel')).toBeVisible();
  await expect(visitor.getByText('In afwachting')).toBeVisible();
  const { meetings } = await (await page.request.get(`${origin}/api/meetings/upcoming`)).json();
  expect(meetings[0].status).toBe('pending');

  await visitor.getByRole('button', { name: 'Accepteren' }).click();
  await expect(visitor.getByText(`Je komt. ${mine} weet het.`)).toBeVisible();
  await expect(visitor.getByText('Status gewijzigd naar Bevestigd')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Bevestigd')).toBeVisible();
  await context.close();

  await expect(cards(page)).toContainText('Bevestigd');
  await cards(page).getByRole('link', { name: 'Kennismaken', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Kennismaken' })).toContainText('Bevestigd');
  await openDialog(otherPage, origin, `meeting=${meetings[0].id}`, 'Kennismaken');
  await expect(otherPage.getByRole('dialog').getByText('Je komt.')).toBeVisible();
});

test('the participant declines with a reason, which the organizer reads, and accepts after all', async ({ page, otherPage, kiem }) => {
  const origin = kiem.url;
  const { theirId } = await makePair({ page, otherPage, origin, db: kiem.db });
  const id = await plan(page, origin, { with: theirId, title: 'Koffie' });
  // Live events arrive from this request on. Wait for it from before: a fast page sends it before its dialog is visible.
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

test('a moved meeting asks for a new answer, even of a participant who has the old invitation open', async ({
  page,
  otherPage,
  browser,
  kiem,
  mailTo,
}) => {
  const origin = kiem.url;
  const { theirId } = await makePair({ page, otherPage, origin, db: kiem.db });
  const id = await plan(page, origin, { with: theirId, title: 'Overleg' });
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(await invitationLink(mailTo, await emailOf(otherPage, origin)));
  await expect(visitor.getByRole('button', { name: 'Accepteren' })).toBeEnabled();

  await openDialog(page, origin, `meeting=${id}`, 'Overleg');
  await page.getByRole('button', { name: 'Wijzigen' }).click();
  await expect(page.getByLabel('Eindtijd *')).toHaveValue('11:00');
  await page.getByLabel('Starttijd *').fill('14:00');
  await expect(page.getByLabel('Eindtijd *')).toHaveValue('15:00');
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

test('a meeting that is saved as it was closes its form without a call, so that nobody is told', async ({ page, otherPage, kiem }) => {
  const { theirId } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  const id = await plan(page, kiem.url, { with: theirId, title: 'Overleg' });
  await openDialog(page, kiem.url, `meeting=${id}`, 'Overleg');
  await page.getByRole('button', { name: 'Wijzigen' }).click();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));

  await page.getByRole('button', { name: 'Wijzigingen opslaan' }).click();

  await expect(page.getByRole('button', { name: 'Wijzigingen opslaan' })).toHaveCount(0);
  expect(calls).not.toContain('/rpc/agenda/changeMeeting');
});

test('the form reports a change made in another window before it overwrites it', async ({ page, otherPage, kiem }) => {
  const origin = kiem.url;
  const { theirId } = await makePair({ page, otherPage, origin, db: kiem.db });
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

test('the organizer cancels a meeting, and its link says so', async ({ page, otherPage, browser, kiem, mailTo }) => {
  const origin = kiem.url;
  const { theirId, mine } = await makePair({ page, otherPage, origin, db: kiem.db });
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

test('a person makes, copies, renews and removes a calendar address', async ({ page, otherPage, context, kiem }) => {
  const origin = kiem.url;
  await makePair({ page, otherPage, origin, db: kiem.db });
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
  await page.getByRole('button', { name: 'Melding sluiten' }).click();
  expect((await page.request.get(first)).status()).toBe(404);
  await expectNoViolations(page);

  await section.getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByRole('button', { name: 'Agenda-adres maken' })).toBeFocused();
});

test('the agenda names the zone for a person outside the home zones', async ({ page, otherPage, kiem, mailTo }) => {
  const origin = kiem.url;
  const { theirId } = await makePair({ page, otherPage, origin, db: kiem.db });
  const id = await plan(page, origin, { with: theirId, title: 'Bellen', start: '20:00', end: '21:00' });
  const zone = { timeZone: 'America/New_York' };
  const theirTime = `${inNewYork(nextTenth(), '20:00')} - ${inNewYork(nextTenth(), '21:00')}, tijd in New York`;
  expect((await otherPage.request.put(`${origin}/api/account/time-zone`, { data: zone, headers: { origin } })).status()).toBe(200);

  await openDialog(otherPage, origin, `meeting=${id}`, 'Bellen');
  await expect(otherPage.getByRole('dialog').getByText(theirTime)).toBeVisible();
  await openDialog(otherPage, origin, 'nieuw=ja', 'Nieuwe Meeting');
  await expect(newMeeting(otherPage).getByText('Vul de tijd in New York in.')).toBeVisible();
  await otherPage.goto(await invitationLink(mailTo, await emailOf(otherPage, origin)));
  await expect(otherPage.getByText(theirTime)).toBeVisible();
});

test('a participant who declined isn’t notified of a cancellation, and the organizer isn’t told otherwise', async ({
  page,
  otherPage,
  kiem,
}) => {
  const origin = kiem.url;
  const { theirId } = await makePair({ page, otherPage, origin, db: kiem.db });
  const id = await plan(page, origin, { with: theirId, title: 'Overleg' });
  await answer(otherPage, origin, id, 'declined');
  await openDialog(page, origin, `meeting=${id}`, 'Overleg');
  await page.getByRole('button', { name: 'Meeting annuleren' }).click();
  const asks = page.getByRole('dialog', { name: 'Meeting annuleren?' });
  await expect(asks).toContainText('Bea komt al niet en krijgt geen bericht. Dit kun je niet ongedaan maken.');
  await asks.getByRole('button', { name: 'Meeting annuleren' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Meeting geannuleerd' })).not.toContainText('bericht');
});
