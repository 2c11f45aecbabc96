import { makeLike, makePost } from '../src/features/feed/factory.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { newId } from '../src/platform/ids.ts';
import { expectNoViolations } from './accessibility.ts';
import { composer, give, openFeed, picture, postOf, share } from './feed-page.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

test('a person shares a post with a picture, another comments, and the author edits and deletes it', { tag: '@phone' }, async ({
  page,
  otherPage,
  kiem,
}) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await becomeMember(otherPage, kiem, { roles: ['talent'] });
  const mark = crypto.randomUUID().slice(0, 8);
  await openFeed(page);

  await page.locator('input[type=file]').setInputFiles({ name: 'oogst.png', mimeType: 'image/png', buffer: await picture('#1f7a4d') });
  await page.getByLabel('Beschrijf de afbeelding').fill('Een veld vol prei.');
  await share(page, `Onze prei is binnen (${mark}).`);
  const post = postOf(page, mark);
  await expect(page.getByText('Gepost!')).toBeVisible();
  await expect(post.getByRole('img', { name: 'Een veld vol prei.' })).toBeVisible();
  await post.getByRole('button', { name: 'Reageren' }).click();
  await expect(post.getByText('Nog geen reacties. Plaats de eerste!')).toBeVisible();

  await openFeed(otherPage);
  const seen = postOf(otherPage, mark);
  await seen.getByRole('button', { name: 'Reageren' }).click();
  await expect(seen.getByText('Nog geen reacties. Plaats de eerste!')).toBeVisible();
  const field = seen.getByRole('textbox', { name: 'Schrijf een reactie' });
  await expect(field).toBeFocused();
  await seen.getByRole('region', { name: 'Reacties' }).getByRole('button', { name: 'Reageren' }).click();
  await expect(otherPage.getByText('Leeg bericht')).toBeVisible();
  await field.pressSequentially('Knap gedaan.');
  await field.press('Enter');
  await field.pressSequentially('Tot volgend jaar.');
  await expectNoViolations(otherPage);
  await field.press('Control+Enter');
  await expect(otherPage.getByText('Je reactie is succesvol geplaatst.')).toBeVisible();
  const comment = seen.getByRole('listitem').filter({ hasText: 'Knap gedaan.' });
  await expect(comment).toContainText('Tot volgend jaar.');
  await expect(comment).toContainText('Nu');
  await expect(seen.getByRole('button', { name: /^Reacties 1$/ })).toBeVisible();
  // The author reads it in the comments that were open before.
  await expect(post.getByRole('listitem').filter({ hasText: 'Knap gedaan.' })).toBeVisible();
  await expect(post.getByRole('button', { name: /^Reacties 1$/ })).toBeVisible();

  await comment.getByRole('button', { name: 'Bewerken' }).click();
  await comment.getByRole('textbox', { name: 'Je reactie' }).fill('Heel knap gedaan.');
  await comment.getByRole('button', { name: 'Opslaan' }).click();
  const edited = seen.getByRole('listitem').filter({ hasText: 'Heel knap gedaan.' });
  await expect(edited).toContainText('bewerkt');
  await edited.getByRole('button', { name: 'Verwijderen' }).click();
  const dialog = otherPage.getByRole('dialog', { name: 'Je reactie verwijderen?' });
  await expect(dialog).toBeVisible();
  await expectNoViolations(otherPage);
  await dialog.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(seen.getByText('Nog geen reacties. Plaats de eerste!')).toBeVisible();
  await seen.getByRole('button', { name: 'Sluiten', exact: true }).click();
  await expect(seen.getByRole('button', { name: 'Reageren' })).toBeFocused();

  await post.getByRole('button', { name: 'Meer over je post' }).click();
  await page.getByRole('button', { name: 'Bewerken' }).click();
  const text = page.getByRole('textbox', { name: 'Tekst van je post' });
  await expect(text).toBeFocused();
  await text.fill(`Onze prei is binnen, alles (${mark}).`);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Afbeelding verwijderen' }).click();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(post).toContainText('bewerkt');
  await expect(post.getByRole('img', { name: 'Een veld vol prei.' })).toHaveCount(0);

  await post.getByRole('button', { name: 'Meer over je post' }).click();
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  const confirm = page.getByRole('dialog', { name: 'Je post verwijderen?' });
  await expect(confirm).toBeVisible();
  await expectNoViolations(page);
  await confirm.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(postOf(page, mark)).toHaveCount(0);
  await expect(page.getByText('Post verwijderd')).toBeVisible();
  await otherPage.reload();
  await expect(otherPage.getByRole('heading', { name: 'Sociale Feed' })).toBeVisible();
  await expect(postOf(otherPage, mark)).toHaveCount(0);
});

test('a person drops and pastes a picture, saves a draft, continues it and shares it', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const mark = crypto.randomUUID().slice(0, 8);
  await openFeed(page);

  await give(page, 'drop', await picture('#a3430f'));
  await expect(page.getByRole('img', { name: 'Gekozen afbeelding' })).toBeVisible();
  await give(page, 'paste', await picture('#0f5f6b'));
  await expect(page.getByRole('button', { name: 'Andere foto' })).toBeEnabled();
  await composer(page).fill(`Nog niet af (${mark}).`);
  await page.getByRole('button', { name: 'Bewaren als concept' }).click();
  await expect(page.getByText('Concept bewaard')).toBeVisible();
  await expect(composer(page)).toHaveValue('');
  await expect(postOf(page, mark)).toHaveCount(0);

  await composer(page).fill(`Iets anders (${mark}).`);
  await page.getByRole('button', { name: /Concepten\s*1/ }).click();
  const drafts = page.getByRole('dialog', { name: 'Concepten' });
  await expect(drafts).toBeVisible();
  await expectNoViolations(page);
  await drafts.getByRole('listitem').filter({ hasText: 'Nog niet af' }).getByRole('button', { name: 'Verder schrijven' }).click();
  await expect(drafts).toHaveCount(0);
  // The text in the field became a draft of its own.
  await expect(page.getByRole('button', { name: /Concepten\s*2/ })).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await composer(page).fill(`Nu wel af (${mark}).`);
  await page.getByRole('button', { name: 'Posten' }).click();
  await expect(postOf(page, 'Nu wel af').first()).toContainText('zojuist');

  await page.getByRole('button', { name: /Concepten\s*1/ }).click();
  await drafts.getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog', { name: 'Je concept verwijderen?' }).getByRole('button', { name: 'Verwijderen' }).click();
  await expect(drafts.getByText('Je hebt geen concepten meer.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Concepten/ })).toHaveCount(0);
});

test('a second person is told of a new post and reads it on its own page by a link', async ({ page, otherPage, context, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await becomeMember(otherPage, kiem, { roles: ['talent'] });
  const mark = crypto.randomUUID().slice(0, 8);
  await openFeed(page);
  await share(page, `Eerst (${mark}).`);
  await openFeed(otherPage);
  await share(otherPage, `Van mezelf (${mark}).`);

  const post = await share(page, `Nieuws (${mark}).`);
  await otherPage.evaluate(() => window.dispatchEvent(new Event('focus')));
  const notice = otherPage.getByRole('button', { name: '1 nieuwe post' });
  await expect(notice).toBeVisible();
  await expect(otherPage.getByRole('status').filter({ has: notice })).toHaveCount(1);
  await notice.click();
  await expect(postOf(otherPage, `Nieuws (${mark})`)).toBeFocused();
  await expect(notice).toHaveCount(0);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await post.getByRole('button', { name: 'Delen' }).click();
  await expect(page.getByText('Link gekopieerd')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/feed\/[0-9a-f-]{36}$/);

  await otherPage.goto(new URL(link).pathname);
  await expect(otherPage.getByRole('heading', { name: 'Post van An Maes' })).toBeVisible();
  await expect(otherPage.getByText(`Nieuws (${mark}).`)).toBeVisible();
  await expect(otherPage.getByText('Nog geen reacties. Plaats de eerste!')).toBeVisible();
  await expectNoViolations(otherPage);
  await otherPage.getByRole('textbox', { name: 'Schrijf een reactie' }).fill('Gelezen.');
  await otherPage.getByRole('region', { name: 'Reacties' }).getByRole('button', { name: 'Reageren' }).click();
  await expect(otherPage.getByRole('button', { name: 'Reacties 1' })).toBeVisible();
  await otherPage.goBack();
  await expect(otherPage.getByRole('heading', { name: 'Sociale Feed' })).toBeVisible();
});

test('somebody who looks on reads what others add, change and remove in open comments', async ({ page, otherPage, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const authorId = await becomeMember(otherPage, kiem, { roles: ['talent'] });
  const { id: postId } = await makePost(kiem.db, { authorId });
  const [first, second] = [newId(), newId()];
  const headers = { origin: kiem.url };
  const say = (commentId: string, content: string) =>
    otherPage.request.post(`/api/posts/${postId}/comments`, { headers, data: { commentId, content } });
  await say(first, 'Eerste.');
  await page.clock.install();
  await page.goto(`/feed/${postId}`);
  await untilReady(page);
  const comments = page.getByRole('region', { name: 'Reacties' }).getByRole('listitem');
  await expect(comments).toContainText(['Eerste.']);
  // A press has the browser wake the comments, which look again from then on; the header wakes before.
  await page.getByRole('textbox', { name: 'Schrijf een reactie' }).click();

  await say(second, 'Tweede.');
  await otherPage.request.put(`/api/comments/${first}`, { headers, data: { content: 'Eerst.' } });
  await page.clock.runFor(31_000);
  await expect(comments).toContainText(['Eerst.', 'Tweede.']);
  await expect(page.getByRole('button', { name: 'Reacties 2' })).toBeVisible();

  await otherPage.request.delete(`/api/comments/${first}`, { headers });
  await page.clock.runFor(31_000);
  await expect(comments).toContainText(['Tweede.']);
  await expect(page.getByRole('button', { name: 'Reacties 1' })).toBeVisible();
});

test('a post’s page reveals nothing to visitors and previews, and a draft’s page nothing to others', async ({
  page,
  otherPage,
  request,
  kiem,
}) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await becomeMember(otherPage, kiem, { roles: ['talent'] });
  const [postId, draftId] = [newId(), newId()];
  for (const [id, isDraft] of [
    [postId, false],
    [draftId, true],
  ] as const) {
    await page.request.post('/api/posts', { data: { id, content: 'Zeer vertrouwelijk.', isDraft }, headers: { origin: kiem.url } });
  }

  const preview = await request.get(`/feed/${postId}`);
  expect(preview.url()).toContain(`/auth?next=${encodeURIComponent(`/feed/${postId}`)}`);
  expect(await preview.text()).not.toMatch(/vertrouwelijk|Maes/);
  const head = (await (await otherPage.request.get(`/feed/${postId}`)).text()).split('</head>')[0] ?? '';
  expect(head).toContain('<title>Post · Kiem</title>');
  expect(head).not.toMatch(/vertrouwelijk|Maes/);

  expect((await page.request.get(`/feed/${draftId}`)).status()).toBe(200);
  for (const id of [draftId, newId(), 'geen-id']) {
    expect((await otherPage.request.get(`/feed/${id}`)).status(), id).toBe(404);
  }
  await otherPage.goto(`/feed/${draftId}`);
  await expect(otherPage.getByRole('heading', { name: 'Deze post is er niet meer' })).toBeVisible();
});

test('older posts are a link away without JavaScript', async ({ page, kiem, browser }) => {
  const authorId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  for (let number = 0; number < 28; number += 1) await makePost(kiem.db, { authorId, content: `Bericht ${number}.` });
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const plain = await context.newPage();
  await plain.goto(`${kiem.url}/feed`);
  await expect(plain.getByRole('article')).toHaveCount(8);

  await plain.getByRole('link', { name: 'Naar oudere posts' }).click();

  await expect(plain).toHaveURL(/vanaf=/);
  await expect(plain.getByRole('article')).toHaveCount(20);
  await context.close();
});

test('a long list of people can be closed on a phone without going to its end', async ({ page, kiem }) => {
  const authorId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id: postId } = await makePost(kiem.db, { authorId });
  for (let count = 0; count < 15; count += 1) await makeLike(kiem.db, { postId, personId: (await makePerson(kiem.db)).id });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/feed/${postId}`);
  await untilReady(page);

  await page.getByRole('button', { name: 'Wie deze post leuk vindt' }).click();
  const people = page.getByRole('dialog', { name: 'Wie deze post leuk vindt' });
  await expect(people.getByRole('listitem')).toHaveCount(15);

  await expect(people.getByRole('button', { name: 'Sluiten' })).toBeInViewport();
});
