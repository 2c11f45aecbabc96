import type { Page } from '@playwright/test';
import { newId } from '../src/platform/ids.ts';
import { builtFileWith } from './built-file.ts';
import { composer, openFeed, postOf, share } from './feed-page.ts';
import { expect, serverFault, test } from './fixtures.ts';
import { becomeMember } from './member.ts';

test('without a network nothing that was written is lost, and it is sent once when there is one', async ({ page, context, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  const mark = crypto.randomUUID().slice(0, 8);
  await openFeed(page);
  const post = await share(page, `Begin (${mark}).`);
  await post.getByRole('button', { name: 'Reageren' }).click();
  const field = post.getByRole('textbox', { name: 'Schrijf een reactie' });
  await field.fill('Komt dit aan?');
  await composer(page).fill(`Komt dit ook aan (${mark})?`);
  // What draws toasts, and the panel, are loaded by now.
  await expect(page.getByText('Gepost!')).toBeVisible();

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

  // The server takes it, and the answer is lost: sent again, it is one.
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

test('of two windows that change one post, the later is told, keeps its text and may replace knowingly', async ({
  page,
  context,
  kiem,
}) => {
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

/** Of the panel that is loaded once it is opened, or the page has nothing else to do. */
const commentsText = /Nog geen reacties\. Plaats de eerste!/;

test('without a network a post’s comments, editor and dialogs open too', async ({ page, context, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  await page.request.post('/api/posts', { data: { id: newId(), content: 'Nog te openen.' }, headers: { origin: kiem.url } });
  const early = [commentsText, /Tekst van je post/, /cancelLabel:\w+=.Annuleren/].map((text) =>
    page.waitForResponse(`**${builtFileWith(text)}`),
  );
  await openFeed(page);
  await Promise.all(early);
  const post = postOf(page, 'Nog te openen.');
  const menu = post.getByRole('button', { name: 'Meer over je post' });

  await context.setOffline(true);
  await post.getByRole('button', { name: 'Reageren' }).click();
  await expect(post.getByText('De reacties konden niet worden geladen.')).toBeVisible();
  await menu.click();
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click();
  await menu.click();
  await page.getByRole('button', { name: 'Bewerken' }).click();
  await expect(page.getByRole('textbox', { name: 'Tekst van je post' })).toBeFocused();
});

test('what can’t be loaded leaves the page as it is, and says so', async ({ page, kiem }) => {
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

test('a draft is deleted when asked twice, and writing goes on', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  await openFeed(page);
  await composer(page).fill('Voor later.');
  await page.getByRole('button', { name: 'Bewaren als concept' }).click();
  await page.getByRole('button', { name: 'Concepten' }).click();
  const drafts = page.getByRole('dialog', { name: 'Concepten' });

  const question = page.getByRole('dialog', { name: 'Je concept verwijderen?' });

  await drafts.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drafts.getByText('Voor later.')).toBeVisible();
  await drafts.getByRole('button', { name: 'Verwijderen' }).click();
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(drafts.getByText('Je hebt geen concepten meer.')).toBeVisible();
  await drafts.getByRole('button', { name: 'Sluiten', exact: true }).click();
  await expect(composer(page)).toBeFocused();
});

/** Of what every page of a member shows first: what it would take before its code came would make the page jump. */
for (const place of ['/', '/feed', '/feed/{post}', '/profiel', '/profiel?bewerken=ja']) {
  test(`${place} is as high before its code comes as after`, { tag: '@every-width' }, async ({ page, browser, kiem }) => {
    await becomeMember(page, kiem, { roles: ['talent'] });
    const post = newId();
    const send = (path: string, data: object) => page.request.post(`/api/${path}`, { data, headers: { origin: kiem.url } });
    await send('posts', { id: post, content: 'Hoog genoeg.' });
    await send(`posts/${post}/comments`, { commentId: newId(), content: 'Zeker.' });
    const address = new URL(place.replace('{post}', post), kiem.url).href;
    await page.goto(address);
    // All that may move the page has come.
    await page.waitForLoadState('networkidle');
    const viewport = page.viewportSize();
    const early = await browser.newContext({ javaScriptEnabled: false, viewport, storageState: await page.context().storageState() });
    const sent = await early.newPage();
    await sent.goto(address);

    expect((await sent.locator('main').boundingBox())?.height).toBeCloseTo((await page.locator('main').boundingBox())?.height ?? 0, -1);
    await expect(sent.getByRole('navigation', { name: 'Snelmenu', includeHidden: true })).toHaveCSS('position', 'fixed');
    const bell = (of: Page) => of.getByRole('button', { name: 'Notificaties' }).boundingBox();
    expect(await bell(sent)).toEqual(await bell(page));
    await early.close();
  });
}
