import { isUnavailable } from '../../platform/server/guard-procedure.ts';

/**
 * Repeats a call for as long as the server refuses it as busy, as a client does that is told to come back. How many simultaneous
 * writes to one thing it takes within a request's patience depends on the machine's other work.
 */
export async function whenFree<Result>(call: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
  }
}
