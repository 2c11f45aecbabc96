/** More work waits than will be done soon: the caller answers 503. */
export class BusyError extends Error {
  override readonly name: string = 'BusyError';
}

type Bounds = {
  running: number;
  waiting: number;
  /** The wait that work is admitted with when such work takes its usual time; it waits twice as long at most. Unlimited without it. */
  waitMilliseconds?: number;
};

type Waiting = { start(): void; refuse(why: string): void };

/** How much the latest work counts in the usual time: some ten works change it, one slow work alone doesn't. */
const weightOfLatest = 0.2;

/**
 * Keeps costly work to `running` at once; up to `waiting` more wait their turn, and what comes
 * after that is refused with a BusyError, so that neither time nor memory grows with a flood.
 * Work that would wait longer than `waitMilliseconds`, by how long such work took until now, is
 * refused at once. Admitted work may wait twice as long before it is refused after all: whoever was let in is
 * rarely sent away after waiting.
 */
export function boundWork({ running: maxRunning, waiting: maxWaiting, waitMilliseconds = Number.POSITIVE_INFINITY }: Bounds) {
  let running = 0;
  let usualMilliseconds = 0;
  const waiting: Waiting[] = [];

  /** Throws a BusyError when work that comes now would be refused, for callers who can ask before they do anything else. */
  function refuseWhenFull(): void {
    // As many as run may always wait: an estimate from a slow moment would refuse callers of a server that is nearly idle.
    if (running < maxRunning || waiting.length < Math.min(maxRunning, maxWaiting)) return;
    const expected = ((waiting.length + 1) * usualMilliseconds) / maxRunning;
    if (waiting.length >= maxWaiting || expected > waitMilliseconds) throw new BusyError('Too much of this work is waiting.');
  }

  async function turn(): Promise<void> {
    refuseWhenFull();
    return new Promise((resolve, reject) => {
      const timer = Number.isFinite(waitMilliseconds) ? setTimeout(giveUp, 2 * waitMilliseconds) : undefined;
      const entry = {
        start() {
          clearTimeout(timer);
          resolve();
        },
        refuse(why: string) {
          clearTimeout(timer);
          reject(new BusyError(why));
        },
      };
      function giveUp(): void {
        waiting.splice(waiting.indexOf(entry), 1);
        entry.refuse('This work waited for too long.');
      }
      waiting.push(entry);
    });
  }

  async function bounded<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= maxRunning) await turn();
    else running += 1;
    const started = performance.now();
    try {
      return await work();
    } finally {
      usualMilliseconds += (performance.now() - started - usualMilliseconds) * weightOfLatest;
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next.start();
    }
  }

  /** Refuses the work that came last of those that wait. */
  function refuseLast(): void {
    waiting.pop()?.refuse('Others had less of this work waiting.');
  }

  return Object.assign(bounded, { refuseWhenFull, refuseLast });
}

type Work = { bounded: ReturnType<typeof boundWork>; count: number };

/**
 * The same for each key by itself, such as a person: what one of them asks for doesn't fill the places of others.
 * @param inAll the most that run and wait for all keys together; then the last that waits for the key with most makes room
 */
export function boundWorkOfEach({ inAll, ...bounds }: Bounds & { inAll: number }) {
  const all = new Map<string, Work>();
  let total = 0;

  function makeRoom(own: Work): void {
    const most = [...all.values()].reduce((one, other) => (other.count > one.count ? other : one), own);
    if (most.count <= own.count + 1) throw new BusyError('Too much of this work is waiting.');
    most.bounded.refuseLast();
  }

  return async function boundedOf<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const own = all.get(key) ?? { bounded: boundWork(bounds), count: 0 };
    own.bounded.refuseWhenFull();
    if (total >= inAll) makeRoom(own);
    all.set(key, own);
    own.count += 1;
    total += 1;
    try {
      return await own.bounded(work);
    } finally {
      own.count -= 1;
      total -= 1;
      if (own.count === 0) all.delete(key);
    }
  };
}
