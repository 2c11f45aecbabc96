import { expect, test } from 'vitest';
import { compoundFile, docx, listedMore, padded, pdf, photo, zip } from '../../app/testing/sample-files.ts';
import { listFiles } from '../../app/testing/stored-files.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';

const server = await startTestServer();
const { dataDir } = server.services.settings;
type Person = Awaited<ReturnType<typeof server.person>>;

function send(person: Person, content: Uint8Array, name: string) {
  return person.api.uploads.createUpload({ id: newId(), kind: 'document', file: new File([new Uint8Array(content)], name) });
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each([
  ['a PDF', pdf, 'Ondernemingsplan 2026.pdf', 'application/pdf', 'Ondernemingsplan 2026.pdf'],
  ['a PDF by another name', pdf, 'plan.exe', 'application/pdf', 'plan.pdf'],
  ['a Word document', await docx(), 'Brief.docx', wordType, 'Brief.docx'],
  [
    'a Word document that begins as a program',
    await docx({ first: { 'META-INF/MANIFEST.MF': 'x' } }),
    'Brief.docx',
    wordType,
    'Brief.docx',
  ],
  ['an old Word document', compoundFile(['WordDocument', '1Table']), 'Brief.DOC', 'application/msword', 'Brief.doc'],
])('the server returns %s unchanged, as a download', async (_what, content, name, type, fileName) => {
  const anna = await server.person();

  const upload = await send(anna, content, name);

  expect(upload).toEqual({ id: upload.id, kind: 'document', bytes: content.length, picture: null, fileName });
  const response = await anna.fetch(`/uploads/${upload.id}/document`);
  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': type,
    'content-length': String(content.length),
    'content-disposition': `attachment; filename="${fileName}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['../../../../etc/passwd', 'passwd.pdf'],
  ['..\\..\\plan.pdf', 'plan.pdf'],
  ['plan\u0000.pdf', 'plan.pdf'],
  ['plan\u202Efdp.exe', 'planfdp.pdf'],
  ['"; filename="kwaad.html', '; filename=kwaad.pdf'],
  ['naam\r\nX-Kwaad: ja.pdf', 'naamX-Kwaad ja.pdf'],
  ['.pdf', 'document.pdf'],
  ['Café, één (óók).pdf', 'Café, één (óók).pdf'],
  [`${'a'.repeat(500)}.pdf`, `${'a'.repeat(120)}.pdf`],
])('the server sanitizes the name %j', async (name, expected) => {
  const anna = await server.person();

  const { id, fileName } = await send(anna, pdf, name);

  expect(fileName).toBe(expected);
  const disposition = (await anna.fetch(`/uploads/${id}/document`, { method: 'HEAD' })).headers.get('content-disposition') ?? '';
  const [, encoded = ''] = /^attachment; filename="[\w .()-]+"; filename\*=UTF-8''([\w%.~!-]+)$/.exec(disposition) ?? [];
  expect(decodeURIComponent(encoded)).toBe(expected);
});

const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const unsupported = { code: 'UNSUPPORTED_MEDIA_TYPE', status: 415, message: 'Bestandstype wordt niet ondersteund.' };
const failed = { code: 'UNREADABLE_FILE', status: 422, message: 'Upload mislukt. Probeer opnieuw.' };
const tooLarge = { code: 'PAYLOAD_TOO_LARGE', status: 413, message: 'Bestand is te groot. Maximum grootte is 50MB.' };

test.each<[string, () => Uint8Array | Promise<Uint8Array>, object]>([
  ['a picture', () => photo(20, 20).jpeg().toBuffer(), unsupported],
  ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), unsupported],
  ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]), unsupported],
  ['a zip of something else', () => zip('Kwaad.class', Buffer.from('x')), unsupported],
  ['a document with macros', () => docx({ mainType: macroType }), unsupported],
  ['macros in a document that says it has none', () => docx({ more: { 'word/vbaProject.bin': 'x' } }), unsupported],
  ['a zip bomb in the list of types', () => docx({ mainType: 'a'.repeat(5_000_000) }), failed],
  ['a document with more directories than entries that any has', async () => listedMore(await docx(), directories(5_000)), unsupported],
  ['a document with 60,000 directories', async () => listedMore(await docx(), directories(60_000)), failed],
  ['a document with a name twice', async () => listedMore(await docx(), ['word/document.xml']), unsupported],
  ['a document with a long list of few entries', async () => listedMore(await docx(), directories(10), 60_000), failed],
  ['an old document with macros', () => compoundFile(['WordDocument', 'Macros']), unsupported],
  ['an old spreadsheet', () => compoundFile(['Workbook']), unsupported],
  ['an installer', () => compoundFile(['_Tables']), unsupported],
  ['a truncated PDF', () => pdf.subarray(0, 60), failed],
  ['a truncated document', async () => (await docx()).subarray(0, 300), failed],
  ['a truncated old document', () => compoundFile(['WordDocument']).subarray(0, 1100), failed],
  ['an old document with an endless directory', () => endless(), failed],
  ['nothing', () => Buffer.alloc(0), failed],
  ['a byte too many', () => padded(pdf, 50 * 1024 * 1024 + 1), tooLarge],
])('the server refuses %s and keeps no file', async (_what, make, refusal) => {
  const anna = await server.person();
  const before = await listFiles(dataDir);

  await expect(send(anna, await make(), 'plan.pdf')).rejects.toMatchObject(refusal);

  expect(await listFiles(dataDir)).toEqual(before);
});

const directories = (count: number) => Array.from({ length: count }, (_, place) => `${place}/`);

test('the server takes a Word document of many parts, directories among them', async () => {
  const anna = await server.person();
  const content = listedMore(await docx(), directories(4_990));

  expect(await send(anna, content, 'Brief.docx')).toMatchObject({ fileName: 'Brief.docx', bytes: content.length });
});

/** A compound file whose second sector follows itself. */
function endless(): Buffer {
  const file = compoundFile(['WordDocument']);
  file.writeUInt32LE(1, 516);
  return file;
}

test('nobody but its owner can read a document', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const { id } = await send(anna, pdf, 'geheim.pdf');

  const statuses = await Promise.all(
    [anna, bram, server.visitor()].map(async (browser) => (await browser.fetch(`/uploads/${id}/document`)).status),
  );

  expect(statuses).toEqual([200, 404, 404]);
});
