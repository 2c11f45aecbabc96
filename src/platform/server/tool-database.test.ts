import { expect, test } from 'vitest';
import { isOnThisMachine } from './tool-database.ts';

test.each([
  [undefined, true],
  ['postgresql://kiem@localhost/kiem', true],
  ['postgresql://kiem@127.0.0.1:5433/kiem', true],
  ['postgresql://kiem@[::1]/kiem', true],
  ['postgresql:///kiem?host=%2Fvar%2Frun%2Fpostgresql', true],
  ['postgresql://kiem@localhost/kiem?host=database.example', false],
  ['postgresql://kiem@localhost.example/kiem', false],
  ['postgresql://localhost:secret@10.0.0.5/kiem', false],
])('whether %s is on this machine: %s', (url, expected) => {
  expect(isOnThisMachine(url)).toBe(expected);
});
