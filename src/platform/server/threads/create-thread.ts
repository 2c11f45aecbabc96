import { Worker } from 'node:worker_threads';
import { BusyError } from '../bounded-work.ts';

/** The thread ended, or was ended because it took too long, before its answer: the caller answers 503. */
class ThreadEndedError extends BusyError {
  override readonly name = 'ThreadEndedError';
}

/** A thread's messages: one when it is ready for jobs, then one per job. */
export type FromThread = { kind: 'ready' } | { kind: 'answered'; value: unknown } | { kind: 'failed'; message: string };

type Options<Answer> = {
  /** The address of its .thread.ts beside the caller, as a whole `new URL`: scripts/bundle/threads.ts looks for that. */
  module: URL;
  /** The most time that one job may take; a thread that takes longer is ended. */
  milliseconds: number;
  /** A thread without a job for this long is ended, and its memory given back; the next job starts another. Never without it. */
  idleMilliseconds?: number;
  /** Given to a thread at its start, as its `workerData`. */
  data?: unknown;
  /** Checks what the thread sent. */
  parse(value: unknown): Answer;
};

/** Time in which a thread has to load its modules, on machines that may be busy. */
const startMilliseconds = 50_000;

/**
 * Runs jobs one after another on a thread of their own, so that none keeps the main thread from answering
 * requests. The thread starts with the first job. When it crashes or takes too long, that job fails with a
 * ThreadEndedError and the next one gets a new thread. Callers bound how many jobs wait.
 */
export function createThread<Job, Answer>({ module, milliseconds, idleMilliseconds, data, parse }: Options<Answer>) {
  let running: Worker | undefined;
  let idling: NodeJS.Timeout | undefined;
  let previous: Promise<unknown> = Promise.resolve();
  /** The kind of error that ended a thread; its text may quote a person's. */
  const crashes = new WeakMap<Worker, string>();

  /** The thread's next message. A thread that is waited for keeps the process alive, an idle one doesn't. */
  function nextMessage(thread: Worker, withinMilliseconds: number): Promise<FromThread> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(`A thread gave no answer within ${withinMilliseconds} ms.`), withinMilliseconds);
      const onExit = () => end(`A thread ended before its answer (${crashes.get(thread) ?? 'without an error'}).`);
      function settle(): void {
        clearTimeout(timer);
        thread.off('message', onMessage).off('exit', onExit).unref();
      }
      function onMessage(message: FromThread): void {
        settle();
        resolve(message);
      }
      function end(reason: string): void {
        settle();
        if (running === thread) running = undefined;
        // A thread that is over can't fail to end.
        thread.terminate().catch(() => undefined);
        reject(new ThreadEndedError(reason));
      }
      thread.on('message', onMessage).on('exit', onExit).ref();
    });
  }

  let starting: Promise<Worker> | undefined;

  /** The running thread, else a new one as soon as it takes jobs; callers at the same time wait for the same. */
  async function ready(): Promise<Worker> {
    if (running !== undefined) {
      endWhenIdle(running);
      return running;
    }
    starting ??= start().finally(() => {
      starting = undefined;
    });
    return starting;
  }

  async function start(): Promise<Worker> {
    const thread = new Worker(module, {
      execArgv: [],
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 },
    });
    // Comes before 'exit'. Without a listener it would end the process.
    thread.on('error', (error: unknown) => crashes.set(thread, error instanceof Error ? error.name : typeof error));
    thread.on('exit', () => {
      if (running === thread) running = undefined;
    });
    await nextMessage(thread, startMilliseconds);
    running = thread;
    endWhenIdle(thread);
    return thread;
  }

  /** Counts its idle time from now on. */
  function endWhenIdle(thread: Worker): void {
    clearTimeout(idling);
    if (idleMilliseconds === undefined) return;
    idling = setTimeout(() => {
      if (running === thread) running = undefined;
      thread.terminate().catch(() => undefined);
    }, idleMilliseconds).unref();
  }

  async function answer(job: Job): Promise<Answer> {
    const thread = await ready();
    clearTimeout(idling);
    const answered = nextMessage(thread, milliseconds);
    thread.postMessage(job);
    const message = await answered;
    endWhenIdle(thread);
    if (message.kind !== 'answered') throw new Error(message.kind === 'failed' ? message.message : 'A thread answered out of turn.');
    return parse(message.value);
  }

  return {
    /** Starts the thread unless it runs, for callers whose time counts from when it takes jobs. */
    async start(): Promise<void> {
      await ready();
    },
    run(job: Job): Promise<Answer> {
      const answered = previous.then(() => answer(job));
      previous = answered.catch(() => undefined);
      return answered;
    },
  };
}
