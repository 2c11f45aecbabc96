import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readForm } from './read-form.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'kiem-form-'));
afterAll(() => rm(folder, { recursive: true }));

const long = 'a'.repeat(100_000);

const headOf = (disposition: string, more = '') => `Content-Disposition: form-data; ${disposition}${more}`;

/** The values of a form with one part of these headers; undefined when it is refused. `decoded` is the longest text that was decoded. */
async function read(head: string, content: string) {
  const file = path.join(folder, 'body');
  await writeFile(file, `--grens\r\n${head}\r\n\r\n${content}\r\n--grens--\r\n`);
  const decoding = vi.spyOn(TextDecoder.prototype, 'decode');
  const form = await readForm('multipart/form-data; boundary=grens', file);
  const decoded = Math.max(0, ...decoding.mock.calls.map(([bytes]) => bytes?.byteLength ?? 0));
  decoding.mockRestore();
  return { values: form && [...form.values()], decoded };
}

test.each([
  ['a text', headOf('name="a"')],
  ['a text with the name of a file in its own', headOf('name="a; filename=b"')],
  ['a text with an escaped quote in its name', headOf('name="a\\"; filename=\\"b"')],
  ['a text whose other header names a file', `X-Note: ; filename=a\r\n${headOf('name="a"')}`],
  ['a text with two dispositions', `${headOf('name="a"; filename="b"')}\r\n${headOf('name="a"')}`],
  ['a file in base64', headOf('name="a"; filename="b"', '\r\nContent-Transfer-Encoding: base64')],
])('%s that is long is refused before it is decoded', async (_kind, head) => {
  const { values, decoded } = await read(head, long);

  expect(values).toBeUndefined();
  expect(decoded).toBeLessThan(1_000);
});

test('a text of 4,000 characters is read, however many bytes they take', async () => {
  expect((await read(headOf('name="a"'), '木'.repeat(4_000))).values).toEqual(['木'.repeat(4_000)]);
});

test.each([
  headOf('name="a"; filename="plan.pdf"'),
  headOf('filename="plan.pdf"; name="a"', '\r\nContent-Type: application/pdf'),
  headOf("name=a; filename*=utf-8''plan.pdf"),
  headOf('name="a"; filename="C:\\map\\plan.pdf"', '\r\nContent-Transfer-Encoding: binary'),
])('a long file is read, by %s', async (head) => {
  const { values, decoded } = await read(head, long);

  expect(values).toEqual([expect.objectContaining({ size: long.length })]);
  expect(decoded).toBeLessThan(1_000);
});

test('a long file is put in its place, and searched a megabyte at a time', async () => {
  const file = path.join(folder, 'whole');
  const content = `a\r\n--gren\r\n${'b'.repeat(3 * 1024 * 1024)}\r\n`;
  const parts = [
    [headOf('name="id"'), '1'],
    [headOf('name="file"; filename="plan.pdf"', '\r\nContent-Type: application/pdf'), content],
    [headOf('name="short"; filename="b.pdf"'), 'kort'],
    [headOf('name="kind"'), 'document'],
  ].map(([head, text]) => `--grens\r\n${head}\r\n\r\n${text}\r\n`);
  await writeFile(file, `Vooraf: grens\r\n${parts.join('')}--grens--\r\n--grens\r\n`);
  const searching = vi.spyOn(Buffer.prototype, 'indexOf');

  const form = await readForm('multipart/form-data; boundary=grens', file);

  const searched = searching.mock.contexts.map(({ length }) => length);
  searching.mockRestore();
  expect(Math.max(...searched)).toBeLessThan(1.1 * 1024 * 1024);
  expect([...(form?.keys() ?? [])]).toEqual(['id', 'file', 'short', 'kind']);
  expect([form?.get('id'), form?.get('kind')]).toEqual(['1', 'document']);
  const [long, short] = [form?.get('file'), form?.get('short')];
  if (!(long instanceof File && short instanceof File)) throw new Error('A file is no file.');
  expect([long.name, long.type, (await long.text()) === content, await short.text()]).toEqual([
    'plan.pdf',
    'application/pdf',
    true,
    'kort',
  ]);
});
