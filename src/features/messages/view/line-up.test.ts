import { expect, test } from 'vitest';
import type { Message } from '../contract.ts';
import { lineUp } from './line-up.ts';

function written(id: string, senderId: string, createdAt: string): Message {
  const rest = { attachments: [], editedAt: null, isDeleted: false, editableUntil: null, can: { edit: false, delete: false } };
  return { id, senderId, content: id, createdAt, ...rest };
}

const talk = [
  written('laat', 'bram', '2026-11-19T22:58:00.000Z'),
  written('na middernacht', 'bram', '2026-11-19T23:01:00.000Z'),
  written('meteen erna', 'bram', '2026-11-19T23:02:00.000Z'),
  written('antwoord', 'anna', '2026-11-19T23:03:00.000Z'),
  written('veel later', 'anna', '2026-11-20T08:00:00.000Z'),
];

const idsOf = (key: 'beginsDay' | 'beginsNew' | 'beginsGroup' | 'endsGroup', unread: Parameters<typeof lineUp>[2] = null) =>
  lineUp(talk, 'bram', unread).flatMap((line) => (line[key] ? [line.message.id] : []));

test('a day begins at midnight in Brussels', () => {
  expect(idsOf('beginsDay')).toEqual(['laat', 'na middernacht']);
});

test('messages that a person writes shortly after each other form one group', () => {
  expect(idsOf('beginsGroup')).toEqual(['laat', 'na middernacht', 'antwoord', 'veel later']);
  expect(idsOf('endsGroup')).toEqual(['laat', 'meteen erna', 'antwoord', 'veel later']);
});

test('new messages begin at the other person’s first one after the read mark', () => {
  expect(idsOf('beginsNew')).toEqual([]);
  expect(idsOf('beginsNew', { readUntil: null })).toEqual(['laat']);
  expect(idsOf('beginsNew', { readUntil: '2026-11-19T23:01:00.000Z' })).toEqual(['meteen erna']);
  expect(idsOf('beginsNew', { readUntil: '2026-11-19T23:02:00.000Z' })).toEqual([]);
});
