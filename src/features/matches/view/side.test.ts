import { expect, test } from 'vitest';
import type { MatchSides } from '../contract.ts';
import { listedOf, sideOf } from './side.ts';

const jobId = '0199a1f0-0000-7000-8000-000000000001';
const talent = { id: jobId, isOpenToWork: true, pending: 0, skillsToAdd: [] };
const job = { id: jobId, title: 'Bakker', companyName: 'Brood', pending: 0 };
const sides = (own: Partial<MatchSides>): MatchSides => ({ isOn: true, talent: null, jobs: [], ...own });

test.each([
  ['a talent with jobs', { talent, jobs: [job] }, {}, 'talent'],
  ['a talent with jobs who chose those', { talent, jobs: [job] }, { kant: 'vacatures' as const }, 'poster'],
  ['a talent with jobs who chose one', { talent, jobs: [job] }, { vacature: jobId }, 'poster'],
  ['a talent without jobs, whatever the address', { talent }, { kant: 'vacatures' as const }, 'talent'],
  ['a poster, whatever the address', { jobs: [job] }, { kant: 'talent' as const }, 'poster'],
  ['somebody with neither', {}, { kant: 'talent' as const }, null],
])('%s sees matches of the right side', (_person, own, search, side) => {
  expect(sideOf(sides(own), search)).toBe(side);
});

test('a poster narrows matches to a job of theirs, and to no other', () => {
  expect(listedOf(sides({ jobs: [job] }), 'poster', { vacature: jobId, filter: 'pending' })).toEqual({
    side: 'poster',
    filter: 'pending',
    job: jobId,
  });
  expect(listedOf(sides({ jobs: [] }), 'poster', { vacature: jobId })).toEqual({ side: 'poster', filter: 'all' });
});
