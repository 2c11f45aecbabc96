import { expect, test } from 'vitest';
import { checkDraft, checkTimes, type Draft, draftOf, emptyDraft, endFor, isMoved, problemsOf } from './draft.ts';

const zone = 'Europe/Brussels';
const now = Date.parse('2026-11-21T12:00:00.000Z');
const person = {
  id: '01900000-0000-7000-8000-000000000001',
  firstName: 'Noor',
  lastName: 'Claes',
  jobTitle: '',
  company: '',
  avatarId: null,
};
const filled: Draft = { ...emptyDraft({ person, day: '2026-11-23', title: 'Koffie' }), start: '10:00', end: '11:00' };

const planned = (startTime: string, endTime: string) =>
  draftOf(
    {
      id: '01900000-0000-7000-8000-000000000002',
      title: 'Koffie',
      description: null,
      startTime,
      endTime,
      location: null,
      meetingType: 'phone',
      status: 'pending',
      reason: '',
      sequence: 0,
      role: 'organizer',
      person,
      can: { accept: false, decline: false, change: true, cancel: true },
    },
    zone,
  );

test('a filled-in meeting is sent in UTC, with null for blank fields', () => {
  expect(checkDraft({ ...filled, title: ' Koffie ', location: '  ' }, zone, now)).toEqual({
    right: {
      person,
      fields: {
        title: 'Koffie',
        startTime: '2026-11-23T09:00:00.000Z',
        endTime: '2026-11-23T10:00:00.000Z',
        meetingType: 'in-person',
        location: null,
        description: null,
      },
    },
  });
});

test('missing values are reported at each field, and once for all', () => {
  const checked = checkDraft({ ...emptyDraft({ person: null, day: '' }), title: '\u200B' }, zone, now);
  expect(checked).toMatchObject({ message: 'Vul alle verplichte velden in' });
  expect(Object.keys('problems' in checked ? checked.problems : {})).toEqual(['title', 'person', 'day', 'start', 'end']);
});

test.each<[string, Partial<Draft>, object]>([
  ['ends when it starts', { end: '10:00' }, { end: 'Eindtijd moet na starttijd zijn' }],
  ['starts now', { day: '2026-11-21', start: '13:00', end: '14:00' }, { start: 'Starttijd moet in de toekomst liggen' }],
  [
    'starts at a time that the clock skips',
    { day: '2027-03-28', start: '02:30', end: '04:00' },
    { start: 'Deze tijd bestaat niet op deze dag: de klok gaat vooruit.' },
  ],
  [
    'ends at a time that the clock skips',
    { day: '2027-03-28', start: '01:30', end: '02:30' },
    { end: 'Deze tijd bestaat niet op deze dag: de klok gaat vooruit.' },
  ],
  ['starts beyond 2199', { day: '9999-12-31', start: '23:00', end: '23:30' }, { day: 'Kies een datum vóór 2200' }],
  ['lasts more than a day', { endsNextDay: true, end: '10:01' }, { end: 'Een meeting duurt hoogstens 24 uur' }],
])('a meeting that %s is refused', (_case, part, problems) => {
  expect(checkTimes({ ...filled, ...part }, zone, now)).toMatchObject({ problems });
});

test('a meeting that passes midnight still does when it is changed', () => {
  const draft = planned('2026-11-23T22:30:00.000Z', '2026-11-24T00:30:00.000Z');
  expect(draft).toMatchObject({ day: '2026-11-23', start: '23:30', end: '01:30', endsNextDay: true });
  expect(checkTimes({ ...draft, start: '23:00' }, zone, now)).toEqual({
    right: { startTime: '2026-11-23T22:00:00.000Z', endTime: '2026-11-24T00:30:00.000Z' },
  });
});

test('a meeting in an hour that the clock repeats keeps its own occurrence', () => {
  const second = planned('2027-10-31T01:30:00.000Z', '2027-10-31T02:00:00.000Z');
  expect(second).toMatchObject({ start: '02:30', end: '03:00' });
  expect(isMoved(second)).toBe(false);
  expect(checkTimes(second, zone, now)).toEqual({ right: { startTime: '2027-10-31T01:30:00.000Z', endTime: '2027-10-31T02:00:00.000Z' } });
});

test('the end defaults to an hour after the start, on the same day', () => {
  expect(['09:15', '22:59', '23:00', '23:45'].map((start) => endFor(start, null))).toEqual(['10:15', '23:59', '23:59', '23:59']);
});

test('the end of a stored meeting follows its start, as long after it as before', () => {
  const ninety = planned('2026-11-23T09:00:00.000Z', '2026-11-23T10:30:00.000Z');
  expect(['14:00', '23:00'].map((start) => endFor(start, ninety.planned))).toEqual(['15:30', '23:59']);
});

test('a refusal by the server appears at its field', () => {
  const refused = { code: 'IN_THE_PAST', message: 'Te laat.', fields: { endTime: 'Te kort.', other: 'Nergens.' } };
  expect(problemsOf(refused)).toEqual({ end: 'Te kort.', start: 'Te laat.' });
});
