import { makePerson } from '../src/features/profiles/factory.ts';
import { makeProject } from '../src/features/projects/factory.ts';
import { newId } from '../src/platform/ids.ts';
import { expect, test } from './fixtures.ts';

test('a project that nobody may read leads to the overview and says why; without scripts its page stays', async ({
  page,
  browser,
  kiem,
}) => {
  const { id: ownerId } = await makePerson(kiem.db, { roles: ['entrepreneur'] });
  const { id } = await makeProject(kiem.db, { ownerId, withdrawnAt: new Date() });
  for (const each of [id, newId(), 'onzin']) {
    expect((await page.goto(`/projecten/${each}`))?.status()).toBe(404);
    await expect(page).toHaveURL('/projecten');
    await expect(page.getByRole('alert').filter({ hasText: 'Project kon niet worden geladen.' })).toBeVisible();
  }

  const withoutScripts = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await withoutScripts.goto(`${kiem.url}/projecten/${id}`);
  await expect(withoutScripts.getByRole('heading', { name: 'Project niet gevonden' })).toBeVisible();
  await withoutScripts.context().close();
});
