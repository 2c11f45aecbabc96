import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

const idOf = async (page: Page): Promise<string> => (await (await page.request.get('/api/me/profile')).json()).person.id;

async function put(page: Page, origin: string, path: string): Promise<void> {
  const answer = await page.request.put(path, { data: {}, headers: { origin } });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('connections see each other come online, until one hides it', async ({ page, otherPage, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await becomeMember(otherPage, kiem, { roles: ['talent'] });
  await otherPage.goto(kiem.url);
  const [myId, theirId] = [await idOf(page), await idOf(otherPage)];
  await otherPage.goto('about:blank');
  await put(page, kiem.url, `${kiem.url}/api/network/people/${theirId}/request`);
  await put(otherPage, kiem.url, `${kiem.url}/api/network/people/${myId}/acceptance`);
  const dot = page.getByRole('article').getByTitle('Online');
  await page.goto('/netwerk');
  await untilReady(page);

  await otherPage.goto(`${kiem.url}/instellingen`);
  await expect(dot).toBeVisible({ timeout: 15_000 });
  await expectNoViolations(page);

  const choice = otherPage.getByRole('switch', { name: 'Laat connecties zien dat ik online ben' });
  await expect(choice).toBeChecked();
  await expectNoViolations(otherPage);
  // Until its section works it takes no focus; the header works before.
  await expect(choice).toBeEnabled();
  await choice.focus();
  await otherPage.keyboard.press('Space');
  await expect(otherPage.getByText('Niemand ziet nog dat je online bent.')).toBeVisible();
  await expect(choice).toBeFocused();
  await expect(choice).not.toBeChecked();
  await expect(dot).toHaveCount(0);

  await otherPage.keyboard.press('Space');
  await expect(otherPage.getByText('Je connecties zien dat je online bent.')).toBeVisible();
  await expect(dot).toBeVisible();
  await page.goto(`/profiel/${theirId}`);
  await expect(page.getByTitle('Online')).toBeVisible();
  await expectNoViolations(page);
});
