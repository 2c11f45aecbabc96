import { useSyncExternalStore } from 'react';
import { isServerFault, readFailure } from '../../../platform/web/data/api-failure.ts';
import { keptOutbox, type Unsent } from '../view/kept.ts';

type Sender = {
  viewerId: string;
  send: (message: Unsent) => Promise<void>;
  onRefused: (sentence: string) => void;
  /** The session ended; the messages wait for their writer to sign in again. */
  onSignedOut: () => void;
};

type Outbox = { messages: readonly Unsent[]; waits: boolean };

/** For server faults, which an automatic retry would only repeat. */
const failedSentence = 'Fout bij versturen van bericht';
const firstPauseMilliseconds = 2_000;
const longestPauseMilliseconds = 60_000;

const empty: Outbox = { messages: [], waits: false };
let outbox: Outbox = empty;
const listeners = new Set<() => void>();
let sender: Sender | null = null;
let isBusy = false;
let isCalledAgain = false;
let pause = firstPauseMilliseconds;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Messages that this browser couldn't store; they live in this tab only. */
const unkept = new Set<string>();

function show(change: Partial<Outbox>): void {
  outbox = { ...outbox, ...change };
  for (const listener of listeners) listener();
}

/** UUIDv7 ids sort by the time at which they were made. */
const inOrder = (messages: Unsent[]) => messages.sort((one, other) => (one.id < other.id ? -1 : 1));

/** Reads the stored messages, which other tabs change too. */
function reload(writerId: string): void {
  const kept = keptOutbox
    .list(writerId)
    // An entry under another key could never be removed.
    .filter(({ last, value }) => value.id === last && value.writerId === writerId && !unkept.has(last))
    .map(({ value }) => value);
  const others = outbox.messages.filter((message) => message.writerId === writerId && unkept.has(message.id));
  show({ messages: inOrder([...kept, ...others]) });
}

function keep(message: Unsent): void {
  if (keptOutbox.write(message, message.writerId, message.id)) unkept.delete(message.id);
  else unkept.add(message.id);
  show({ messages: inOrder([...outbox.messages.filter(({ id }) => id !== message.id), message]) });
}

/** Removes a message that was sent or given up. */
export function dropUnsent(message: Unsent): void {
  keptOutbox.write(null, message.writerId, message.id);
  unkept.delete(message.id);
  show({ messages: outbox.messages.filter(({ id }) => id !== message.id) });
}

/** Queues a message, or a refused one again. It shows at once, and is sent as soon as possible. */
export function queueMessage(message: Omit<Unsent, 'refusal'>): void {
  keep({ ...message, refusal: null });
  wake();
}

/** Retries now, without waiting out the pause. */
function wake(): void {
  pause = firstPauseMilliseconds;
  void run();
}

async function run(): Promise<void> {
  clearTimeout(timer);
  isCalledAgain = isBusy;
  if (isBusy || sender === null) return;
  isBusy = true;
  const by = sender;
  const work = () => sendAll(by);
  // Only one of several tabs sends.
  try {
    await ('locks' in navigator ? navigator.locks.request(`kiem-outbox:${by.viewerId}`, work) : work());
  } finally {
    isBusy = false;
  }
  if (isCalledAgain) return run();
  if (!outbox.waits) return;
  timer = setTimeout(() => void run(), pause);
  pause = Math.min(pause * 2, longestPauseMilliseconds);
}

/** Sends the queued messages in order. When one must wait, the rest of its conversation waits behind it. */
async function sendAll(by: Sender): Promise<void> {
  const waiting = new Set<string>();
  reload(by.viewerId);
  while (sender === by) {
    const message = outbox.messages.find(({ personId, refusal }) => refusal === null && !waiting.has(personId));
    if (message === undefined) break;
    const failure = await by.send(message).then(
      () => 'sent' as const,
      (error: unknown) => (isServerFault(error) ? { code: 'INTERNAL_SERVER_ERROR', message: failedSentence } : readFailure(error)),
    );
    // After signing out, change nothing.
    if (sender !== by) return;
    if (failure === 'sent') {
      dropUnsent(message);
    } else if (failure === null || failure.code === 'SERVICE_UNAVAILABLE' || failure.code === 'UNAUTHORIZED') {
      waiting.add(message.personId);
      if (failure?.code === 'UNAUTHORIZED') by.onSignedOut();
      show({ waits: true });
    } else {
      keep({ ...message, refusal: failure.message });
      by.onRefused(failure.message);
    }
  }
  show({ waits: waiting.size > 0 });
}

/** Sends a person's queued messages, now and on every chance to retry. Returns the function that stops it. */
export function startOutbox(by: Sender): () => void {
  sender = by;
  reload(by.viewerId);
  const stopWatching = keptOutbox.watch(() => reload(by.viewerId), by.viewerId);
  const look = () => document.visibilityState === 'visible' && wake();
  window.addEventListener('online', wake);
  window.addEventListener('focus', look);
  wake();
  return () => {
    stopWatching();
    window.removeEventListener('online', wake);
    window.removeEventListener('focus', look);
    clearTimeout(timer);
    sender = null;
    show(empty);
  };
}

/** How many messages of a person aren't sent; those that a reload left behind count before `startOutbox` too. */
export function countUnsent(writerId: string): number {
  reload(writerId);
  return outbox.messages.length;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The unsent messages, and whether they wait for a connection. */
export function useOutbox(): Outbox {
  return useSyncExternalStore(
    subscribe,
    () => outbox,
    () => empty,
  );
}
