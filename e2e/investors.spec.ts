import { eq } from 'drizzle-orm';
import { makeDashboard, makeProjectDismissal } from '../src/features/investors/factory.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { makeProject } from '../src/features/projects/factory.ts';
import { projects } from '../src/features/projects/tables.ts';
import { expect, test } from './fixtures.ts';
import { everyLook, expectGoodLooks } from './look.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

test('an investor sees on home which projects fit, and on the dashboard why others don’t @phone', async ({ page, kiem }) => {
  const criteria = { preferredSectors: ['Blockchain' as const], investmentMin: 25_000, investmentTypes: ['Equity' as const] };
  await becomeMember(page, kiem, { roles: ['investor'], ...criteria });
  const owner = await makePerson(kiem.db, { roles: ['entrepreneur'] });
  const make = (title: string, targetAmount: number) =>
    makeProject(kiem.db, { ownerId: owner.id, title, targetAmount, category: 'blockchain', fundingTypes: ['Equity'] });
  await make('Kadaster op de keten', 40_000);
  await make('Stemmen met een sleutel', 12_000);

  await page.goto('/');
  await untilReady(page);
  const dashboard = page.getByRole('region', { name: 'Investeerder Dashboard' });
  await expect(dashboard.getByRole('heading', { level: 2, name: 'Investeerder Dashboard' })).toBeVisible();
  await expect(dashboard.getByRole('heading', { level: 3, name: 'Kadaster op de keten' })).toBeVisible();
  const fitting = page.getByRole('article').filter({ hasText: 'Kadaster op de keten' });
  await expect(fitting.getByText('Match', { exact: true })).toBeVisible();
  await expect(fitting.getByText('Past bij je sectoren, je bedrag (€ 40.000 resterend) en je vorm (Equity)')).toBeVisible();
  await expect(page.getByText('Stemmen met een sleutel')).toHaveCount(0);
  await expectGoodLooks(page, everyLook);

  await page.getByRole('link', { name: /^Alle Projecten \(\d+\)$/ }).click();
  await expect(page).toHaveURL('/investeerder-dashboard?weergave=alle');
  const failing = page.getByRole('article').filter({ hasText: 'Stemmen met een sleutel' });
  await expect(failing.getByText('Resterend bedrag € 12.000 ligt onder je minimum van € 25.000')).toBeVisible();
  await expect(failing.getByText('Match', { exact: true })).toHaveCount(0);
  await expectGoodLooks(page, everyLook);

  await fitting.getByRole('link', { name: 'Kadaster op de keten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kadaster op de keten' })).toBeVisible();
});

test('an investor without criteria reads why everything matches, and chooses some', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['investor'], preferredSectors: [], investmentTypes: [] });

  await page.goto('/investeerder-dashboard');
  await untilReady(page);
  await expect(page.getByText('Je hebt nog geen sectoren, bedrag of vorm gekozen: elk project past.')).toBeVisible();
  await page.getByRole('link', { name: 'Kies je criteria' }).click();
  await expect(page).toHaveURL('/profiel?bewerken=ja#investeren');
});

test('an investor without criteria who dismissed every project reads so once, with the way to them', async ({ page, kiem }) => {
  const personId = await becomeMember(page, kiem, { roles: ['investor'], preferredSectors: [], investmentTypes: [] });
  const owner = await makePerson(kiem.db, { roles: ['entrepreneur'] });
  await makeProject(kiem.db, { ownerId: owner.id, title: 'Wilgen op maat' });
  for (const { id: projectId } of await kiem.db.select({ id: projects.id }).from(projects)) {
    await makeProjectDismissal(kiem.db, { personId, projectId });
  }

  await page.goto('/investeerder-dashboard');
  await untilReady(page);
  await expect(page.getByText('Je hebt alle projecten opzijgezet.')).toBeVisible();
  await expect(page.getByText('Geen passende projecten gevonden.')).toHaveCount(0);
  await expect(page.getByText('elk project past')).toHaveCount(1);
  await expectGoodLooks(page, everyLook);
  await page.getByRole('link', { name: 'Bekijk wat je opzijzette' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Wilgen op maat' })).toBeVisible();
  await expect(page.getByText('elk project past')).toHaveCount(1);
});

test('a person without the investor role reads for whom the dashboard is', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });

  await page.goto('/investeerder-dashboard');
  await untilReady(page);
  await expect(page.getByText('Dit dashboard is er voor investeerders.')).toBeVisible();
  await page.getByRole('link', { name: 'Naar je profiel' }).click();
  await expect(page).toHaveURL(/\/profiel/);
});

test('an investor sees what is new since their last visit, and dismisses a project for as long as they like', async ({ page, kiem }) => {
  const investorId = await becomeMember(page, kiem, { roles: ['investor'], preferredSectors: ['Onderwijs'], investmentMin: 640_000 });
  await makeDashboard(kiem.db, { personId: investorId, seenAt: new Date(Date.now() - 86_400_000) });
  const owner = await makePerson(kiem.db, { roles: ['entrepreneur'] });
  const title = 'Huiswerk onder de bomen';
  await makeProject(kiem.db, { ownerId: owner.id, title, category: 'onderwijs', targetAmount: 650_000 });

  await page.goto('/investeerder-dashboard');
  await untilReady(page);
  await expect(page.getByText('Nieuw sinds je vorige bezoek: 1 match')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByText('Nieuw', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mijn Matches (1)' })).toBeVisible();
  await card.getByRole('button', { name: `Niet interessant: ${title}` }).click();
  await expect(page.getByRole('link', { name: 'Mijn Matches (0)' })).toBeVisible();
  await expect(card.getByRole('button', { name: `Toch interessant: ${title}` })).toBeFocused();

  await page.reload();
  await untilReady(page);
  await expect(page.getByText('Geen passende projecten gevonden.')).toBeVisible();
  await page.getByRole('link', { name: 'Niet interessant (1)' }).click();
  await expectGoodLooks(page, everyLook);
  await card.getByRole('button', { name: `Toch interessant: ${title}` }).click();
  await expect(page.getByRole('link', { name: 'Mijn Matches (1)' })).toBeVisible();
});

test('an investor reads as many matches as are listed, while the figures are still those of a minute ago', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['investor'], preferredSectors: ['Creatief'], investmentMin: 700_000 });
  const owner = await makePerson(kiem.db, { roles: ['entrepreneur'] });
  const make = (title: string) =>
    makeProject(kiem.db, { ownerId: owner.id, title, category: 'creatief', targetAmount: 720_000, fundingTypes: [] });
  const paid = await make('Toneel op een schip');
  await make('Een orgel voor de markt');
  await page.goto('/investeerder-dashboard');
  await untilReady(page);
  await expect(page.getByRole('link', { name: 'Mijn Matches (2)' })).toBeVisible();

  await kiem.db.update(projects).set({ raisedAmount: 720_000 }).where(eq(projects.id, paid.id));
  await page.reload();
  await untilReady(page);

  await expect(page.getByRole('article').filter({ hasText: 'Een orgel voor de markt' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Mijn Matches (1)' })).toBeVisible();
});

test('a founder reads how many investors fit, and writes to one who lets them @phone', async ({ page, otherPage, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId, title: 'Zeewier op het dak', category: 'overig', targetAmount: 777_000 });
  const criteria = { preferredSectors: ['Overig' as const], investmentMin: 777_000, investmentMax: 777_000 };
  const investorId = await becomeMember(otherPage, kiem, { roles: ['investor'], firstName: 'Fleur', lastName: 'Vos', ...criteria });

  await page.goto(`/projecten/${id}`);
  await untilReady(page);
  await expect(page.getByText('Je project past bij de criteria van enkele investeerders.')).toBeVisible();
  await expect(page.getByText('Fleur Vos')).toHaveCount(0);

  await otherPage.goto(`${kiem.url}/instellingen`);
  await untilReady(otherPage);
  await otherPage.getByRole('switch', { name: 'Ondernemers mogen mij benaderen' }).check();
  await expect(otherPage.getByText('zien nu je naam')).toBeVisible();

  await page.reload();
  await untilReady(page);
  await page.getByRole('link', { name: 'Investeerders bekijken' }).click();
  await expect(page.getByRole('link', { name: 'Fleur Vos' })).toBeVisible();
  await expectGoodLooks(page, everyLook);
  await page.getByRole('link', { name: 'Stuur een bericht' }).click();
  await expect(page).toHaveURL(new RegExp(`/investeerders\\?chat=${investorId}$`));
});
