/** More work waits than will be done soon: the caller answers 503. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

type Bounds = { running: number; waiting: number };

/**
 * Keeps costly work to `running` at once; up to `waiting` more wait their turn, and what comes
 * after that is refused with a BusyError, so that neither time nor memory grows with a flood.
 */
export function boundWork({ running: maxRunning, waiting: maxWaiting }: Bounds) {
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

/** The same for each key by itself, such as a person: what one of them asks for doesn't fill the places of others. */
export function boundWorkOfEach(bounds: Bounds) {
  const all = new Map<string, { bounded: ReturnType<typeof boundWork>; count: number }>();

  return async function boundedOf<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const own = all.get(key) ?? { bounded: boundWork(bounds), count: 0 };
    all.set(key, own);
    own.count += 1;
    try {
      return await own.bounded(work);
    } finally {
      own.count -= 1;
      if (own.count === 0) all.delete(key);
    }
  };
}
