import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { BusyError } from '../../../../platform/server/bounded-work.ts';
import type { SentProfile } from '../contract.ts';
import { sentProfile } from '../factory.ts';
import { drawProfile } from './draw-profile.ts';

async function drawn(profile: SentProfile): Promise<Buffer> {
  return Buffer.from(await new Response(await drawProfile(newId(), { appName: 'Kiem', profile })).arrayBuffer());
}

async function pagesOf(profile: SentProfile): Promise<number> {
  const content = await drawn(profile);
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  return content.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

/** The signs of a PDF by its tables that lead from glyphs to Unicode, from which readers copy text. */
async function signsOf(profile: SentProfile): Promise<Set<string>> {
  const content = await drawn(profile);
  const streams = [...content.toString('latin1').matchAll(/\/FlateDecode\n>>\nstream\n/g)].map(({ 0: { length }, index }) => {
    const start = index + length;
    return inflateSync(content.subarray(start, content.indexOf('\nendstream', start))).toString('latin1');
  });
  const tables = streams.filter((stream) => stream.includes('beginbfrange')).flatMap((stream) => [...stream.matchAll(/\[(.*?)\]/gs)]);
  const codes = tables.flatMap(([, list = '']) => [...list.matchAll(/<([0-9a-f]{4})>/g)]);
  return new Set(codes.map(([, code = '']) => String.fromCodePoint(Number.parseInt(code, 16))));
}

const named = (firstName: string, lastName: string): SentProfile => ({ ...sentProfile, firstName, lastName });

const entry = { title: 'Timmerman', organisation: 'Dak & Co', from: '2020-01', to: null, description: 'Lange zin over daken. '.repeat(90) };
const entries = Array.from({ length: 30 }, () => entry);
const words = Array.from({ length: 50 }, (_each, place) => `Vaardigheid nummer ${place}`);
const longest: SentProfile = {
  ...{ ...sentProfile, bio: 'Ik bouw graag. '.repeat(200), experience: entries, education: entries, certifications: entries },
  ...{ skills: words, languages: words.slice(0, 20) },
};

test('a short profile takes one page', async () => {
  expect(await pagesOf(sentProfile)).toBe(1);
});

test('the longest profile takes two pages', async () => {
  expect(await pagesOf(longest)).toBe(2);
});

test.each([
  ['Łukasz', 'Żółć'],
  ['Ελένη', 'Παπαδοπούλου'],
  ['Олена', 'Ковальчук'],
  ['Nguyễn', 'Đặng Thị Bưởi'],
  ['Işıl', 'Çağdaş'],
])('all letters of %s %s are in the document', async (firstName, lastName) => {
  const signs = await signsOf(named(firstName, lastName));

  expect([...firstName, ...lastName].filter((sign) => !signs.has(sign))).toEqual([]);
  expect(signs).not.toContain('□');
});

test('letters of other scripts are shown as a gap, and emoji are left out', async () => {
  for (const name of ['小明', 'हिन्दी', 'سارة']) expect(await signsOf(named(name, 'Wang'))).toContain('□');
  expect(await signsOf(named('Wang 🎉', '👩🏽‍🔧'))).not.toContain('□');
});

test('texts add no action to the document, and links lead to the web alone', async () => {
  const hostile = ') /OpenAction << /S /JavaScript /JS (app.alert(1)) >> endobj 9 0 obj << /S /Launch /F (cmd.exe) >> \\(';
  const content = await drawn({
    ...named(hostile, hostile),
    ...{ jobTitle: hostile, company: hostile, location: hostile, bio: hostile, skills: [hostile], languages: [hostile] },
    ...{ email: hostile, phone: hostile, linkedinUrl: 'https://linkedin.example/in/a?x=)/S/Launch' },
  });

  // Texts are drawn as compressed glyphs; what is left are the names of objects, and titles in hexadecimal or with escaped brackets.
  const names = content
    .toString('latin1')
    .replaceAll(/stream\n.*?endstream/gs, '')
    .replaceAll(/\((?:[^()\\]|\\.)*\)/gs, '()');
  expect(
    names
      .match(/\/S \/\w+/g)
      ?.filter((name) => !/^\/S \/(?:URI|Document|H\d|P|Link|L|LI|LBody|Sect|Span|Artifact|D|Transparency)$/.test(name)),
  ).toEqual([]);
  expect(names).not.toMatch(/\/(?:JavaScript|JS|Launch|OpenAction|AA|EmbeddedFiles)\b/);
});

test('the main thread goes on with other work while a long profile is drawn', async () => {
  await drawn(longest);
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  }, 1);

  await drawn(longest);
  clearInterval(others);

  // Drawn on the main thread, it would leave a few turns to others.
  expect(turns).toBeGreaterThan(20);
});

test('a flood of one viewer leaves the drawing to others', async () => {
  const viewerId = newId();
  const flooding = Promise.allSettled(Array.from({ length: 60 }, () => drawProfile(viewerId, { appName: 'Kiem', profile: sentProfile })));

  expect((await drawn(sentProfile)).length).toBeGreaterThan(0);

  const refused = (await flooding).filter((result) => result.status === 'rejected' && result.reason instanceof BusyError);
  expect(refused).toHaveLength(49);
});
