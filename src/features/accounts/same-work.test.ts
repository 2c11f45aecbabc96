import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import type { Browser } from '../../app/testing/browser.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';

// No worker runs: what tasks do comes after the answer, whose time shows nothing of it.
const server = await startTestServer({ tasks: [] });
const password = 'Kastanje-regenboog-4';

/** Notes every statement with the request that sends it; those of timers belong to none. */
const ofRequest = new AsyncLocalStorage<string[]>();
let statements: string[] = [];
function beginRequest(): void {
  statements = [];
  ofRequest.enterWith(statements);
}
const unwatched = pg.Client.prototype.query;
pg.Client.prototype.query = new Proxy(unwatched, {
  apply(query, client, asked: unknown[]) {
    const [first] = asked;
    const text = typeof first === 'object' && first !== null && 'text' in first ? first.text : first;
    ofRequest.getStore()?.push(String(text).replaceAll(/\s+/g, ' '));
    return Reflect.apply(query, client, asked);
  },
});
subscribe('http.server.request.start', beginRequest);
afterAll(() => {
  unsubscribe('http.server.request.start', beginRequest);
  pg.Client.prototype.query = unwatched;
});

const newAddress = () => `${newId()}@voorbeeld.test`;
const signUpOf = (email: string) => ({ id: newId(), firstName: 'Anna', lastName: 'Peeters', email, password });

/** An address of each kind; no answer may differ between them. */
const addresses: Record<string, () => Promise<string>> = {
  unknown: async () => newAddress(),
  'that waits for confirmation': async () => {
    const email = newAddress();
    for (const _ of Array(2)) await server.visitor().api.accounts.signUp(signUpOf(email));
    return email;
  },
  'of an account': async () => (await server.person()).email,
  'of an account with links under way': async () => {
    const { email, password: own, api } = await server.person();
    await server.visitor().api.accounts.requestPasswordReset({ email });
    await api.account.requestEmailChange({ email: newAddress(), password: own });
    await server.visitor().api.accounts.signUp(signUpOf(email));
    return email;
  },
};

const member = await server.person();

const requests: Record<string, (visitor: Browser, email: string) => Promise<unknown>> = {
  'a sign-up': ({ api }, email) => api.accounts.signUp(signUpOf(email)),
  'another confirmation mail': ({ api }, email) => api.accounts.resendConfirmation({ email }),
  'a new password': ({ api }, email) => api.accounts.requestPasswordReset({ email }),
  'a change to that address': (_visitor, email) => member.api.account.requestEmailChange({ email, password: member.password }),
  'a wrong password': ({ api }, email) => api.accounts.signIn({ email, password: 'verkeerd-7' }).catch(({ code }) => code),
};

/** Better Auth words the same read differently: what counts is which tables are asked, in which order. */
const tableOf = (statement: string) => /^(\w+).*?\b(?:from|into|update) "?([\w.]+)/i.exec(statement)?.slice(1).join(' ') ?? statement;

test.each(Object.keys(requests))('%s sends the same statements for every address', async (name) => {
  const sent: Record<string, string[]> = {};
  for (const [kind, make] of Object.entries(addresses)) {
    const email = await make();
    // Limits count for every address alike; here each is asked about as if for the first time.
    await server.services.pool.query('delete from rate_limits');
    await requests[name]?.(server.visitor(), email);
    sent[kind] = name === 'a wrong password' ? statements.map(tableOf) : statements;
  }

  const { unknown = [], ...others } = sent;
  expect(unknown.length).toBeGreaterThan(1);
  for (const each of Object.values(others)) expect(each).toEqual(unknown);
});
