import { expect, test } from 'vitest';
import { sentProfile } from '../factory.ts';
import { drawProfile } from './draw-profile.ts';

async function pagesOf(profile: typeof sentProfile): Promise<number> {
  const content = Buffer.from(await new Response(await drawProfile('Kiem', profile)).arrayBuffer());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  return content.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

const entry = { title: 'Timmerman', organisation: 'Dak & Co', from: '2020-01', to: null, description: 'Lange zin over daken. '.repeat(90) };

test('a short profile takes one page', async () => {
  expect(await pagesOf(sentProfile)).toBe(1);
});

test('the longest profile takes two pages', async () => {
  const entries = Array.from({ length: 30 }, () => entry);
  const words = Array.from({ length: 50 }, (_each, place) => `Vaardigheid nummer ${place}`);
  const longest = { ...sentProfile, bio: 'Ik bouw graag. '.repeat(200), experience: entries, education: entries, certifications: entries };

  expect(await pagesOf({ ...longest, skills: words, languages: words.slice(0, 20) })).toBe(2);
});

test('names of other alphabets leave a page with the rest', async () => {
  expect(await pagesOf({ ...sentProfile, firstName: 'Łukasz', lastName: 'Işık' })).toBe(1);
  expect(await pagesOf({ ...sentProfile, firstName: 'Олена', lastName: '' })).toBe(1);
});
