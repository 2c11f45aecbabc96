import { expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { linksContract } from '../contract.ts';
import { checkLink, dayOptions, emptyLink, type NewLink } from './new-link.ts';

const person = { id: newId(), firstName: 'Inge', lastName: 'Bos', jobTitle: '', company: '', avatarId: null };
const schema = linksContract.createLink['~orpc'].inputSchema;
const isTaken = async (input: object) =>
  !('issues' in ((await schema?.['~standard'].validate({ id: newId(), linkId: newId(), ...input })) ?? { issues: [] }));

test.each<[string, Partial<NewLink>]>([
  ['a person', { person }],
  ['an address', { reader: 'email', email: ' jan@fonds.be ' }],
  ['a person, after an address was typed', { person, email: 'half' }],
])('a link for %s, and each of the times, is what the contract takes', async (_reader, typed) => {
  for (const { value: days } of dayOptions) {
    const checked = checkLink({ ...emptyLink, label: ' Fonds ', days, ...typed });
    if ('problems' in checked) throw new Error('It has problems.');
    expect(checked.input).toMatchObject({ label: 'Fonds', days: Number(days) });
    expect(await isTaken(checked.input)).toBe(true);
  }
});

test.each<[Partial<NewLink>, string]>([
  [{ person, label: '  ' }, 'label'],
  [{ label: 'Fonds', email: 'jan@fonds.be' }, 'personId'],
  [{ label: 'Fonds', reader: 'email', person }, 'email'],
])('%o lacks its %s', (typed, field) => {
  const checked = checkLink({ ...emptyLink, ...typed });
  expect('problems' in checked && Object.keys(checked.problems)).toEqual([field]);
});
