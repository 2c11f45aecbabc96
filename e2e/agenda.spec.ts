import type { Page } from '@playwright/test';
import type { ReceivedMail } from '../src/app/testing/mailbox.ts';
import { expect, test } from './fixtures.ts';
import { makePair } from './member.ts';
import { chooseDay, chooseParticipant, emailOf, newMeeting, nextTenth } from './planning.ts';

const upcoming = (page: Page) => page.getByRole('complementary', { name: 'Aankomende meetings' });
const card = (page: Page) => page.getByRole('article').filter({ hasText: 'Kennismaken' });

/** Opens a page and waits until it receives live events. */
async function openLive(page: Page, address: string): Promise<void> {
  const isAsking = page.waitForRequest(/\/live/);
  await page.goto(address);
  await isAsking;
}

async function mailAbout(mailTo: (address: string) => Promise<ReceivedMail>, address: string, subject: string) {
  await expect.poll(async () => (await mailTo(address)).subject).toBe(subject);
  return mailTo(address);
}

test('a meeting is planned, mailed, accepted by its link, listed in both agendas and beside the feed, moved and cancelled', async ({
  page,
  otherPage,
  browser,
  kiem,
  mailTo,
}) => {
  const origin = kiem.url;
  const { mine, theirs } = await makePair({ page, otherPage, origin, db: kiem.db });
  const address = await emailOf(otherPage, origin);
  const agenda = `${origin}/agenda?datum=${nextTenth()}`;

  await openLive(page, `${origin}/agenda`);
  await page.getByRole('link', { name: 'Nieuwe Meeting' }).click();
  await expect(newMeeting(page)).toBeVisible();
  await page.getByLabel('Titel *').fill('Kennismaken');
  await chooseParticipant(page, theirs);
  await chooseDay(page, nextTenth());
  await page.getByLabel('Starttijd *').fill('10:00');
  await page.getByRole('button', { name: 'Meeting Aanmaken' }).click();
  await expect(page.getByText('De meeting uitnodiging is verstuurd', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(agenda);

  const invitation = await mailAbout(mailTo, address, `Uitnodiging van ${mine}: Kennismaken`);
  expect(invitation.calendar).toContain('METHOD:REQUEST');
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(/http\S+\/uitnodiging\?token=[\w.-]+/.exec(invitation.text)?.[0] ?? '');
  await visitor.getByRole('button', { name: 'Accepteren' }).click();
  await expect(visitor.getByText(/^Je komt\./)).toBeVisible();
  await context.close();

  await expect(card(page).getByText('Bevestigd')).toBeVisible();
  await openLive(otherPage, agenda);
  await expect(card(otherPage).getByText('Bevestigd')).toBeVisible();
  for (const each of [page, otherPage]) {
    const feed = await each.context().newPage();
    await feed.goto(`${origin}/feed`);
    await expect(upcoming(feed).getByText('Kennismaken')).toBeVisible();
    await feed.close();
  }

  await card(page).getByRole('link', { name: 'Kennismaken' }).click();
  await page.getByRole('dialog', { name: 'Kennismaken' }).getByRole('button', { name: 'Wijzigen' }).click();
  await page.getByLabel('Starttijd *').fill('14:00');
  await page.getByLabel('Eindtijd *').fill('15:00');
  await page.getByRole('button', { name: 'Wijzigingen opslaan' }).click();
  await expect(page.getByText('Meeting gewijzigd')).toBeVisible();
  await expect(card(otherPage).getByText('14:00 - 15:00').first()).toBeVisible();
  await expect(card(otherPage).getByText('In afwachting')).toBeVisible();
  expect((await mailAbout(mailTo, address, `Gewijzigd door ${mine}: Kennismaken`)).calendar).toContain('SEQUENCE:1');
  await card(otherPage)
    .getByRole('button', { name: /^Accepteren/ })
    .click();
  await expect(otherPage.getByText('Status gewijzigd naar Bevestigd', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Kennismaken' }).getByText('Bevestigd')).toBeVisible();

  await page.getByRole('button', { name: 'Meeting annuleren' }).click();
  await page.getByRole('dialog', { name: 'Meeting annuleren?' }).getByRole('button', { name: 'Meeting annuleren' }).click();
  await expect(card(otherPage).getByText('Geannuleerd')).toBeVisible();
  const cancellation = await mailAbout(mailTo, address, 'Geannuleerd: Kennismaken');
  expect(cancellation.calendar).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:2/);
  await otherPage.goto(`${origin}/feed`);
  await expect(otherPage.getByRole('complementary', { name: 'Mensen die je misschien kent' })).toBeVisible();
  await expect(upcoming(otherPage)).toBeHidden();
});
