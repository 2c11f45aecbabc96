import pg from 'pg';
import { expect, test } from 'vitest';
import { describeError } from './log.ts';

test('an error is described by its kind, message, code and place', () => {
  const error = Object.assign(new TypeError('no seed'), { code: 'ENOSEED' });

  expect(describeError(error)).toEqual({
    type: 'TypeError',
    message: 'no seed',
    code: 'ENOSEED',
    stack: expect.stringContaining('log.test.ts'),
  });
});

test('an object that a library passes for an error is described like one', () => {
  const { message, stack } = new Error('the queue is away');

  expect(describeError({ name: 'error', code: '57P01', message, stack, queue: 'a.task', detail: 'Key (email)=(anna)' })).toEqual({
    type: 'error',
    code: '57P01',
    message,
    stack,
  });
  expect(describeError({ message, stack }).type).toBe('Object');
});

test.each([
  ['a text', 'gone', { type: 'string', message: 'gone' }],
  ['nothing', undefined, { type: 'undefined', message: 'undefined' }],
  ['an object without a message', { remaining: 0, wait: 3 }, { type: 'Object', message: 'an object with remaining, wait' }],
  ['an object without anything', Object.create(null), { type: 'object', message: 'an object with nothing' }],
  ['an error whose message is an object', { message: { message: 'inside' } }, { type: 'Object', message: 'inside' }],
])('%s that was thrown is described', (_what, thrown, expected) => {
  expect(describeError(thrown)).toEqual(expected);
});

test('the description of an error includes its causes and the errors that it gathers', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:1'), { code: 'ECONNREFUSED' });
  const error = new Error('not reached', { cause: new AggregateError([refused]) });

  expect(describeError(error)).toMatchObject({
    message: 'not reached',
    cause: { type: 'AggregateError', errors: [{ message: 'connect ECONNREFUSED ::1:1', code: 'ECONNREFUSED' }] },
  });
});

test('an error that causes itself is described', () => {
  const error = new Error('round');
  error.cause = error;

  expect(JSON.stringify(describeError(error)).match(/"message":"round"/g)?.length).toBeLessThan(10);
});

test('of a failed query the database’s own error is described, without parameters', () => {
  const cause = Object.assign(new pg.DatabaseError('duplicate key value', 100, 'error'), { code: '23505', detail: 'Key (email)=(anna)' });
  const error = new Error('Failed query: insert … params: anna', { cause });

  const described = describeError(error);

  expect(described).toMatchObject({ message: 'duplicate key value', code: '23505', failed: 'query' });
  expect(JSON.stringify(described)).not.toContain('anna');
});

test('personal data in messages is left out', () => {
  const messages = [
    'Recipient <anna.bos@voorbeeld.test> was refused',
    'invalid input syntax for type uuid: "anna bos"',
    'invalid input value for enum role: "anna"',
    'date/time field value out of range: "anna"',
  ];

  for (const message of messages) {
    const described = JSON.stringify(describeError(new Error(message)));
    expect(described).not.toContain('anna');
    expect(described).toContain(message.slice(0, 7));
  }
});

test('a message that quotes a long text is read once', () => {
  const long = 'a'.repeat(700_000);
  const asked = 'value for '.repeat(70_000);

  expect(describeError(new Error(long))).toMatchObject({ message: long });
  expect(describeError(new Error(asked))).toMatchObject({ message: asked });
});
