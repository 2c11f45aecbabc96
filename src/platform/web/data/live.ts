import { useEffect, useRef } from 'react';
import { takeCarriedPosition } from './carried-position.ts';
import { type LiveChange, readChange } from './live-change.ts';
import type { Word } from './words.ts';

/** For each topic that a feature follows, the words of what an event with this id changed; without an id it may be any. */
export type LiveWords = { readonly [topic: string]: (id: string | null) => readonly Word[] };

type Following = {
  /** Something of a topic changed: the thing of this id, or any of them. */
  onChange: (topic: string, id: string | null) => void;
  /** Something may have been missed. */
  onMissed: () => void;
  /** The stream goes on where it was: events that the server doesn't keep may have been missed. */
  onResumed: () => void;
  /** The session ended, or the server refuses a stream for now. */
  onEnded: () => void;
};

type OnChange = (id: string | null) => void;

/** An event of the server, as one tab receives it and forwards it to the others. */
type Told =
  | ({ name: 'change'; position: string } & LiveChange)
  /** Something may have been missed: all that is shown is asked for again. */
  | { name: 'reset'; position: string }
  | { name: 'beat'; position: string }
  /** Connected where it was. */
  | { name: 'resumed' }
  /** The session ended, or the server refuses a stream for now. */
  | { name: 'ended' };

/** A tab that listens only now, and shows what was read up to so many milliseconds ago; `tab` names it. */
type Joined = { name: 'joined'; tab: string; milliseconds: number };
/** An event of before it listened, for that tab alone. */
type Late = { name: 'late'; tab: string; told: Told };

const listeners = new Map<string, Set<OnChange>>();

/** After what the page itself loads. */
const startMilliseconds = 1_500;
/** The changes that the tab with the stream keeps for tabs whose scripts come late. */
const mostKept = 200;
/** Before a stream that was refused is asked for again, so that a server that comes back isn't met by all at once. */
const retryMilliseconds = () => 5_000 + Math.random() * 5_000;

/**
 * Hears what happens to this person, until the given function is called. It begins where the server's page ends, so that nothing on it
 * has to be asked for again. A browser has one stream for all its tabs: whichever holds the lock has it open, and when that one closes
 * the next goes on where it was. A tab whose scripts come later than an event is told of it by the one with the stream. Where a browser
 * has no locks, each tab has a stream of its own.
 */
export function startLive(personId: string, { onChange, onMissed, onResumed, onEnded }: Following): () => void {
  const name = `kiem-live:${personId}`;
  const isShared = 'locks' in navigator && 'BroadcastChannel' in window;
  const channel = isShared ? new BroadcastChannel(name) : null;
  const stopping = new AbortController();
  const tab = Math.random().toString(36);
  let position = takeCarriedPosition();
  /** Empty but in the tab with the stream. */
  const recent: { told: Told; at: number }[] = [];

  function take(told: Told): void {
    if (told.name === 'ended') {
      onEnded();
      return;
    }
    if (told.name === 'resumed') {
      onResumed();
      return;
    }
    position = told.position;
    if (told.name === 'change') {
      onChange(told.topic, told.id);
      for (const listener of listeners.get(told.topic) ?? []) listener(told.id);
    }
    if (told.name === 'reset') onMissed();
  }

  function tellTabs(told: Told): void {
    if (told.name === 'change') recent.push({ told, at: performance.now() });
    if (recent.length > mostKept) recent.shift();
    take(told);
    channel?.postMessage(told);
  }

  function hear(data: Told | Joined | Late): void {
    if (data.name === 'joined') {
      const missed = recent.filter(({ at }) => at >= performance.now() - data.milliseconds);
      for (const { told } of missed) channel?.postMessage({ name: 'late', tab: data.tab, told } satisfies Late);
    } else if (data.name !== 'late') take(data);
    else if (data.tab === tab) take(data.told);
  }

  const hold = () =>
    new Promise<void>((resolve) => {
      if (stopping.signal.aborted) {
        resolve();
        return;
      }
      const close = keepOpen(() => position, tellTabs);
      stopping.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });

  if (channel !== null) {
    channel.onmessage = ({ data }: MessageEvent<Told | Joined | Late>) => hear(data);
    // Without a position nothing came with the page: what is shown was read just now.
    channel.postMessage({ name: 'joined', tab, milliseconds: position === undefined ? 0 : performance.now() } satisfies Joined);
  }
  const timer = setTimeout(() => {
    if (isShared) navigator.locks.request(name, { signal: stopping.signal }, hold).catch(() => undefined);
    else void hold();
  }, startMilliseconds);
  return () => {
    clearTimeout(timer);
    stopping.abort();
    channel?.close();
  };
}

/** Keeps one stream open: resumes it whenever the server has closed it for good. Returns the function that closes it. */
function keepOpen(positionNow: () => string | undefined, tell: (told: Told) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    const position = positionNow();
    const opened = new EventSource(position === undefined ? '/live' : `/live?after=${encodeURIComponent(position)}`);
    source = opened;

    function leave(): void {
      opened.close();
      tell({ name: 'ended' });
      timer = setTimeout(open, retryMilliseconds());
    }

    // The browser itself says 'open' too, each time that it is connected; the server when it begins without a position.
    opened.addEventListener('open', (event) => {
      if (event instanceof MessageEvent) tell({ name: 'reset', position: event.lastEventId });
      else if (positionNow() !== undefined) tell({ name: 'resumed' });
    });
    for (const name of ['reset', 'beat'] as const)
      opened.addEventListener(name, ({ lastEventId }) => tell({ name, position: lastEventId }));
    opened.addEventListener('change', ({ data, lastEventId: position }) => {
      const change = readChange(data);
      tell(change === null ? { name: 'reset', position } : { name: 'change', ...change, position });
    });
    opened.addEventListener('ended', leave);
    // The browser reconnects a broken stream by itself, unless the server refused it.
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) leave();
    });
  }

  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

/** Hears of a topic that changes no query, such as typing, while the component is mounted. */
export function useLive(topic: string, onChange: OnChange): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const listener: OnChange = (id) => latest.current(id);
    const all = listeners.get(topic) ?? new Set();
    listeners.set(topic, all.add(listener));
    return () => void all.delete(listener);
  }, [topic]);
}
