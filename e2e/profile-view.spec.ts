import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { cameraJpeg } from '../src/app/testing/sample-files.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { newId } from '../src/platform/ids.ts';
import { expectNoViolations } from './accessibility.ts';
import { writeFileToChoose } from './chosen-file.ts';
import { expect, test } from './fixtures.ts';
import { becomeMember } from './member.ts';
import { untilReady } from './ready.ts';

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** Chooses a file through a button that opens the file picker. */
async function choose(page: Page, button: string, file: ChosenFile | string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: button }).click()]);
  await chooser.setFiles(file);
}

/** Returns the id of the avatar that this page shows. */
async function shownAvatar(page: Page): Promise<string> {
  const src = await page.getByRole('main').locator('img[src$="/192.webp"]').first().getAttribute('src');
  return src?.split('/')[2] ?? '';
}

/** Returns the average colour of a strip of a picture of 288 × 288. */
async function colourOf(picture: Buffer, top: number): Promise<{ r: number; b: number }> {
  const strip = sharp(picture).extract({ left: 0, top, width: 288, height: 60 });
  const [r = 0, , b = 0] = await strip.resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return { r, b };
}

test('a photo from a phone becomes the avatar that everybody sees, without the camera’s metadata', { tag: '@phone' }, async ({
  page,
  otherPage,
  kiem,
}) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  await page.goto('/profiel');
  await expect(page.getByRole('heading', { level: 1, name: 'An Maes' })).toBeVisible();
  await expectNoViolations(page);

  await choose(page, 'Foto wijzigen', await writeFileToChoose('IMG_0412.jpg', await cameraJpeg()));
  const dialog = page.getByRole('dialog', { name: 'Foto wijzigen' });
  const part = dialog.getByRole('application');
  await part.focus();
  await page.keyboard.press('ArrowDown');
  await dialog.getByLabel('Zoom').focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  await expect(dialog.getByLabel('Zoom')).toHaveValue('1.15');
  const box = await part.boundingBox();
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 24, middle.y + 16, { steps: 4 });
  await page.mouse.up();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Foto opslaan' }).click();

  await expect(page.getByText('Afbeelding succesvol geüpload.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Foto wijzigen' })).toBeFocused();
  const avatarId = await shownAvatar(page);
  await expect(page.getByRole('banner').locator(`img[src^="/uploads/${avatarId}/"]`)).toHaveCount(1);
  const stored = await page.request.get(`/uploads/${avatarId}/288.webp`);
  const picture = await stored.body();
  const { format, width, height, exif, xmp, icc, orientation } = await sharp(picture).metadata();
  expect({ format, width, height, exif, xmp, icc, orientation }).toEqual({ format: 'webp', width: 288, height: 288 });

  // The camera was held sideways: the left part, which is red, must be on top.
  const [above, below] = await Promise.all([0, 228].map((top) => colourOf(picture, top)));
  expect(above?.r).toBeGreaterThan(above?.b ?? 0);
  expect(below?.b).toBeGreaterThan(below?.r ?? 0);

  const me = await (await page.request.get('/api/me')).json();
  await becomeMember(otherPage, kiem, { roles: ['investor'] });
  await otherPage.goto(`${kiem.url}/profiel/${me.id}`);
  await expect(otherPage.getByRole('heading', { level: 1, name: 'An Maes' })).toBeVisible();
  expect(await shownAvatar(otherPage)).toBe(avatarId);
  await expect(otherPage.getByText('@voorbeeld.test')).toHaveCount(0);
  await expect(otherPage.getByRole('link', { name: 'Profiel bewerken' })).toHaveCount(0);
  await expectNoViolations(otherPage);

  await page.getByRole('button', { name: 'Foto wijzigen' }).click();
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Foto verwijderen' }).click();
  await expect(page.getByText('Afbeelding succesvol verwijderd.')).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});

test('a cover is cropped to its shape', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await page.goto('/profiel');
  const png = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#1f7a4d' } })
    .png()
    .toBuffer();

  await choose(page, 'Omslag wijzigen', { name: 'veld.png', mimeType: 'image/png', buffer: png });
  await page.getByRole('dialog', { name: 'Omslag wijzigen' }).getByRole('button', { name: 'Foto opslaan' }).click();

  const cover = page.getByRole('main').locator('img[src$="/1536.webp"]').first();
  await expect(cover).toHaveAttribute('height', '512');
});

test('a new member changes the cover on a phone', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profiel');

  await expect(page.getByRole('button', { name: 'Omslag wijzigen' })).toBeInViewport({ ratio: 1 });
});

test('a file that is too large or no picture is refused when it is chosen', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await page.goto('/profiel');

  await choose(page, 'Foto wijzigen', await writeFileToChoose('groot.jpg', Buffer.alloc(25 * 1024 * 1024 + 1)));
  await expect(page.getByText('Selecteer een afbeelding kleiner dan 25MB.')).toBeVisible();
  await choose(page, 'Foto wijzigen', { name: 'brief.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dit is een brief.') });
  await expect(page.getByText('Dit bestand is geen afbeelding die we kunnen lezen. Kies een JPEG, PNG of WebP.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a photo that fails to upload stays, and is sent on retry', async ({ page, context, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  await page.goto('/profiel');
  const png = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#a3430f' } })
    .png()
    .toBuffer();
  await choose(page, 'Foto wijzigen', { name: 'ik.png', mimeType: 'image/png', buffer: png });
  const dialog = page.getByRole('dialog', { name: 'Foto wijzigen' });
  const save = dialog.getByRole('button', { name: 'Foto opslaan' });

  await expect(save).toBeEnabled();
  await context.setOffline(true);
  await save.click();
  await expect(dialog.getByRole('alert').filter({ hasText: /^Kon afbeelding niet uploaden\.$/ })).toBeVisible();
  await expect(save).toBeFocused();
  await context.setOffline(false);
  await save.click();

  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').locator('img[src$="/192.webp"]')).not.toHaveCount(0);
});

test('contact is above the profile on every screen, and no side of the page is empty', async ({ page, kiem }) => {
  await becomeMember(page, kiem, {
    roles: ['talent'],
    bio: 'Ik bouw kassen.',
    phone: '+32 400 00 00 12',
    websiteUrl: 'https://kas.example',
  });
  await page.goto('/profiel');
  const contact = page.getByRole('complementary', { name: 'Contact en werk' });
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const [side, bio] = [await contact.boundingBox(), await page.getByText('Ik bouw kassen.').boundingBox()];
    expect(side?.x).toBeLessThan(bio?.x ?? 0);
    expect((side?.y ?? 0) + (side?.height ?? 0)).toBeLessThan(bio?.y ?? 0);
  }
});

test('editing has its own address: the back button leaves it, a reload keeps it', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['investor'] });
  await page.goto('/profiel');

  const edit = page.getByRole('link', { name: 'Profiel bewerken' });
  const form = page.getByRole('heading', { level: 1, name: 'Profiel bewerken' });
  const view = page.getByRole('heading', { level: 1, name: 'An Maes' });
  // Before hydration a link loads a new page, which moves no focus.
  await expect(page.getByRole('button', { name: 'Foto wijzigen' })).toBeEnabled();
  await edit.click();
  await expect(form).toBeFocused();
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await expect(view).toBeFocused();
  await expect(page).toHaveURL(/\/profiel$/);
  await edit.click();
  await expect(form).toBeFocused();
  await expect(page).toHaveURL(/\?bewerken=ja$/);
  await page.goBack();
  await expect(view).toBeFocused();
  await page.goForward();
  await page.reload();
  await expect(form).toBeVisible();
});

test('a person who doesn’t exist has no profile, and visitors sign in first', async ({ page, otherPage, kiem }) => {
  await becomeMember(page, kiem, { roles: ['investor'] });
  for (const id of [newId(), 'niemand']) {
    expect((await page.goto(`/profiel/${id}`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Dit profiel is er niet' })).toBeVisible();
  }
  await expectNoViolations(page);

  await otherPage.goto(new URL('/profiel', kiem.url).href);
  await expect(otherPage).toHaveURL(/\/auth\?next=%2Fprofiel$/);
});

test('a profile prints black on white, even in the dark scheme', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/profiel');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(232, 238, 233)');

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });

  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a profile on its way has the shape of a profile', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'], firstName: 'An', lastName: 'Maes' });
  await page.goto('/contact');
  await untilReady(page);
  await page.route('**/rpc/profile/readOwnProfile', () => undefined);
  await page.getByRole('button', { name: 'Menu van An Maes' }).click();
  await page.getByRole('link', { name: 'Profiel', exact: true }).click();

  const face = page.locator('[aria-busy="true"] [style*="--skeleton-size: 112px"]').first();
  const ring = await face.locator('..').boundingBox();
  expect(ring?.height).toBe(ring?.width);
  const card = await face.locator('xpath=../..').boundingBox();
  expect(ring?.y).toBeGreaterThan(card?.y ?? 0);
});

test('the head of a profile tells nothing about whose it is', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['talent'] });
  const { id } = await makePerson(kiem.db, { firstName: 'Zwaantje', lastName: 'Peeters', bio: 'Ik weef wol.' });

  const [head = ''] = (await (await page.request.get(`/profiel/${id}`)).text()).split('</head>');

  expect(head).toContain('<title>Profiel · Kiem</title>');
  expect(head).not.toMatch(/Zwaantje|Peeters|wol/);
});
