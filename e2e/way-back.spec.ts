import type { Page } from '@playwright/test';
import { makeLike, makePost } from '../src/features/feed/factory.ts';
import { makeJob } from '../src/features/jobs/factory.ts';
import { newId } from '../src/platform/ids.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember, makePair } from './member.ts';
import { untilReady } from './ready.ts';

/** Opens the feed with a page of the network before it. */
async function openFeedFromNetwork(page: Page): Promise<void> {
  await page.goto('/netwerk');
  await untilReady(page);
  await page.getByRole('link', { name: 'Feed', exact: true }).locator('visible=true').first().click();
  await expect(page).toHaveURL(/\/feed$/);
}

test('the way back closes a question and stays, and the next one leaves', { tag: '@phone' }, async ({ page, kiem }) => {
  const authorId = await becomeMember(page, kiem, { roles: ['talent'] });
  await makePost(kiem.db, { authorId, content: `Bericht ${newId()}` });
  await openFeedFromNetwork(page);
  await page.getByRole('button', { name: 'Meer over je post' }).first().click();
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).locator('visible=true').click();
  const question = page.getByRole('dialog', { name: 'Je post verwijderen?' });
  await expect(question).toBeVisible();

  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/feed$/);
  await expect(page.getByRole('heading', { name: 'Sociale Feed' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/netwerk$/);
});

test('the way back asks before unsaved values are lost, and closes that question when it is pressed again', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['investor'] });
  await page.goto('/profiel');
  await untilReady(page);
  await page.getByRole('link', { name: 'Profiel bewerken' }).first().click();
  await page.getByLabel('Over jou').fill('Nog niet af');
  const question = page.getByRole('dialog', { name: 'Wijzigingen weggooien?' });

  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/bewerken=/);
  await expect(page.getByLabel('Over jou')).toHaveValue('Nog niet af');

  await page.goBack();
  await question.getByRole('button', { name: 'Weggooien' }).click();
  await expect(page).toHaveURL(/\/profiel$/);
  await expect(page.getByLabel('Over jou')).toBeHidden();
});

test('of two dialogs on each other, the way back closes the upper one first', { tag: '@phone' }, async ({ page, kiem }) => {
  const authorId = await becomeMember(page, kiem, { roles: ['talent'] });
  await makePost(kiem.db, { authorId, content: 'Nog niet klaar.', isPublished: false });
  await openFeedFromNetwork(page);
  await page.getByRole('button', { name: 'Concepten' }).click();
  const drafts = page.getByRole('dialog', { name: 'Concepten' });
  await drafts.getByRole('button', { name: 'Verwijderen' }).click();
  const question = page.getByRole('dialog', { name: 'Je concept verwijderen?' });
  await expect(question).toBeVisible();

  await page.goBack();
  await expect(question).toBeHidden();
  await expect(drafts.getByText('Nog niet klaar.')).toBeVisible();

  await page.goBack();
  await expect(drafts).toBeHidden();
  await expect(page).toHaveURL(/\/feed$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/netwerk$/);
});

test('a link in a dialog leads on at once, and the way back returns to the page without the dialog', { tag: '@phone' }, async ({
  page,
  otherPage,
  kiem,
}) => {
  const { myId, theirId, theirs } = await makePair({ page, otherPage, origin: kiem.url, db: kiem.db });
  const post = await makePost(kiem.db, { authorId: myId });
  await makeLike(kiem.db, { postId: post.id, personId: theirId });
  await page.goto(`/feed/${post.id}`);
  await untilReady(page);
  await page.getByRole('button', { name: 'Wie deze post leuk vindt' }).click();
  const likers = page.getByRole('dialog', { name: 'Wie deze post leuk vindt' });

  await likers.getByRole('link', { name: theirs }).click();
  await expect(page).toHaveURL(`/profiel/${theirId}`);
  await expect(likers).toBeHidden();

  await page.goBack();
  await expect(page).toHaveURL(`/feed/${post.id}`);
  await expect(page.getByRole('button', { name: 'Wie deze post leuk vindt' })).toBeVisible();
  await expect(likers).toBeHidden();
});

test('the way back after a deletion skips the question and the page that is gone', async ({ page, kiem }) => {
  const posterId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id, title } = await makeJob(kiem.db, { posterId, title: `Dakdekker ${newId()}` });
  await page.goto('/netwerk');
  await untilReady(page);
  await page.getByRole('link', { name: 'Vacatures', exact: true }).locator('visible=true').first().click();
  await page.getByRole('link', { name: 'Mijn vacatures' }).click();
  await page.getByRole('link', { name: `Details: ${title}` }).click();
  await expect(page).toHaveURL(`/banen/${id}`);
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();

  await page.getByRole('dialog', { name: 'Vacature verwijderen?' }).getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page).toHaveURL(/\/banen\?eigenaar=mij$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/banen\?eigenaar=mij$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/banen$/);
});

test('a dialog doesn’t outlive a reload, and the first step back leaves', async ({ page, kiem }) => {
  const authorId = await becomeMember(page, kiem, { roles: ['talent'] });
  await makePost(kiem.db, { authorId, content: 'Nog niet klaar.', isPublished: false });
  await openFeedFromNetwork(page);
  await page.getByRole('button', { name: 'Concepten' }).click();
  const drafts = page.getByRole('dialog', { name: 'Concepten' });
  await expect(drafts.getByText('Nog niet klaar.')).toBeVisible();

  await page.reload();
  await untilReady(page);
  await expect(drafts).toBeHidden();

  await page.goBack();
  await expect(page).toHaveURL(/\/netwerk$/);
});
