import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { animatedWebp, cameraJpeg, flatPng, padded, photo, zip } from '../../app/testing/sample-files.ts';
import { listFiles } from '../../app/testing/stored-files.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import type { UploadKind } from './policy.ts';

const server = await startTestServer();
const uploadsFolder = path.join(server.services.settings.dataDir, 'uploads');
type Person = Awaited<ReturnType<typeof server.person>>;

function send(person: Person, kind: UploadKind, content: Uint8Array, name = 'foto.jpg') {
  return person.api.uploads.createUpload({ id: newId(), kind, file: new File([new Uint8Array(content)], name) });
}

async function stored(person: Person, id: string, width: number): Promise<Buffer> {
  const response = await person.fetch(`/uploads/${id}/${width}.webp`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  return Buffer.from(await response.arrayBuffer());
}

/** Reads the colour in the centre of one half of a picture. */
async function colourOf(content: Buffer, half: 'left' | 'right' | 'top' | 'bottom'): Promise<'red' | 'blue' | 'other'> {
  const { width, height } = await sharp(content).metadata();
  const left = Math.floor(width * { left: 0.25, right: 0.75, top: 0.5, bottom: 0.5 }[half]);
  const top = Math.floor(height * { left: 0.5, right: 0.5, top: 0.25, bottom: 0.75 }[half]);
  const [red = 0, green = 0, blue = 0] = await sharp(content).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  if (red > Math.max(green, blue) + 50) return 'red';
  return blue > Math.max(red, green) + 50 ? 'blue' : 'other';
}

test('the server stores an 8 MB photo upright, without its location, and under 400 KB', async () => {
  const anna = await server.person();
  const jpeg = await cameraJpeg();

  const upload = await send(anna, 'post-image', jpeg);

  const { picture } = upload;
  expect(picture).toEqual({ id: upload.id, width: 1440, height: 2160, widths: [480, 960, 1440] });
  let bytes = 0;
  for (const width of picture?.widths ?? []) {
    const content = await stored(anna, upload.id, width);
    bytes += content.length;
    const { exif, xmp, icc, iptc, orientation, format, ...size } = await sharp(content).metadata();
    expect({ exif, xmp, icc, iptc, orientation, format, width: size.width, height: size.height }).toEqual({
      format: 'webp',
      width,
      height: width * 1.5,
    });
    expect(content.includes('Herkenbaar')).toBe(false);
    expect(content.length).toBeLessThan(400_000);
    // After a quarter turn clockwise, the left side is on top.
    expect([await colourOf(content, 'top'), await colourOf(content, 'bottom')]).toEqual(['red', 'blue']);
  }
  expect(upload.bytes).toBe(bytes);
});

test.each<[UploadKind, number, number, object]>([
  ['avatar', 1000, 600, { width: 288, height: 288, widths: [48, 96, 192, 288] }],
  ['avatar', 100, 300, { width: 288, height: 288, widths: [48, 96, 192, 288] }],
  ['avatar', 20, 20, { width: 288, height: 288, widths: [48, 96, 192, 288] }],
  ['cover', 3000, 1000, { width: 1536, height: 512, widths: [768, 1536] }],
  ['project-image', 960, 640, { width: 960, height: 640, widths: [480, 960] }],
  ['post-image', 300, 200, { width: 300, height: 200, widths: [300] }],
  ['post-image', 500, 5000, { width: 288, height: 2880, widths: [288] }],
  ['post-image', 6000, 1, { width: 1440, height: 1, widths: [480, 960, 1440] }],
])('the server stores %s of %i × %i in its widths', async (kind, width, height, expected) => {
  const anna = await server.person();

  const { id, picture } = await send(anna, kind, await photo(width, height).png().toBuffer());

  expect(picture).toEqual({ id, ...expected });
  for (const each of picture?.widths ?? []) expect(await sharp(await stored(anna, id, each)).metadata()).toMatchObject({ width: each });
});

test.each([
  ['of CMYK', () => photo(600, 400).toColourspace('cmyk').jpeg().toBuffer()],
  ['of 16 bits', () => photo(600, 400).toColourspace('rgb16').png().toBuffer()],
  ['with a wide gamut', () => photo(600, 400).withIccProfile('p3').jpeg().toBuffer()],
  ['of progressive JPEG', () => photo(600, 400).jpeg({ progressive: true }).toBuffer()],
  ['of WebP', () => photo(600, 400).webp().toBuffer()],
])('the server keeps the colours of a picture %s, in sRGB', async (_what, make) => {
  const anna = await server.person();

  const { id } = await send(anna, 'post-image', await make());

  const content = await stored(anna, id, 600);
  expect([await colourOf(content, 'left'), await colourOf(content, 'right')]).toEqual(['red', 'blue']);
  expect(await sharp(content).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar', hasProfile: false });
});

test('the server keeps transparency and accepts greyscale pictures', async () => {
  const anna = await server.person();
  const background = { r: 0, g: 0, b: 255, alpha: 0.5 };
  const seeThrough = await sharp({ create: { width: 60, height: 40, channels: 4, background } })
    .png()
    .toBuffer();
  const grey = await photo(60, 40).greyscale().png().toBuffer();

  const [first, second] = [await send(anna, 'post-image', seeThrough), await send(anna, 'post-image', grey)];

  const pixels = await sharp(await stored(anna, first.id, 60))
    .raw()
    .toBuffer();
  expect(pixels[3]).toBeGreaterThan(120);
  expect(pixels[3]).toBeLessThan(135);
  expect(await sharp(await stored(anna, second.id, 60)).metadata()).toMatchObject({ channels: 3 });
});

test('the server stores a picture of pure noise under 400 KB', async () => {
  const anna = await server.person();

  const { id } = await send(anna, 'cover', await photo(1536, 1024, 120).jpeg({ quality: 95 }).toBuffer());

  expect((await stored(anna, id, 1536)).length).toBeLessThan(400_000);
});

test('the server keeps one of 1,000 frames', async () => {
  const anna = await server.person();

  const { id, picture } = await send(anna, 'post-image', await animatedWebp(1000));

  expect(picture).toMatchObject({ width: 16, height: 16, widths: [16] });
  expect((await sharp(await stored(anna, id, 16)).metadata()).pages).toBeUndefined();
});

test('the server keeps only the picture of a polyglot file', async () => {
  const anna = await server.person();
  const html = Buffer.from('<html><script>alert(document.domain)</script></html>');
  const jpeg = await photo(300, 200)
    .withExif({ IFD0: { ImageDescription: html.toString() } })
    .jpeg()
    .toBuffer();

  const { id } = await send(anna, 'post-image', Buffer.concat([jpeg, html, await zip('Aanval.class', html)]), 'foto.jpg.html');

  const content = await stored(anna, id, 300);
  expect(content.includes('script')).toBe(false);
  expect(content.includes('Aanval')).toBe(false);
});

const megabyte = 1024 * 1024;
const unsupported = { code: 'UNSUPPORTED_MEDIA_TYPE', status: 415, message: 'Bestandstype wordt niet ondersteund.' };
const failed = { code: 'UNREADABLE_FILE', status: 422, message: 'Upload mislukt. Probeer opnieuw.' };
const tooLarge = (most: string) => ({
  code: 'PAYLOAD_TOO_LARGE',
  status: 413,
  message: `Bestand is te groot. Maximum grootte is ${most}.`,
});

const halfOf = (file: Buffer) => file.subarray(0, file.length / 2);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';

test.each<[string, UploadKind, () => Uint8Array | Promise<Uint8Array>, object]>([
  ['an SVG with a script', 'post-image', () => Buffer.from(svg), unsupported],
  ['HTML', 'avatar', () => Buffer.from('<!doctype html><script>alert(1)</script>'), unsupported],
  ['a GIF', 'post-image', () => photo(20, 20).gif().toBuffer(), unsupported],
  ['an AVIF', 'post-image', () => photo(64, 64).avif({ effort: 0 }).toBuffer(), unsupported],
  ['a TIFF', 'cover', () => photo(20, 20).tiff().toBuffer(), unsupported],
  ['a PDF', 'cover', () => Buffer.from('%PDF-1.4\n%%EOF'), unsupported],
  ['noise', 'avatar', () => Buffer.alloc(5000, 0x7f), unsupported],
  ['nothing', 'post-image', () => Buffer.alloc(0), failed],
  ['a truncated JPEG', 'post-image', async () => halfOf(await photo(600, 400).jpeg().toBuffer()), failed],
  ['a truncated PNG', 'post-image', async () => halfOf(await photo(300, 200).png().toBuffer()), failed],
  ['a truncated WebP', 'avatar', async () => halfOf(await photo(300, 200).webp().toBuffer()), failed],
  ['a JPEG in name only', 'avatar', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)]), failed],
  ['200 megapixels in a few KB', 'post-image', () => flatPng(20_000, 10_000), tooLarge('40 megapixels')],
  ['a line of 50 million pixels', 'cover', () => flatPng(50_000_000, 1), tooLarge('40 megapixels')],
  ['a byte too many', 'avatar', async () => padded(await photo(40, 30).jpeg().toBuffer(), 5 * megabyte + 1), tooLarge('5MB')],
  ['a byte too many', 'post-image', async () => padded(await photo(40, 30).jpeg().toBuffer(), 10 * megabyte + 1), tooLarge('10MB')],
  ['a byte too many', 'cover', async () => padded(await photo(40, 30).jpeg().toBuffer(), 10 * megabyte + 1), tooLarge('10MB')],
  ['a byte too many', 'project-image', async () => padded(await photo(40, 30).jpeg().toBuffer(), 10 * megabyte + 1), tooLarge('10MB')],
])('the server refuses %s as %s and keeps no file', async (_what, kind, make, refusal) => {
  const anna = await server.person();
  const before = await listFiles(server.services.settings.dataDir);

  await expect(send(anna, kind, await make(), '../../foto.png')).rejects.toMatchObject(refusal);

  expect(await listFiles(server.services.settings.dataDir)).toEqual(before);
});

test('the server accepts a picture of the maximum size', async () => {
  const anna = await server.person();
  const largest = padded(await photo(400, 300).jpeg().toBuffer(), 5 * megabyte);

  await expect(send(anna, 'avatar', largest)).resolves.toMatchObject({ kind: 'avatar' });
  await expect(send(anna, 'cover', flatPng(8000, 5000))).resolves.toMatchObject({ picture: { width: 1536, height: 960 } });
});

test.each(['../../../etc/passwd.png', '..\\..\\foto.png', 'foto\u0000.png', '/etc/cron.d/x', 'CON.png', `${'a'.repeat(300)}.png`])(
  'the server ignores the path and extension of the file name %j',
  async (name) => {
    const anna = await server.person();
    const outside = async () => (await listFiles(server.services.settings.dataDir)).filter((file) => !file.startsWith('uploads'));
    const before = await outside();

    const { id, fileName } = await send(anna, 'avatar', await photo(60, 60).png().toBuffer(), name);

    expect(fileName).toBeNull();
    expect(await outside()).toEqual(before);
    expect((await listFiles(uploadsFolder)).join()).not.toContain(id);
  },
);

test('the server decodes large pictures one at a time, however many arrive at once', async () => {
  const anna = await server.person();
  const large = flatPng(4500, 3000);
  let most = 0;
  const count = () => {
    most = Math.max(most, sharp.counters().process);
  };
  // Each takes many turns of the event loop, so that some turn sees it.
  const counting = setInterval(count, 1);
  onTestFinished(() => clearInterval(counting));

  const uploads = await Promise.all(Array.from({ length: 4 }, () => send(anna, 'cover', large)));

  expect(uploads.map(({ picture }) => picture?.width)).toEqual([1536, 1536, 1536, 1536]);
  expect(most).toBe(1);
});
