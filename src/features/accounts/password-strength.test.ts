import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';

const server = await startTestServer();

/** Characters that each replace several letters, each in several places: the estimator tries all combinations. */
const characters = '4@8({[<369&#!1/|0$5+7%2';
const hostile = Array.from({ length: 128 }, (_, place) => characters[(place * place * 7 + place * 3) % characters.length]).join('');

function newcomer(password: string) {
  const id = newId();
  return { id, firstName: 'Anna', lastName: 'Peeters', email: `${id}@voorbeeld.test`, password };
}

test('the main thread is free while a hostile password is judged', async () => {
  const signUp = () => server.visitor().api.accounts.signUp(newcomer(hostile));
  await signUp();

  // A busy machine may keep the main thread waiting once or twice; judging there keeps it for nearly all of the time, each time.
  let least = 1;
  for (let attempt = 0; attempt < 5 && least >= 0.25; attempt += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const started = performance.now();
    await signUp();
    least = Math.min(least, delay.max / 1e6 / (performance.now() - started));
    delay.disable();
  }

  expect(least).toBeLessThan(0.25);
});

test('a password is judged by its first 40 characters', async () => {
  const rest = 'K7v-Qz2m-Xp9w-Tr4b-Ys6n';
  const visitor = server.visitor();

  await expect(visitor.api.accounts.signUp(newcomer(`${'a'.repeat(40)}${rest}`))).rejects.toMatchObject({ code: 'WEAK_PASSWORD' });
  expect(await visitor.api.accounts.signUp(newcomer(`${'a'.repeat(17)}${rest}`))).toEqual({ ok: true });
});

test('the server refuses part of a flood of sign-ups with 503, and accepts the next one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 80 }, () => {
      const body = JSON.stringify(newcomer(hostile));
      return server.visitor().fetch('/api/accounts/sign-up', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    }),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const refused = answers.find(({ status }) => status === 503);
  expect(refused?.headers.get('retry-after')).toBe('2');
  expect(await refused?.json()).toEqual({
    code: 'SERVICE_UNAVAILABLE',
    message: 'Kiem is even druk. Probeer het over enkele seconden opnieuw.',
  });
  expect(await server.visitor().api.accounts.signUp(newcomer('Kastanje-regenboog-4'))).toEqual({ ok: true });
});
