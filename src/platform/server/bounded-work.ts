/** More work waits than will be done soon: the caller answers 503. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/**
 * Keeps costly work to `running` at once; up to `waiting` more wait their turn, and what comes
 * after that is refused with a BusyError, so that neither time nor memory grows with a flood.
 */
export function boundWork({ running: maxRunning, waiting: maxWaiting }: { running: number; waiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function bounded<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new BusyError('Too much of this work is waiting.');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
