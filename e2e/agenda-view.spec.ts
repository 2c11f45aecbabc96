import type { Page } from '@playwright/test';
import { addDays, addMonths, formatDayAndMonth, formatShortDay, mondayOf } from '../src/platform/calendar.ts';
import { dayOf } from '../src/platform/zoned-time.ts';
import { expectNoViolations } from './accessibility.ts';
import { call, expectNothingWider } from './conversation.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember, makePair } from './member.ts';
import { brussels, cards, dayAhead, dayLink, dayTitle, inNewYork, openAgenda, plan } from './planning.ts';

const upcoming = (page: Page) => page.getByRole('region', { name: 'Aankomende Meetings' });

test('an empty agenda shows today and says that nothing is planned', { tag: '@phone' }, async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const today = dayOf(new Date().toISOString(), brussels);
  await openAgenda(page, '/agenda');
  await expect(page.getByText('Beheer je meetings en afspraken')).toBeVisible();
  await expect(page.getByText('Selecteer een datum om meetings te bekijken')).toBeVisible();
  await expect(dayTitle(page, today)).toBeVisible();
  await expect(dayLink(page, today)).toHaveAccessibleName(`${formatDayAndMonth(today)}, vandaag`);
  await expect(page.getByText('Geen meetings op deze datum')).toBeVisible();
  await expect(upcoming(page)).toContainText('Geen aankomende meetings');
  await expectNothingWider(page);

  await page.getByRole('link', { name: 'Volgende maand' }).click();
  await expect(dayTitle(page, addMonths(today, 1))).toBeVisible();
  await page.getByRole('link', { name: 'Nieuwe Meeting' }).click();
  await expect(page).toHaveURL(new RegExp(`datum=${addMonths(today, 1)}&nieuw=ja`));
  await page.goBack();
  await page.getByRole('link', { name: 'Vandaag', exact: true }).click();
  await expect(dayTitle(page, today)).toBeVisible();
  await expect(page).toHaveURL(/\/agenda$/);
});

test('an invitation of an hour and a half shows its whole title beside its answers', async ({ page, otherPage, kiem }) => {
  const { theirId } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  const day = dayAhead();
  const title = 'Rondleiding in de brouwerij van Leuven';
  await plan(page, kiem.url, { with: theirId, title, day, start: '16:00', end: '17:30', location: 'Kas 3' });

  await openAgenda(otherPage, `${kiem.url}/agenda?datum=${day}`);
  await expect(otherPage.getByRole('button', { name: `Accepteren: ${title}` })).toBeVisible();
  const cut = await cards(otherPage)
    .getByRole('heading', { name: title })
    .evaluate((shown) => shown.scrollWidth - shown.clientWidth);
  expect(cut).toBe(0);
});

test('a person chooses a marked day with the mouse, the keyboard and the back button', async ({ page, otherPage, kiem }) => {
  const { theirId, theirs } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  const day = dayAhead();
  await plan(page, kiem.url, { with: theirId, title: 'Tweede', day, start: '14:00', end: '15:00' });
  await plan(page, kiem.url, { with: theirId, title: 'Eerste', day, start: '09:00', end: '09:45', location: 'Kas 3' });

  await openAgenda(page, `/agenda?datum=${addDays(day, 1)}`);
  await expect(page.getByText('Geen meetings op deze datum')).toBeVisible();
  await expect(dayLink(page, day)).toHaveAccessibleName(`${formatDayAndMonth(day)}, 2 meetings`);
  await dayLink(page, day).click();
  await expect(dayTitle(page, day)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`datum=${day}$`));
  await expect(dayLink(page, day)).toHaveAttribute('aria-current', 'date');
  await expect(cards(page).getByRole('heading')).toHaveText(['Eerste', 'Tweede']);
  await expect(cards(page).first()).toContainText(`09:00 - 09:45In afwachtingKas 3Met: ${theirs}`);
  await expect(cards(page).getByRole('button')).toHaveCount(0);
  await expect(upcoming(page).getByRole('link', { name: /Eerste/ })).toContainText(`EersteKas 3Met: ${theirs}`);

  await dayLink(page, day).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dayLink(page, addDays(day, 7))).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const sunday = addDays(mondayOf(addDays(day, 7)), 6);
  await expect(dayTitle(page, sunday)).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(dayTitle(page, addMonths(sunday, 1))).toBeVisible();
  await expect(dayLink(page, addMonths(sunday, 1))).toBeFocused();

  await page.goBack();
  await page.goBack();
  await expect(cards(page).getByRole('heading')).toHaveText(['Eerste', 'Tweede']);
  await page.getByRole('link', { name: 'Tweede', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Tweede' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`datum=${day}&meeting=`));
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the participant answers on the card, and the organizer sees it at once', { tag: '@phone' }, async ({ page, otherPage, kiem }) => {
  const { theirId, mine } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  const day = dayAhead();
  await plan(page, kiem.url, { with: theirId, title: 'Plan lezen', day, start: '10:00', end: '11:00' });
  await plan(page, kiem.url, { with: theirId, title: 'Cijfers', day, start: '12:00', end: '12:30' });
  const live = page.waitForRequest(/\/live/);
  await openAgenda(page, `/agenda?datum=${day}`);
  await live;

  await openAgenda(otherPage, `${kiem.url}/agenda?datum=${day}`);
  await expect(cards(otherPage).first()).toContainText(`Van: ${mine}`);
  await otherPage.getByRole('button', { name: 'Accepteren: Plan lezen' }).click();
  await expect(otherPage.getByText('Status gewijzigd naar Bevestigd')).toBeVisible();
  await expect(cards(otherPage).first()).toContainText('Bevestigd');
  await expect(otherPage.getByRole('link', { name: 'Plan lezen', exact: true })).toBeFocused();
  await otherPage.getByRole('button', { name: 'Afwijzen: Cijfers' }).click();
  await expect(otherPage.getByText('Status gewijzigd naar Afgewezen')).toBeVisible();
  await expect(cards(otherPage).getByRole('button')).toHaveCount(0);

  await expect(cards(page).first()).toContainText('Bevestigd');
  await expect(cards(page).last()).toContainText('Afgewezen');
  const declined = upcoming(page).getByRole('region', { name: 'Gaat niet door' });
  await expect(declined.getByRole('link')).toHaveText([/Afgewezen.*Cijfers/]);
  await expect(upcoming(page).getByRole('list').first().getByRole('link')).toHaveText([/Bevestigd.*Plan lezen/]);
});

test('an answer that isn’t saved is rolled back with a toast', async ({ page, otherPage, kiem }) => {
  const { theirId } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  const day = dayAhead();
  await plan(page, kiem.url, { with: theirId, day, start: '10:00', end: '11:00' });
  await openAgenda(otherPage, `${kiem.url}/agenda?datum=${day}`);
  await otherPage.route('**/rpc/agenda/answerMeeting', (route) => route.abort());
  await otherPage.getByRole('button', { name: /^Accepteren/ }).click();
  await expect(otherPage.getByText('Kon meeting status niet bijwerken')).toBeVisible();
  await expect(cards(otherPage)).toContainText('In afwachting');
  await expect(otherPage.getByRole('button', { name: /^Accepteren/ })).toBeVisible();
});

test('a meeting keeps the colour of its status while it is open', async ({ page, otherPage, kiem }) => {
  const { theirId } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  const day = dayAhead();
  const id = await plan(page, kiem.url, { with: theirId, title: 'Plan lezen', day });
  for (const view of ['week', 'maand']) {
    const block = page.locator(`a[href*="meeting=${id}"]`).filter({ hasText: '10:00', visible: true }).first();
    await openAgenda(page, `/agenda?datum=${day}&weergave=${view}`);
    const colour = await block.evaluate((link) => getComputedStyle(link).backgroundColor);
    await block.click();
    await expect(page.getByRole('dialog', { name: 'Plan lezen' })).toBeVisible();
    await expect(block).toHaveCSS('background-color', colour);
  }
});

test('the list of next meetings fetches another when the first begins', async ({ page, otherPage, kiem }) => {
  const { theirId } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  const day = dayAhead();
  await plan(page, kiem.url, { with: theirId, title: 'Eerste', day });
  await plan(page, kiem.url, { with: theirId, title: 'Tweede', day: addMonths(day, 2) });
  await page.clock.install();
  await openAgenda(page, '/agenda');
  await expect(upcoming(page).getByRole('link')).toHaveCount(2);
  const asked = page.waitForRequest('**/rpc/agenda/listUpcoming*');
  await page.clock.setFixedTime(`${addDays(day, 1)}T12:00:00Z`);
  await page.clock.runFor(31_000);
  await asked;
  await expect(upcoming(page).getByRole('link')).toContainText(['Tweede']);
});

test('the next five meetings are listed beside the calendar, the next three beside the feed', async ({ page, otherPage, kiem }) => {
  const { theirId, theirs } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  const day = dayAhead();
  for (const number of [6, 2, 5, 1, 4, 3]) {
    await plan(page, kiem.url, { with: theirId, title: `Nummer ${number}`, day: addDays(day, number), start: '10:00', end: '11:00' });
  }
  await openAgenda(page, '/agenda');
  await expect(upcoming(page)).toContainText('Je volgende afspraken');
  const links = upcoming(page).getByRole('link');
  await expect(links).toHaveText([1, 2, 3, 4, 5].map((number) => new RegExp(`Nummer ${number}`)));
  await expect(links.first()).toContainText(`${formatShortDay(addDays(day, 1))}, 10:00`);
  await expect(links.first()).toContainText(`Met: ${theirs}`);

  await page.goto('/feed');
  const beside = page.getByRole('complementary', { name: 'Aankomende meetings' });
  await expect(beside.getByRole('listitem')).toHaveCount(3);
  await expect(beside.getByRole('link', { name: 'Naar je agenda' })).toHaveAttribute('href', '/agenda');
  await expectNoViolations(page);
  await beside.getByRole('link', { name: /Nummer 2/ }).click();
  await expect(page.getByRole('dialog', { name: 'Nummer 2' })).toBeVisible();
});

test('a meeting that passes midnight is listed on both days, and for a person in New York on one, in their time', async ({
  page,
  otherPage,
  kiem,
}) => {
  const { theirId } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  const day = dayAhead();
  const next = addDays(day, 1);
  await plan(page, kiem.url, { with: theirId, title: 'Nacht', day, start: '22:30', end: '00:30', overMidnight: true });

  await openAgenda(page, `/agenda?datum=${day}`);
  await expect(cards(page)).toContainText(`22:30 - ${formatShortDay(next)}, 00:30`);
  await expect(dayLink(page, next)).toHaveAccessibleName(`${formatDayAndMonth(next)}, 1 meeting`);
  await page.getByRole('link', { name: 'Volgende dag' }).click();
  await expect(dayTitle(page, next)).toBeVisible();
  await expect(cards(page)).toContainText(`${formatShortDay(day)}, 22:30 - 00:30`);
  await openAgenda(page, `/agenda?datum=${day}&weergave=maand`);
  await expect(page.getByRole('link', { name: '22:30 Nacht' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'tot 00:30 Nacht' })).toBeVisible();

  await call(otherPage, kiem.url, 'put', 'account/time-zone', { timeZone: 'America/New_York' });
  await openAgenda(otherPage, `${kiem.url}/agenda?datum=${day}`);
  await expect(otherPage.getByText('Je ziet de tijd in New York.')).toBeVisible();
  await expect(cards(otherPage)).toContainText(`${inNewYork(day, '22:30')} - ${inNewYork(next, '00:30')}`);
  await expect(dayLink(otherPage, next)).toHaveAccessibleName(formatDayAndMonth(next));
});
