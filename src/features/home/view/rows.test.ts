import { expect, test } from 'vitest';
import type { Waiting } from '../contract.ts';
import { rowsOf } from './rows.ts';

const person = { id: 'an', firstName: 'An', lastName: 'Maes', jobTitle: '', company: '', avatarId: null };
const meeting = { id: 'koffie', title: 'Koffie', startTime: '2026-06-01T10:00:00.000Z', endTime: '2026-06-01T11:00:00.000Z', person };

const waiting: Waiting = {
  requests: { count: 0, people: [] },
  invitations: { count: 0, next: null },
  meetings: [],
  answers: { count: 0, late: 0 },
  matches: { jobs: 0, people: 0 },
  admissions: [],
  teams: [],
  decks: [],
  milestones: [],
};

test.each([
  ['pending', true, 'Vandaag 12:00 - 13:00, met An Maes. Zeg of je erbij bent.'],
  ['pending', false, 'Vandaag 12:00 - 13:00, met An Maes (nog niet bevestigd)'],
  ['confirmed', false, 'Vandaag 12:00 - 13:00, met An Maes'],
] as const)('a meeting of today that is %s, to accept: %s, reads “%s”', (status, accept, note) => {
  const meetings = [{ ...meeting, status, can: { accept } }];

  expect(rowsOf({ ...waiting, meetings }, 'Europe/Brussels')).toMatchObject([{ title: 'Koffie', note }]);
});
