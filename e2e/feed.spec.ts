import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { newId } from '../src/platform/ids.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';

/** A small picture in one colour. */
async function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
}

const composer = (page: Page) => page.getByRole('textbox', { name: 'Nieuwe post' });
const postOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

async function openFeed(page: Page): Promise<void> {
  await page.goto('/feed');
  await expect(page.getByRole('heading', { name: 'Sociale Feed' })).toBeVisible();
  // Until the page works, a click does nothing.
  await expect(
    page
      .getByRole('button', { name: 'Menu van An Maes' })
      .or(page.getByRole('button', { name: 'Meer', exact: true }))
      .first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function share(page: Page, text: string): Promise<Locator> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Posten' }).click();
  const post = postOf(page, text);
  await expect(post).toBeVisible();
  return post;
}

/** Drops or pastes a file as the device does it. */
async function give(page: Page, kind: 'drop' | 'paste', content: Buffer): Promise<void> {
  await composer(page).evaluate(
    (field, { type, base64 }) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      data.items.add(new File([bytes], 'foto.png', { type: 'image/png' }));
      const event =
        type === 'drop'
          ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
          : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data });
      field.dispatchEvent(event);
    },
    { type: kind, base64: content.toString('base64') },
  );
}

test('a person shares a post with a picture, others comment, and its author changes and deletes it', { tag: '@every-width' }, async ({
  page,
  otherPage,
  kiem,
  mailTo,
}) => {
  test.setTimeout(120_000);
  await becomeMember(page, kiem.url, mailTo, ['entrepreneur']);
  await becomeMember(otherPage, kiem.url, mailTo, ['talent']);
  const mark = crypto.randomUUID().slice(0, 8);
  await openFeed(page);

  await page.locator('input[type=file]').setInputFiles({ name: 'oogst.png', mimeType: 'image/png', buffer: await picture('#1f7a4d') });
  await page.getByLabel('Beschrijf de afbeelding').fill('Een veld vol prei.');
  await share(page, `Onze prei is binnen (${mark}).`);
  const post = postOf(page, mark);
  await expect(page.getByText('Gepost!')).toBeVisible();
  await expect(post.getByRole('img', { name: 'Een veld vol prei.' })).toBeVisible();

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

  await comment.getByRole('button', { name: 'Bewerken' }).click();
  await comment.getByRole('textbox', { name: 'Je reactie' }).fill('Heel knap gedaan.');
  await comment.getByRole('button', { name: 'Opslaan' }).click();
  const edited = seen.getByRole('listitem').filter({ hasText: 'Heel knap gedaan.' });
  await expect(edited).toContainText('bewerkt');
  await edited.getByRole('button', { name: 'Verwijderen' }).click();
  const dialog = otherPage.getByRole('dialog', { name: 'Je reactie verwijderen?' });
  await expectNoViolations(otherPage);
  await dialog.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(seen.getByText('Nog geen reacties. Plaats de eerste!')).toBeVisible();
  await seen.getByRole('button', { name: 'Sluiten' }).click();
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

test('a picture is dropped and pasted, a draft is kept, gone on with and shared', async ({ page, kiem, mailTo }) => {
  test.setTimeout(120_000);
  await becomeMember(page, kiem.url, mailTo, ['entrepreneur']);
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
  await expectNoViolations(page);
  await drafts.getByRole('listitem').filter({ hasText: 'Nog niet af' }).getByRole('button', { name: 'Verder schrijven' }).click();
  await expect(drafts).toHaveCount(0);
  // What stood in the field was kept.
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

test('a second person hears of a new post and reads it on its own page, from a link', async ({
  page,
  otherPage,
  context,
  kiem,
  mailTo,
}) => {
  test.setTimeout(120_000);
  await becomeMember(page, kiem.url, mailTo, ['entrepreneur']);
  await becomeMember(otherPage, kiem.url, mailTo, ['talent']);
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

test('a post’s page tells a visitor and a preview nothing, and a draft’s page tells others nothing', async ({
  page,
  otherPage,
  request,
  kiem,
  mailTo,
}) => {
  await becomeMember(page, kiem.url, mailTo, ['entrepreneur']);
  await becomeMember(otherPage, kiem.url, mailTo, ['talent']);
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
  await expect(otherPage.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

test('without a network nothing that was written is lost, and it is sent once when there is one', async ({
  page,
  context,
  kiem,
  mailTo,
}) => {
  test.setTimeout(120_000);
  await becomeMember(page, kiem.url, mailTo, ['entrepreneur']);
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
  mailTo,
}) => {
  await becomeMember(page, kiem.url, mailTo, ['entrepreneur']);
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

test('without a network a post’s comments, editor and dialogs open too', async ({ page, context, kiem, mailTo }) => {
  await becomeMember(page, kiem.url, mailTo, ['talent']);
  await page.request.post('/api/posts', { data: { id: newId(), content: 'Nog te openen.' }, headers: { origin: kiem.url } });
  const early = ['comments-panel', 'post-editor', 'confirm-dialog'].map((name) => {
    return page.waitForResponse((response) => response.url().includes(`/assets/${name}`) && response.url().endsWith('.js'));
  });
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

test('what can’t be loaded leaves the page as it is, and says so', async ({ page, kiem, mailTo }) => {
  await becomeMember(page, kiem.url, mailTo, ['talent']);
  await page.route(/\/assets\/comments-panel.*\.js$/, (route) => route.abort());
  await openFeed(page);
  const post = await share(page, 'Zonder reacties.');
  await composer(page).fill('Nog niet verstuurd');

  await post.getByRole('button', { name: 'Reageren' }).click();

  await expect(page.getByText('Er is iets misgegaan. Vernieuw de pagina en probeer opnieuw.')).toBeVisible();
  await expect(post.getByRole('button', { name: 'Reageren' })).toBeFocused();
  await expect(composer(page)).toHaveValue('Nog niet verstuurd');
});

test('a draft is deleted when asked twice, and writing goes on', async ({ page, kiem, mailTo }) => {
  await becomeMember(page, kiem.url, mailTo, ['talent']);
  await openFeed(page);
  await composer(page).fill('Voor later.');
  await page.getByRole('button', { name: 'Bewaren als concept' }).click();
  await page.getByRole('button', { name: 'Concepten' }).click();
  const drafts = page.getByRole('dialog', { name: 'Concepten' });

  await drafts.getByRole('button', { name: 'Verwijderen' }).click();
  await page.keyboard.press('Escape');
  await expect(drafts.getByText('Voor later.')).toBeVisible();
  await drafts.getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog', { name: 'Je concept verwijderen?' }).getByRole('button', { name: 'Verwijderen' }).click();
  await expect(drafts.getByText('Je hebt geen concepten meer.')).toBeVisible();
  await drafts.getByRole('button', { name: 'Sluiten' }).click();
  await expect(composer(page)).toBeFocused();
});

/** Of what every page of a member shows first: what it would take before its code came would make the page jump. */
for (const place of ['/', '/feed', '/feed/{post}', '/profiel', '/profiel?bewerken=ja']) {
  test(`${place} is as high before its code comes as after`, { tag: '@every-width' }, async ({ page, browser, kiem, mailTo }) => {
    await becomeMember(page, kiem.url, mailTo, ['talent']);
    const post = newId();
    const send = (path: string, data: object) => page.request.post(`/api/${path}`, { data, headers: { origin: kiem.url } });
    await send('posts', { id: post, content: 'Hoog genoeg.' });
    await send(`posts/${post}/comments`, { commentId: newId(), content: 'Zeker.' });
    const address = new URL(place.replace('{post}', post), kiem.url).href;
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const viewport = page.viewportSize();
    const early = await browser.newContext({ javaScriptEnabled: false, viewport, storageState: await page.context().storageState() });
    const sent = await early.newPage();
    await sent.goto(address);

    expect((await sent.locator('main').boundingBox())?.height).toBeCloseTo((await page.locator('main').boundingBox())?.height ?? 0, -1);
    await expect(sent.getByRole('navigation', { name: 'Snelmenu', includeHidden: true })).toHaveCSS('position', 'fixed');
    await early.close();
  });
}
