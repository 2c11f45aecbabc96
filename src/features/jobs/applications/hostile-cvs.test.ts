import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { docx, pdf, zip } from '../../../app/testing/sample-files.ts';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeJob } from '../factory.ts';

const server = await startTestServer();
const poster = await server.person({ roles: ['entrepreneur'] });

/** A PDF whose catalog has these entries, with more objects behind it. */
function pdfWith(catalog: string, objects: (string | Buffer)[] = [], trailer = ''): Buffer {
  const numbered = [`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`, ...objects].map((object, place) =>
    Buffer.concat([Buffer.from(`${place + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
  );
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...numbered, Buffer.from(`trailer\n<< /Root 1 0 R ${trailer} >>\n%%EOF\n`)]);
}

const pages = (count: number) => `<< /Type /Pages /Count ${count} /Kids [${'3 0 R '.repeat(count)}] >>`;
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>';

/** A stream of few bytes that unpacks to 64 MB. */
function bomb(): Buffer {
  const content = deflateSync(deflateSync(Buffer.alloc(64 * 1024 * 1024)));
  const head = `<< /Filter [/FlateDecode /FlateDecode] /Length ${content.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream')]);
}

const upload = (person: typeof poster, content: Uint8Array) =>
  person.api.uploads.createUpload({ id: newId(), kind: 'cv', file: new File([new Uint8Array(content)], 'cv.pdf') });

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a script that runs when it is opened', () => pdfWith('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>', [pages(1), page])],
  ['an action that starts a program', () => pdfWith('/OpenAction << /S /Launch /F (cmd.exe) >>', [pages(1), page])],
  [
    'a program inside',
    () => pdfWith('/Names << /EmbeddedFiles << /Names [(a.exe) 4 0 R] >> >>', [pages(1), page, '<< /Type /Filespec >>']),
  ],
  ['a password', () => pdfWith('', [pages(1), page], '/Encrypt << /Filter /Standard /V 2 /R 3 /P -1 >>')],
  ['10,000 pages', () => pdfWith('', [pages(10_000), page])],
  ['a stream that unpacks to 64 MB', () => pdfWith('', [pages(1), page, bomb()])],
  ['pages that contain each other', () => pdfWith('', ['<< /Type /Pages /Count 1 /Kids [2 0 R] >>'])],
  ['a zip behind it', async () => Buffer.concat([pdf, await zip('a.exe', Buffer.from('x')), Buffer.from('%%EOF')])],
  ['HTML in it', () => pdfWith('/X (<html><script>alert(document.domain)</script>)', [pages(1), page])],
])('a CV with %s is never opened: its poster downloads it as it came, and nothing runs it here', async (_what, make) => {
  const applicant = await server.person();
  const job = await makeJob(server.services.db, { posterId: poster.id });
  const content = await make();
  const { id } = await upload(applicant, content);
  await applicant.api.applications.apply({ id: job.id, applicationId: newId(), cvId: id });

  const response = await poster.fetch(`/uploads/${id}/document`);

  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; /),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-cache',
  });
  for (const other of [await server.person(), server.visitor()]) expect((await other.fetch(`/uploads/${id}/document`)).status).toBe(404);
});

test.each<[string, () => Buffer]>([
  ['HTML', () => Buffer.concat([Buffer.from('<!doctype html><script>alert(1)</script>'), pdf])],
  ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(64), pdf])],
  ['a picture', () => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(64), pdf])],
  ['a script of a shell', () => Buffer.concat([Buffer.from('#!/bin/sh\nexit\n'), pdf])],
])('a PDF that begins as %s is no CV', async (_what, make) => {
  const applicant = await server.person();

  await expect(upload(applicant, make())).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
});

test('the refusal of a Word document as CV asks for a PDF', async () => {
  const applicant = await server.person();
  const message = 'Bestandstype wordt niet ondersteund. Bewaar je cv als pdf en kies het opnieuw.';

  await expect(upload(applicant, await docx())).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE', message });
});
