import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';

const server = await startTestServer();
const visitor = server.visitor();

const labelsFor = async (search: string) => (await visitor.api.skills.suggestSkills({ search })).skills.map(({ label }) => label);

test('a visitor gets at most eight skills, Dutch ones first', async () => {
  const { skills } = await visitor.api.skills.suggestSkills({ search: 'data an' });

  expect(skills).toHaveLength(8);
  expect(skills[0]).toEqual({ label: 'data analyseren', language: 'nl' });
  expect(skills.map(({ language }) => language)).toEqual(
    skills
      .map(({ language }) => language)
      .toSorted()
      .toReversed(),
  );
  expect(skills.at(-1)?.language).toBe('en');
});

test.each([
  ['the beginning of a later word', 'optimaliseren voor', 'websites optimaliseren voor zoekmachines'],
  ['capitals and spaces', '  WEBSITES   MAK ', 'websites maken'],
  ['accents that the label has', 'prototypen creeren', 'prototypen creëren van gebruikerservaringsoplossingen'],
  ['signs', 'c++', 'C++'],
  ['an English label of a skill without a Dutch one', 'lay bri', 'lay bricks'],
])('a search finds a skill by %s', async (_way, search, label) => {
  expect(await labelsFor(search)).toContain(label);
});

test('a whole word comes before words that it begins', async () => {
  expect(await labelsFor('java')).toEqual(expect.arrayContaining(['Java (computerprogrammering)', 'JavaScript']));
  expect((await labelsFor('java'))[0]).toBe('Java (computerprogrammering)');
});

test('no label is suggested twice, in whatever case', async () => {
  const labels = (await labelsFor('websites')).map((label) => label.toLowerCase());

  expect(new Set(labels).size).toBe(labels.length);
});

test.each(['++', 'zzqx', '\u0000\u0000', '😀😀'])('a search for %j finds nothing', async (search) => {
  expect(await labelsFor(search)).toEqual([]);
});

test.each(['', 'a', ' a ', 'x'.repeat(61)])('a search for %j is refused', async (search) => {
  const { status } = await visitor.send('GET', `/api/skills?search=${encodeURIComponent(search)}`);

  expect(status).toBe(400);
});
