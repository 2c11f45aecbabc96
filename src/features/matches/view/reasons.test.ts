import { expect, test } from 'vitest';
import type { MatchReasons } from '../contract.ts';
import { missingOf, named, reasonLines } from './reasons.ts';

const skills: MatchReasons['skills'] = [
  { label: 'React', fit: 'has', through: null },
  { label: 'Vue.js', fit: 'near', through: 'react Native' },
  { label: 'CSS', fit: 'near', through: 'css' },
  { label: 'Websites die blijven', fit: 'near', through: null },
  { label: 'SQL', fit: 'field', through: 'Docker' },
  { label: 'Bash', fit: 'field', through: 'Docker' },
  { label: 'Kubernetes', fit: 'missing', through: null },
];

test('reasons are sentences, those that weigh most first, whether they add or take points', () => {
  const points: MatchReasons['points'] = [
    { about: 'skills', points: 20 },
    { about: 'titles', points: 40 },
    { about: 'words', points: 4 },
    { about: 'letters', points: 1 },
    { about: 'place', points: -5 },
    { about: 'kind', points: 0 },
  ];

  expect(reasonLines({ skills, points }, 'talent').map(({ text, isPlus }) => `${isPlus ? '+' : '-'} ${text}`)).toEqual([
    '+ Je functietitel lijkt op die van de vacature.',
    '+ Je hebt 1 van de 7 gevraagde vaardigheden: React.',
    '+ React Native lijkt op Vue.js, dat gevraagd wordt.',
    '+ CSS staat niet bij de vaardigheden, maar lezen we wel in je profiel.',
    '+ Enkele woorden uit “Websites die blijven” lezen we ook in je profiel.',
    '+ Docker komt uit hetzelfde vakgebied als wat gevraagd wordt.',
    '- Je woont ver van de werkplek.',
    '+ Je profiel en de vacature delen enkele woorden.',
  ]);
  expect(reasonLines({ skills, points }, 'poster')[1]?.text).toBe('Heeft 1 van de 7 gevraagde vaardigheden: React.');
});

test.each([
  ['the only one', 1, 1, 'Je hebt de gevraagde vaardigheid: A.'],
  ['all', 3, 3, 'Je hebt alle 3 gevraagde vaardigheden: A, B en C.'],
  ['many', 6, 7, 'Je hebt 6 van de 7 gevraagde vaardigheden: A, B, C, D en nog 2.'],
])('a talent with %s of the skills reads which', (_which, has, asked, text) => {
  const all = [...'ABCDEFG']
    .slice(0, asked)
    .map((label, place) => ({ label, fit: place < has ? 'has' : 'missing', through: null }) as const);

  expect(reasonLines({ skills: all, points: [{ about: 'skills', points: 30 }] }, 'talent')[0]?.text).toBe(text);
});

test('several skills of one field are one reason, and what they stand in for is missing still', () => {
  const fields: MatchReasons['skills'] = [
    { label: 'SQL', fit: 'field', through: 'docker' },
    { label: 'Bash', fit: 'field', through: 'Linux' },
  ];

  expect(reasonLines({ skills: fields, points: [{ about: 'skills', points: 9 }] }, 'poster').map(({ text }) => text)).toEqual([
    'Docker en Linux komen uit hetzelfde vakgebied als wat gevraagd wordt.',
  ]);
  expect(missingOf({ skills: fields, points: [] })).toEqual(['SQL', 'Bash']);
});

test('a talent without any of the skills reads none of them as a reason, and all as missing', () => {
  const none = { skills: [{ label: 'React', fit: 'missing', through: null } as const], points: [{ about: 'titles', points: 30 } as const] };

  expect(reasonLines(none, 'talent').map(({ about }) => about)).toEqual(['titles']);
  expect(missingOf(none)).toEqual(['React']);
  expect(named([])).toBe('');
});
