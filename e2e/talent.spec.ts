import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { makeJob } from '../src/features/jobs/factory.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { startSearchMails } from '../src/features/saved-searches/commands/start-mails.ts';
import { savedSearches } from '../src/features/saved-searches/tables.ts';
import { publicTalent, talent, talentIdOf } from '../src/features/talent/factory.ts';
import { makeTalentInvitation } from '../src/features/talent/invitations/factory.ts';
import { createLog } from '../src/platform/server/log.ts';
import { createQueue } from '../src/platform/server/queue.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectGoodLooks } from './look.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

const quiet = createLog({ logLevel: 'silent' });

test('a visitor finds a talent by skill and filter, and reads what is for everyone', { tag: '@phone' }, async ({ page, kiem }) => {
  const skill = `Dakwerk${randomUUID().slice(0, 8)}`;
  const contact = { phone: '+32 470 12 34 56', phoneVisibility: 'everyone' } as const;
  const details = { skills: [skill], hourlyRate: 82.5, location: 'Gent', ...contact };
  const found = await makePerson(
    kiem.db,
    publicTalent({ ...details, firstName: 'Anna', lastName: 'Peeters', jobTitle: 'Dakdekker', talentInSearchEngines: true }),
  );
  await makePerson(kiem.db, publicTalent({ skills: [skill], firstName: 'Bram', lastName: 'Bos', location: 'Breda' }));
  const hidden = await makePerson(kiem.db, talent({ skills: [skill], firstName: 'Cem', lastName: 'Can', location: 'Gent' }));

  await page.goto('/talent');
  await untilReady(page);
  await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill(skill);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Plaats').fill('gent');
  await expect(page).toHaveURL(/plaats=gent/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('€ 82,50 per uur');
  await expect(page.getByRole('link', { name: 'Nieuw talent' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Anna Peeters' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Anna Peeters' })).toBeVisible();
  await expect(page.getByText('Beschikbaar', { exact: true })).toBeVisible();
  await expect(page.getByText('+32 470')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${kiem.url}/talent/${await talentIdOf(kiem.db, found)}`);
  await expectNoViolations(page);

  const answer = await page.goto(`/talent/${await talentIdOf(kiem.db, hidden)}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Talent profiel niet gevonden' })).toBeVisible();
  expect(await page.content()).not.toContain('Cem');
});

test('a member makes a talent profile of themselves, chooses who sees it, and is found', async ({ page, kiem }) => {
  const lastName = `Q${randomUUID().slice(0, 8)}`;
  await becomeMember(page, kiem, { firstName: 'Dora', lastName, roles: ['entrepreneur'] });
  await page.goto('/talent');
  await untilReady(page);
  await page.getByRole('link', { name: 'Nieuw talent' }).click();
  await expect(page.getByText('Hiermee krijg je ook de rol Talent op je profiel.')).toBeVisible();
  await page.getByRole('button', { name: 'Talentprofiel maken' }).click();
  await expect(page.getByText('Vul je titel in.').first()).toBeVisible();

  await page.getByLabel('Titel').fill('Imker');
  await expect(page.getByLabel('Iedereen, ook zonder account')).not.toBeChecked();
  await expect(page.getByLabel('Alleen leden')).not.toBeChecked();
  await page.getByLabel('Iedereen, ook zonder account').check();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Talentprofiel maken' }).click();
  await expect(page.getByText('Talent profiel aangemaakt')).toBeVisible();
  await expect(page).toHaveURL(/\/talent$/);
  await expect(page.getByRole('link', { name: 'Nieuw talent' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Mijn talentprofiel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Dora ${lastName}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Laat meer van jezelf zien' })).toContainText('je vaardigheden, je werkervaring');

  await page.context().clearCookies();
  await page.goto(`/talent?zoek=${lastName}`);
  await page.getByRole('link', { name: `Dora ${lastName}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Dora ${lastName}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Laat meer van jezelf zien' })).toHaveCount(0);
});

test('a talent profile that is made keeps the skills that were saved in another window meanwhile', async ({ page, context, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const window = await context.newPage();
  await page.goto('/talent/nieuw');
  await untilReady(page);
  await page.getByLabel('Titel').fill('Imker');
  await window.goto('/profiel?bewerken=ja');
  await untilReady(window);
  await window.getByLabel('Vaardigheid toevoegen').fill('Honing slingeren');
  await window.keyboard.press('Enter');
  await window.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect(window.getByText('Profiel bijgewerkt')).toBeVisible();

  await page.getByRole('button', { name: 'Talentprofiel maken' }).click();
  await expect(page.getByText('Talent profiel aangemaakt')).toBeVisible();

  await page.goto('/profiel');
  await expect(page.getByRole('main').getByText('Honing slingeren')).toBeVisible();
  await expect(page.getByRole('main').getByText('Imker').first()).toBeVisible();
});

test('a member whose profile is private reads in its form that connections alone see their talent profile', async ({ page, kiem }) => {
  const privately = 'Wie mag je talentprofiel zien als je profiel openbaar is?';
  await becomeMember(page, kiem, publicTalent({ isPublic: false }));
  await page.goto('/profiel?bewerken=ja');
  await untilReady(page);

  await expect(page.getByRole('group', { name: privately })).toBeVisible();
  await expect(page.getByText('alleen je connecties zien je talentprofiel')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Zoekmachines mogen mijn talentprofiel tonen' })).toHaveCount(0);

  await page.getByRole('switch', { name: 'Mijn profiel is openbaar' }).check();

  await expect(page.getByRole('group', { name: 'Wie mag je talentprofiel zien?' })).toBeVisible();
  await expect(page.getByText('alleen je connecties zien je talentprofiel')).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Zoekmachines mogen mijn talentprofiel tonen' })).toBeVisible();
});

test('a poster saves a talent and invites them for two jobs; the talent applies for one and declines the other', async ({
  page,
  otherPage,
  kiem,
}) => {
  const { url, db } = kiem;
  const lastName = `Q${randomUUID().slice(0, 8)}`;
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'], firstName: 'Bea', lastName });
  const personId = await becomeMember(otherPage, kiem, talent({ firstName: 'Emre', lastName }));
  const other = await makeJob(db, { posterId, title: 'Loodgieter' });
  await makeTalentInvitation(db, { jobId: other.id, inviterId: posterId, personId });
  await makeJob(db, { posterId, title: 'Timmerman met humor' });
  await page.goto(`/talent/${await talentIdOf(db, { id: personId })}`);
  await untilReady(page);
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await page.getByRole('button', { name: /Notitie schrijven/ }).click();
  await page.getByLabel(`Over Emre ${lastName}`).fill('Bellen na de zomer.');
  await page.getByRole('button', { name: 'Notitie bewaren' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Uitnodigen voor een vacature' }).click();
  await expect(page.getByRole('dialog')).toContainText('Timmerman met humor');
  await expectNoViolations(page);
  await page.getByLabel('Je bericht').fill('Kom je kennismaken?');
  // Beside the dialog.
  await page.mouse.click(5, 5);
  await page.getByRole('dialog', { name: 'Wijzigingen weggooien?' }).getByRole('button', { name: 'Verder bewerken' }).click();
  await expect(page.getByLabel('Je bericht')).toHaveValue('Kom je kennismaken?');
  await page.getByRole('button', { name: 'Uitnodiging versturen' }).click();
  await expect(page.getByText('Uitnodiging verstuurd')).toBeVisible();
  await page.goto('/talent/uitnodigingen?lijst=verstuurd');
  await expect(page.getByText('Nog geen antwoord')).toHaveCount(2);
  await untilReady(page);

  // The notification leads to the invitation, and that to the job.
  await otherPage.goto(`${url}/notificaties`);
  await untilReady(otherPage);
  await otherPage
    .getByRole('main')
    .getByRole('link', { name: /^Ongelezen: .*“Timmerman met humor \(m\/v\/x\)”/ })
    .click();
  const invitation = (its: Page, title: string) => its.getByRole('article').filter({ hasText: title });
  await expect(invitation(otherPage, 'Loodgieter')).toBeVisible();
  await expectGoodLooks(otherPage);
  await invitation(otherPage, 'Loodgieter').getByRole('button', { name: 'Nee, bedankt' }).click();
  await expect(invitation(otherPage, 'Loodgieter').getByText('Je hebt bedankt')).toBeVisible();
  await invitation(otherPage, 'Timmerman met humor').getByRole('link', { name: 'Bekijk de vacature' }).click();
  await otherPage.getByRole('button', { name: 'Solliciteren' }).first().click();
  await otherPage.getByRole('button', { name: 'Sollicitatie versturen' }).click();
  await expect(otherPage).toHaveURL(/\/banen\/sollicitaties$/);

  // The inviter's list follows by itself, and leads to the application.
  await expect(invitation(page, 'Loodgieter').getByText('Niet geïnteresseerd')).toBeVisible();
  await expect(invitation(page, 'Timmerman met humor').getByText('Gesolliciteerd')).toBeVisible();
  await expectGoodLooks(page);
  await invitation(page, 'Timmerman met humor').getByRole('link', { name: 'Bekijk de sollicitatie' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Emre ${lastName}` })).toBeVisible();
  await otherPage.goto(`${url}/talent/uitnodigingen`);
  await expect(invitation(otherPage, 'Timmerman met humor').getByText('Je hebt gesolliciteerd')).toBeVisible();
  await page.goto('/talent/bewaard');
  await expect(page.getByRole('article')).toContainText('Bellen na de zomer.');
});

test('a member saves a search, is mailed what came to it, and deletes it', async ({ page, kiem, mailTo }) => {
  const { db } = kiem;
  const place = `Dorp${randomUUID().slice(0, 8)}`;
  const email = `${place.toLowerCase()}@voorbeeld.test`;
  const personId = await becomeMember(page, kiem, { roles: ['talent'], email });
  await page.goto(`/banen?plaats=${place}`);
  await untilReady(page);
  await page.getByRole('button', { name: 'Zoekopdracht bewaren' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Naam').fill('Om de hoek');
  // A phone whose keyboard takes half of the screen.
  await page.setViewportSize({ width: 360, height: 300 });
  await expect(dialog.getByRole('button', { name: 'Bewaren' })).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('Mail bij iets nieuws').selectOption({ label: 'Elke dag een mail' });
  await dialog.getByRole('button', { name: 'Bewaren' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Zoekopdracht bewaard' });
  await page.setViewportSize({ width: 360, height: 740 });
  // Clear of the title above and of the destinations below.
  const aboveBar = async () => {
    const [bar, drawn] = await Promise.all([page.getByRole('navigation', { name: 'Snelmenu' }).boundingBox(), toast.boundingBox()]);
    return bar && drawn && bar.y - (drawn.y + drawn.height);
  };
  await expect.poll(aboveBar).toBeCloseTo(8, -1);
  await toast.getByRole('link', { name: 'Naar je zoekopdrachten' }).press('Enter');
  await expect(page).toHaveURL('/instellingen#zoekopdrachten');
  await expect(page.getByRole('region', { name: 'Zoekopdrachten' }).getByText('Om de hoek')).toBeVisible();
  await expect(toast).toBeHidden();

  // A job comes, and then a morning.
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await db
    .update(savedSearches)
    .set({ toldUntil: ago(72) })
    .where(eq(savedSearches.personId, personId));
  const poster = await makePerson(db, { roles: ['entrepreneur'] });
  await makeJob(db, { posterId: poster.id, title: 'Fietsenmaker', location: place, createdAt: ago(48) });
  await startSearchMails({ db, queue: createQueue(db.$client, quiet), clock: { now: () => new Date() } });

  const { subject, text } = await mailTo(email);
  expect(subject).toBe('Nieuw voor “Om de hoek”: 1 vacature');
  const link = /\/banen\?plaats=\S+/.exec(text)?.[0] ?? '';
  await page.goto(link);
  await untilReady(page);
  await expect(page.getByRole('article').filter({ hasText: 'Fietsenmaker' })).toBeVisible();

  await page.getByRole('link', { name: 'Mijn zoekopdrachten' }).click();
  const section = page.getByRole('region', { name: 'Zoekopdrachten' });
  await expect(section.getByText('Elke dag een mail')).toBeVisible();
  await section.getByRole('button', { name: 'Wijzigen: Om de hoek' }).click();
  await dialog.getByLabel('Mail bij iets nieuws').selectOption({ label: 'Elke week een mail' });
  await dialog.getByRole('button', { name: 'Bewaren' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(section.getByText('Elke week een mail')).toBeVisible();
  await section.getByRole('button', { name: 'Verwijderen: Om de hoek' }).click();
  await dialog.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(section.getByText('Je bewaart nog geen zoekopdrachten.')).toBeVisible();
});
