import { expect, test } from 'vitest';
import { storedData } from '../features/site/view/stored-data.ts';
import { personalData } from './personal-data.ts';

test('the privacy statement tells of each part of the download', () => {
  const company = { name: '', address: '', number: '', processors: '', law: '', logsKept: '' };
  const told = storedData({ company, backupDays: 30 }).flatMap(({ parts }) => parts);
  expect([...new Set(told)].sort()).toEqual(personalData.map(({ name }) => name).sort());
});
