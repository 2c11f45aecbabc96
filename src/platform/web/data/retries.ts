import { readFailure } from './api-failure.ts';

/** Retries once when there was no answer, in the browser only: on the server a page would wait for the retry. A refusal is final. */
export function retriesOnce(tries: number, error: unknown): boolean {
  return !import.meta.env.SSR && tries === 0 && readFailure(error) === null;
}
