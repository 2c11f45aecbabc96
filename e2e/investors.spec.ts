import { makePerson } from '../src/features/profiles/factory.ts';
import { makeProject } from '../src/features/projects/factory.ts';
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

test('a person without the investor role reads for whom the dashboard is', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });

  await page.goto('/investeerder-dashboard');
  await untilReady(page);
  await expect(page.getByText('Dit dashboard is er voor investeerders.')).toBeVisible();
  await page.getByRole('link', { name: 'Naar je profiel' }).click();
  await expect(page).toHaveURL(/\/profiel/);
});
