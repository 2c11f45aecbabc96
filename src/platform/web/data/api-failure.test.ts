import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { readFailure, readLimit, readRefusal } from './api-failure.ts';

test('a declared error keeps its sentence', () => {
  const error = new ORPCError('WEAK_PASSWORD', { defined: true, message: 'Dit wachtwoord is te makkelijk te raden.' });

  expect(readFailure(error)).toEqual({ code: 'WEAK_PASSWORD', message: 'Dit wachtwoord is te makkelijk te raden.', fields: {} });
});

test('refused input names its fields', () => {
  const error = new ORPCError('BAD_REQUEST', {
    message: 'Vul een geldig e-mailadres in.',
    data: { fields: { email: 'Vul een geldig e-mailadres in.', strange: 7 } },
  });

  expect(readFailure(error)?.fields).toEqual({ email: 'Vul een geldig e-mailadres in.' });
});

test('a limit says how long to wait', () => {
  const error = new ORPCError('TOO_MANY_REQUESTS', { defined: true, data: { seconds: 241 } });

  expect(readFailure(error)?.message).toBe('Te veel pogingen. Probeer het over 5 minuten opnieuw.');
});

test('a limit that says when to try again keeps its sentence', () => {
  const data = { seconds: 241, until: '2026-06-01T12:35:00.000Z' };
  const error = new ORPCError('TOO_MANY_REQUESTS', { defined: true, message: 'Om 14:35 kun je weer posten.', data });

  expect(readFailure(error)?.message).toBe('Om 14:35 kun je weer posten.');
  expect(readLimit(error)).toBe('Om 14:35 kun je weer posten.');
  expect(readLimit(new ORPCError('NOT_FOUND', { defined: true, message: 'Deze post bestaat niet (meer).' }))).toBeNull();
});

test.each([
  new TypeError('Failed to fetch'),
  new ORPCError('INTERNAL_SERVER_ERROR', { message: 'Er is iets misgegaan. Probeer opnieuw.' }),
  new ORPCError('MALFORMED_ORPC_ERROR_RESPONSE', { status: 502 }),
  'kapot',
])('%s says nothing to people', (error) => {
  expect(readFailure(error)).toBeNull();
});

test('a caller who repeats by themselves takes a busy Kiem for no answer', () => {
  const busy = new ORPCError('SERVICE_UNAVAILABLE', { message: 'Kiem is even druk. Probeer het over enkele seconden opnieuw.' });

  expect(readFailure(busy)?.code).toBe('SERVICE_UNAVAILABLE');
  expect(readRefusal(busy)).toBeNull();
  expect(readRefusal(new ORPCError('NOT_FOUND', { message: 'Dit project is er niet.' }))?.code).toBe('NOT_FOUND');
});
