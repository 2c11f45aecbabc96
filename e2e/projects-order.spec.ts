import { makePerson } from '../src/features/profiles/factory.ts';
import { makeProject } from '../src/features/projects/factory.ts';
import { makeFollow } from '../src/features/projects/follows/factory.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

test('a member whose projects have no end to come finds none in the order by end, and the way back to all', async ({ page, kiem }) => {
  const ownerId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const other = await makePerson(kiem.db, { roles: ['entrepreneur'] });
  await makeProject(kiem.db, { ownerId, title: 'Regenton' });
  const { id: projectId } = await makeProject(kiem.db, { ownerId: other.id, title: 'Zonnedak' });
  await makeFollow(kiem.db, { projectId, personId: ownerId });
  for (const [address, title] of [
    ['/projecten?eigenaar=mij', 'Regenton'],
    ['/projecten?gevolgd=mij', 'Zonnedak'],
  ] as const) {
    await page.goto(address);
    await untilReady(page);
    await page.getByLabel('Volgorde').selectOption({ label: 'Eindigt binnenkort' });
    await expect(page.getByText('Geen projecten gevonden.')).toBeVisible();
    await expect(page.getByLabel('Volgorde')).toHaveValue('eindigt');
    await expect(page.getByRole('link', { name: 'Start je eerste project' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Alles tonen' }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  }
});
