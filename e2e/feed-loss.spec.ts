import { makePost } from '../src/features/feed/factory.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { newId } from '../src/platform/ids.ts';
import { builtFileWith } from './built-file.ts';
import { composer, openFeed, postOf, share } from './feed-page.ts';
import { expect, serverFault, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

test('the feed keeps typed texts without a network, and sends each once when it is back', async ({ page, context, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const mark = crypto.randomUUID().slice(0, 8);
  await openFeed(page);
  const post = await share(page, `Begin (${mark}).`);
  await expect(page.getByText('Gepost!')).toBeVisible();
  await post.getByRole('button', { name: 'Reageren' }).click();
  const field = post.getByRole('textbox', { name: 'Schrijf een reactie' });
  await field.fill('Komt dit aan?');
  await composer(page).fill(`Komt dit ook aan (${mark})?`);

  // By now the code of the panel is loaded.
  await context.setOffline(true);
  await field.press('Control+Enter');
  await expect(page.getByText('Kon de reactie niet toevoegen.')).toBeVisible();
  await expect(field).toHaveValue('Komt dit aan?');
  await expect(post.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Posten' }).click();
  await expect(page.getByText('Kon de post niet aanmaken. Probeer opnieuw.')).toBeVisible();
  await expect(composer(page)).toHaveValue(`Komt dit ook aan (${mark})?`);
  await post.getByRole('button', { name: /^Like/ }).click();
  await expect(page.getByText('Kon de post niet liken.')).toBeVisible();
  await expect(post.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);

  await page.route('**/rpc/feed/createPost', (route) => route.fulfill(serverFault));
  await page.getByRole('button', { name: 'Posten' }).click();
  await expect(page.getByText('Er is iets misgegaan. Probeer opnieuw.')).toBeVisible();
  await page.unroute('**/rpc/feed/createPost');

  // Lose the answer after the server stored the comment: the retry must not store it twice.
  await page.route('**/rpc/comments/createComment', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await field.press('Control+Enter');
  await expect(page.getByText('Kon de reactie niet toevoegen.')).toBeVisible();
  await page.unroute('**/rpc/comments/createComment');
  await expect(field).toHaveValue('Komt dit aan?');
  await field.press('Control+Enter');
  await expect(page.getByText('Je reactie is succesvol geplaatst.')).toBeVisible();
  await page.getByRole('button', { name: 'Posten' }).click();
  await expect(postOf(page, `Komt dit ook aan (${mark})?`)).toBeVisible();
  await page.reload();
  await expect(post.getByRole('button', { name: 'Reacties 1' })).toBeVisible();
});

test('a comment beyond the limit of an hour keeps its text, and says when commenting works again', async ({ page, kiem }) => {
  const authorId = await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const { id: postId } = await makePost(kiem.db, { authorId });
  const send = () =>
    page.request.post(`/api/posts/${postId}/comments`, {
      data: { commentId: newId(), content: 'Nog een.' },
      headers: { origin: kiem.url },
    });
  for (let count = 0; count < 60; count += 1) expect((await send()).status()).toBe(201);

  await page.goto(`/feed/${postId}`);
  await untilReady(page);
  const field = page.getByRole('textbox', { name: 'Schrijf een reactie' });
  await field.fill('Dit is de eenenzestigste.');
  await field.press('Control+Enter');

  await expect(page.getByText(/60 reacties geplaatst.* weer reageren/)).toBeVisible();
  await expect(field).toHaveValue('Dit is de eenenzestigste.');
  await expect(page.getByRole('list', { name: 'Reacties' }).getByText('Dit is de eenenzestigste.')).toHaveCount(0);
});

test('the later of two windows that edit one post is warned, keeps its text and may overwrite', async ({ page, context, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const id = newId();
  await page.request.post('/api/posts', { data: { id, content: 'Eerst.' }, headers: { origin: kiem.url } });
  const second = await context.newPage();
  for (const window of [page, second]) {
    await window.goto(`/feed/${id}`);
    await window.getByRole('button', { name: 'Meer over je post' }).click();
    await window.getByRole('button', { name: 'Bewerken' }).click();
  }
  const text = second.getByRole('textbox', { name: 'Tekst van je post' });
  await text.fill('Tweede venster.');
  await page.getByRole('textbox', { name: 'Tekst van je post' }).fill('Eerste venster.');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('bewerkt')).toBeVisible();

  await second.getByRole('button', { name: 'Opslaan' }).click();
  await expect(second.getByText('Je hebt deze post ondertussen ergens anders gewijzigd.').first()).toBeVisible();
  await expect(text).toHaveValue('Tweede venster.');
  await expect(second.getByText('Eerste venster.')).toBeVisible();
  await second.getByRole('button', { name: 'Opslaan' }).click();
  await expect(second.getByRole('article')).toContainText('Tweede venster.');
  await expect(text).toHaveCount(0);
});

/** A text of the panel's script, which loads when the panel is opened or the page is idle. */
const commentsText = /Nog geen reacties\. Plaats de eerste!/;

test('a post’s comments, editor and dialogs open without a network', async ({ page, context, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  await page.request.post('/api/posts', { data: { id: newId(), content: 'Nog te openen.' }, headers: { origin: kiem.url } });
  const early = [commentsText, /Tekst van je post/, /cancelLabel:\w+=.Annuleren/].map((text) =>
    page.waitForResponse(`**${builtFileWith(text)}`),
  );
  await openFeed(page);
  for (const script of await Promise.all(early)) await script.finished();
  const post = postOf(page, 'Nog te openen.');
  const menu = post.getByRole('button', { name: 'Meer over je post' });

  await context.setOffline(true);
  await post.getByRole('button', { name: 'Reageren' }).click();
  await expect(post.getByText('Je bent offline. Zodra je weer verbinding hebt, proberen we het opnieuw.')).toBeVisible();
  await menu.click();
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click();
  await menu.click();
  await page.getByRole('button', { name: 'Bewerken' }).click();
  await expect(page.getByRole('textbox', { name: 'Tekst van je post' })).toBeFocused();
});

test('a script that fails to load leaves the page as it is, with a toast', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  await page.route(`**${builtFileWith(commentsText)}`, (route) => route.abort());
  await openFeed(page);
  const post = await share(page, 'Zonder reacties.');
  await composer(page).fill('Nog niet verstuurd');

  await post.getByRole('button', { name: 'Reageren' }).click();

  await expect(page.getByText('Er is iets misgegaan. Vernieuw de pagina en probeer opnieuw.')).toBeVisible();
  await expect(post.getByRole('button', { name: 'Reageren' })).toBeFocused();
  await expect(composer(page)).toHaveValue('Nog niet verstuurd');
});

test('the author leaves the page of a post whose deletion was done without an answer', async ({ page, kiem }) => {
  const authorId = await becomeMember(page, kiem, { roles: ['talent'] });
  const { id } = await makePost(kiem.db, { authorId });
  await page.goto(`/feed/${id}`);
  await untilReady(page);
  async function deletePost() {
    await page.getByRole('button', { name: 'Meer over je post' }).click();
    await page.getByRole('button', { name: 'Verwijderen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  }
  await page.route('**/rpc/feed/deletePost', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await deletePost();
  await expect(page.getByText('Kon de post niet verwijderen. Probeer opnieuw.')).toBeVisible();
  await page.unroute('**/rpc/feed/deletePost');

  await deletePost();

  await expect(page).toHaveURL('/feed');
});

test('a comment that is being changed isn’t closed without a question', async ({ page, kiem }) => {
  const authorId = await becomeMember(page, kiem, { roles: ['talent'] });
  const { id } = await makePost(kiem.db, { authorId, content: 'Met een reactie.' });
  await makePost(kiem.db, { authorId, content: 'Zonder reactie.' });
  const comment = { commentId: newId(), content: 'Eerst.' };
  await page.request.post(`/api/posts/${id}/comments`, { headers: { origin: kiem.url }, data: comment });
  await openFeed(page);
  const post = postOf(page, 'Met een reactie.');
  const toggle = post.getByRole('button', { name: 'Reacties 1' });
  await toggle.click();
  await post.getByRole('listitem').getByRole('button', { name: 'Bewerken' }).click();
  const text = post.getByRole('textbox', { name: 'Je reactie' });
  await text.fill('Daarna.');
  const question = page.getByRole('dialog', { name: 'Wijzigingen weggooien?' });
  const stay = question.getByRole('button', { name: 'Verder bewerken' });

  await post.getByRole('button', { name: 'Sluiten', exact: true }).click();
  await stay.click();
  await makePost(kiem.db, { authorId: (await makePerson(kiem.db)).id });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('button', { name: '1 nieuwe post' }).click();
  await stay.click();
  await expect(text).toHaveValue('Daarna.');

  // Nothing is asked about what stays open.
  const other = postOf(page, 'Zonder reactie.');
  await other.getByRole('button', { name: 'Reageren' }).click();
  await other.getByRole('button', { name: 'Sluiten', exact: true }).click();
  await expect(other.getByRole('region', { name: 'Reacties' })).toHaveCount(0);
  await toggle.click();
  await question.getByRole('button', { name: 'Weggooien' }).click();
  await expect(text).toHaveCount(0);
});

test('a comment on a post that was deleted meanwhile is kept to copy, and then the post leaves the list', async ({
  page,
  context,
  kiem,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const viewerId = await becomeMember(page, kiem, { roles: ['talent'] });
  const { id } = await makePost(kiem.db, { authorId: viewerId, content: 'Straks weg.' });
  await openFeed(page);
  const post = postOf(page, 'Straks weg.');
  await post.getByRole('button', { name: 'Reageren' }).click();
  const field = post.getByRole('textbox', { name: 'Schrijf een reactie' });
  await field.fill('Hier dacht ik lang over na.');
  await page.request.delete(`/api/posts/${id}`, { headers: { origin: kiem.url } });

  await field.press('Control+Enter');

  const dialog = page.getByRole('dialog', { name: 'Deze post is er niet meer' });
  await expect(dialog).toContainText('Hier dacht ik lang over na.');
  await dialog.getByRole('button', { name: 'Terug naar je tekst' }).click();
  await expect(field).toHaveValue('Hier dacht ik lang over na.');
  await field.press('Control+Enter');
  await dialog.getByRole('button', { name: 'Tekst kopiëren' }).click();
  await expect(page.getByText('Tekst gekopieerd')).toBeVisible();
  await expect(post).toHaveCount(0);
});
