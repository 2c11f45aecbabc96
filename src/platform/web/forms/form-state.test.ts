import { expect, expectTypeOf, test } from 'vitest';
import { beginSending, changeValue, changeValues, type FieldPath, finishSending, isDirty, refuse, startForm } from './form-state.ts';

const begun = startForm({ name: '', entries: [{ title: '' }], isOpen: false });

test('a form without changes is not dirty, and is not again once a change is undone', () => {
  expect(isDirty(begun)).toBe(false);
  const changed = changeValue(begun, 'name', 'Noor');
  expect(isDirty(changed)).toBe(true);
  expect(isDirty(changeValue(changed, 'name', ''))).toBe(false);
});

test('changing a field removes its problem and those within its list, and keeps the others', () => {
  const refused = refuse(begun, { name: 'Vul je naam in.', 'entries.0.title': 'Vul een titel in.', isOpen: 'Kies.' });

  expect(changeValues(refused, { name: 'Noor' }).problems).toEqual({ 'entries.0.title': 'Vul een titel in.', isOpen: 'Kies.' });
  expect(changeValues(refused, { entries: [] }).problems).toEqual({ name: 'Vul je naam in.', isOpen: 'Kies.' });
});

test('typing leaves the problems of the attempt as they were, so focus does not move', () => {
  const refused = refuse(begun, { name: 'Vul je naam in.' });

  expect(changeValue(refused, 'name', 'N').found).toBe(refused.found);
  expect(refuse(refused, refused.problems).found).not.toBe(refused.found);
});

test('a refusal says its sentence in the form only when no field is the reason', () => {
  expect(refuse(begun, { name: 'Vul je naam in.' }, 'Vul je naam in.').refusal).toBe('');
  expect(refuse(begun, {}, 'Later opnieuw.', 'TOO_MANY_REQUESTS')).toMatchObject({ refusal: 'Later opnieuw.', code: 'TOO_MANY_REQUESTS' });
});

test('sending clears the last attempt, and a refusal frees the form', () => {
  const sending = beginSending(refuse(begun, { name: 'Vul je naam in.' }, '', 'CONFLICT'));

  expect(sending).toMatchObject({ problems: {}, refusal: '', code: '', isBusy: true });
  expect(refuse(sending, {}, 'Nee.').isBusy).toBe(false);
});

test('a form that is empty while it is sent counts what was typed since as unsaved', () => {
  const sending = beginSending(changeValue(begun, 'name', 'Noor'), begun.values);

  expect(sending.values).toEqual(begun.values);
  expect(isDirty(finishSending(sending, begun.values))).toBe(false);
  expect(isDirty(finishSending(changeValue(sending, 'name', 'Sam'), begun.values))).toBe(true);
});

test('after saving, the sent values are no change', () => {
  const saved = finishSending(beginSending(changeValue(begun, 'name', 'Noor')));

  expect(saved).toMatchObject({ values: { name: 'Noor' }, isBusy: false });
  expect(isDirty(saved)).toBe(false);
});

test('a field of the contract is named by its path', () => {
  type Input = { name: string; tags?: string[] | undefined; entries: { title: string; from: string | null }[] };

  expectTypeOf<'name' | 'tags' | 'tags.0' | 'entries' | 'entries.3' | 'entries.0.title'>().toExtend<FieldPath<Input>>();
  expectTypeOf<'nmae'>().not.toExtend<FieldPath<Input>>();
  expectTypeOf<'entries.0.titel'>().not.toExtend<FieldPath<Input>>();
});
