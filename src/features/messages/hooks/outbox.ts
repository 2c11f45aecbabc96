import { useSyncExternalStore } from 'react';
import { listOwn, readOwn, watchOwn, writeOwn } from '../../../platform/web/browser/own-storage.ts';
import { isServerFault, readFailure } from '../../../platform/web/data/api-failure.ts';
import { readKept, type Written, writtenOf } from '../view/kept.ts';

/** A message that isn't sent yet. Its id is the message's own: sent twice, it is there once. */
export type Unsent = Written & {
  id: string;
  writerId: string;
  personId: string;
  writtenAt: string;
  /** Why the server refused it; null as long as it may still go. */
  refusal: string | null;
};

type Sender = {
  viewerId: string;
  send: (message: Unsent) => Promise<void>;
  onRefused: (sentence: string) => void;
  /** The session ended; what waits goes when its writer is back. */
  onSignedOut: () => void;
};

type Outbox = { messages: readonly Unsent[]; waits: boolean };

/** For errors of the server itself, which an automatic retry would only repeat. */
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
/** What this browser couldn't keep: it is in this tab only. */
const unkept = new Set<string>();

const place = (writerId: string) => `outbox:${writerId}:`;
const nameOf = ({ writerId, id }: Unsent) => place(writerId) + id;

function show(change: Partial<Outbox>): void {
  outbox = { ...outbox, ...change };
  for (const listener of listeners) listener();
}

/** Ids tell the order in which they were made. */
const inOrder = (messages: Unsent[]) => messages.sort((one, other) => (one.id < other.id ? -1 : 1));

/** Takes what this browser kept, which other tabs change too. */
function reload(writerId: string): void {
  const kept = listOwn(place(writerId))
    .flatMap((name) => parse(name, writerId) ?? [])
    .filter(({ id }) => !unkept.has(id));
  const others = outbox.messages.filter((message) => message.writerId === writerId && unkept.has(message.id));
  show({ messages: inOrder([...kept, ...others]) });
}

function parse(name: string, writerId: string): Unsent | null {
  const kept = readKept(name);
  const { id, personId, writtenAt, refusal } = kept ?? {};
  if (typeof id !== 'string' || typeof personId !== 'string' || typeof writtenAt !== 'string') return null;
  // Under another's name it could never be taken out.
  if (name !== place(writerId) + id) return null;
  return { ...writtenOf(kept), id, writerId, personId, writtenAt, refusal: typeof refusal === 'string' ? refusal : null };
}

function keep(message: Unsent): void {
  const text = JSON.stringify(message);
  writeOwn(nameOf(message), text);
  if (readOwn(nameOf(message)) === text) unkept.delete(message.id);
  else unkept.add(message.id);
  show({ messages: inOrder([...outbox.messages.filter(({ id }) => id !== message.id), message]) });
}

/** Takes a message out, sent or given up. */
export function dropUnsent(message: Unsent): void {
  writeOwn(nameOf(message), null);
  unkept.delete(message.id);
  show({ messages: outbox.messages.filter(({ id }) => id !== message.id) });
}

/** Puts a message in, or one that was refused again: it shows at once, and goes as soon as it can. */
export function queueMessage(message: Omit<Unsent, 'refusal'>): void {
  keep({ ...message, refusal: null });
  wake();
}

/** Tries now, whatever pause was meant. */
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
  // Of several tabs one sends.
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

/** Sends what may go, in order; behind one that can't go now the rest of its conversation waits. */
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
    // Who signed out leaves nothing.
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

/** Sends what this person has waiting, now and whenever it may go again; gives the way to stop. */
export function startOutbox(by: Sender): () => void {
  sender = by;
  reload(by.viewerId);
  const stopWatching = watchOwn(place(by.viewerId), () => reload(by.viewerId));
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What isn't sent yet, and whether it waits for a connection. */
export function useOutbox(): Outbox {
  return useSyncExternalStore(
    subscribe,
    () => outbox,
    () => empty,
  );
}
