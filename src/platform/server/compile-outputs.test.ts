import { createRouterClient, ORPCError, os } from '@orpc/server';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { compileOutputs } from './compile-outputs.ts';

const person = z.object({
  id: z.uuid(),
  name: z.string().max(5),
  born: z.iso.date().nullable(),
  skills: z.array(z.object({ label: z.string() })),
});
const known = { id: '01a20c98-846d-7142-b068-9fa730f956bc', name: 'Noor', born: null, skills: [{ label: 'lassen' }] };

/** Calls a procedure that answers with what it was asked for, twice, as the first call compiles. */
async function answerOf(value: unknown): Promise<unknown> {
  const echo = os
    .input(z.unknown())
    .output(person)
    .handler(({ input }) => input as z.input<typeof person>);
  const { people } = createRouterClient(compileOutputs({ people: { echo } }));
  await people.echo(value).catch(() => null);
  return people.echo(value);
}

test('an answer of the contract passes as it is', async () => {
  expect(await answerOf(known)).toEqual(known);
});

test('fields that the contract doesn’t know are left out, at every depth', async () => {
  const tooMuch = { ...known, email: 'noor@kiem.localhost', skills: [{ label: 'lassen', addedBy: 'Daan' }] };
  expect(await answerOf(tooMuch)).toEqual(known);
});

test('an answer against the contract reaches nobody', async () => {
  for (const wrong of [
    { ...known, id: '1' },
    { ...known, name: 'Noortje' },
    { ...known, skills: [{}] },
    { ...known, born: 'ooit' },
    null,
  ]) {
    await expect(answerOf(wrong)).rejects.toThrow(new ORPCError('INTERNAL_SERVER_ERROR', { message: 'Output validation failed' }));
  }
});
