import pg from 'pg';
import { onTestFinished, vi } from 'vitest';

/** Whether a call of `pg.Client.query` reads live events: a server does so every 15 ms while a transaction is older than the newest of them. */
export function isReadOfEvents([query]: unknown[]): boolean {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return String(text).includes('xid_text');
}

/** Returns the values of each statement that this process asks PostgreSQL to run during an act, but for reads of live events. */
export async function valuesAsked(act: () => Promise<unknown>): Promise<unknown[][]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => void asked.mockRestore());
  await act();
  const calls = asked.mock.calls.filter((call: unknown[]) => !isReadOfEvents(call));
  asked.mockRestore();
  return calls.map(([query, values]: unknown[]) => {
    const { values: own } = typeof query === 'object' && query !== null && 'values' in query ? query : { values };
    return Array.isArray(own) ? own : [];
  });
}
