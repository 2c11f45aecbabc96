import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { cameraJpeg } from '../src/app/testing/sample-files.ts';
import { writeFileToChoose } from './chosen-file.ts';
import { composer, openFeed, picture } from './feed-page.ts';
import { expect, serverFault, test } from './fixtures.ts';
import { becomeMember } from './member.ts';

/** Fetches every version of a picture that a page may show. */
async function versionsOf(page: Page, sources: string[]): Promise<Buffer[]> {
  return Promise.all(
    sources.map(async (source) => {
      const response = await page.request.get(source);
      expect(response.status(), source).toBe(200);
      return response.body();
    }),
  );
}

async function expectNothingOfTheCamera(versions: Buffer[]): Promise<void> {
  for (const version of versions) {
    const { exif, xmp, iptc, icc } = await sharp(version).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({});
    expect(version.includes('Herkenbaar')).toBe(false);
    expect(version.length).toBeLessThan(400_000);
  }
}

test('a photo of 8 MB with a location becomes an avatar and a post without it', async ({ page, kiem }) => {
  const buffer = await cameraJpeg();
  expect(buffer.length).toBeGreaterThanOrEqual(8_000_000);
  expect((await sharp(buffer).metadata()).exif?.includes('Herkenbaar')).toBe(true);
  const file = await writeFileToChoose('IMG_0412.jpg', buffer);
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });

  await page.goto('/profiel');
  await expect(page.getByRole('button', { name: 'Foto wijzigen' })).toBeEnabled();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Foto wijzigen' }).click()]);
  await chooser.setFiles(file);
  await page.getByRole('button', { name: 'Foto opslaan' }).click();
  await expect(page.getByText('Afbeelding succesvol geüpload.')).toBeVisible();
  const face = page.getByRole('banner').locator('img[src^="/uploads/"]');
  const faceId = /uploads\/([^/]+)/.exec((await face.getAttribute('src')) ?? '')?.[1];
  await expectNothingOfTheCamera(
    await versionsOf(
      page,
      [48, 96, 192, 288].map((width) => `/uploads/${faceId}/${width}.webp`),
    ),
  );

  await page.getByRole('link', { name: 'Feed', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sociale Feed' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('Beschrijf de afbeelding').fill('De oogst op het erf.');
  await page.getByRole('button', { name: 'Posten' }).click();
  await expect(page.getByText('Gepost!')).toBeVisible();
  const post = page.getByRole('article').filter({ has: page.getByRole('img', { name: 'De oogst op het erf.' }) });
  await expect(post.locator(`img[src*="${faceId}"]`)).toHaveCount(1);
  const sources = (await post.getByRole('img', { name: 'De oogst op het erf.' }).getAttribute('srcset')) ?? '';
  const versions = await versionsOf(
    page,
    [...sources.matchAll(/(\/uploads\/\S+)/g)].map(([source]) => source),
  );
  expect(versions).toHaveLength(3);
  await expectNothingOfTheCamera(versions);
});

test('a file that a post can’t take is refused at once, and the reason is told', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await openFeed(page);
  const input = page.locator('input[type=file]');

  await input.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await expect(page.getByText('Selecteer een afbeelding kleiner dan 10MB.', { exact: true })).toBeVisible();
  await input.setInputFiles({ name: 'notitie.txt', mimeType: 'text/plain', buffer: Buffer.from('Dag!') });
  await expect(page.getByText('Bestandstype wordt niet ondersteund.', { exact: true })).toBeVisible();
});

test('a post waits for its picture, and a picture that failed is told and chosen again', async ({ page, kiem }) => {
  await becomeMember(page, kiem, { roles: ['entrepreneur'] });
  await openFeed(page);
  const file = { name: 'erf.png', mimeType: 'image/png', buffer: await picture('#2f6b3a') };
  const isTold = Promise.withResolvers<void>();
  await page.route('**/rpc/uploads/createUpload', async (route) => {
    await isTold.promise;
    await route.fulfill(serverFault);
  });
  const post = page.getByRole('button', { name: 'Posten' });
  const progress = page.getByRole('progressbar', { name: 'erf.png uploaden' });
  await composer(page).fill('De oogst.');
  await expect(post).toBeEnabled();

  await page.locator('input[type=file]').setInputFiles(file);
  await expect(progress).toBeVisible();
  await expect(page.getByText(/^(Uploaden: \d+%|Bijna klaar…)$/)).toBeVisible();
  await expect(post).toBeDisabled();
  isTold.resolve();
  await expect(page.getByText('Kon de afbeelding niet uploaden. Probeer opnieuw.')).toBeVisible();
  await expect(progress).toHaveCount(0);
  await expect(composer(page)).toHaveValue('De oogst.');
  await expect(post).toBeEnabled();

  await page.unroute('**/rpc/uploads/createUpload');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('Beschrijf de afbeelding').fill('Een groen vlak.');
  await post.click();
  await expect(page.getByRole('article').getByRole('img', { name: 'Een groen vlak.', exact: true })).toBeVisible();
});
