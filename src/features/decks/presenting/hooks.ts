import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { type Act, actOf } from './view/keys.ts';
import { moved, type Shown, within } from './view/shown.ts';

/** A window tells the others what it shows; one that has just opened asks them first. */
type Told = { kind: 'ask' } | { kind: 'shown'; shown: Shown };

type Shared = {
  /** Of the channel by which the windows of this browser that show the same deck follow each other; null for a window of its own. */
  channel: string | null;
  /** How many slides there are. */
  count: number;
  /** The place of the slide to begin with. */
  start: number;
};

/** The slide that is shown, in every window of this browser that presents the same deck. */
export function useShown({ channel: name, count, start }: Shared) {
  const [shown, setShown] = useState<Shown>({ at: start, isBlack: false });
  const channel = useRef<BroadcastChannel>(null);
  const answer = useEffectEvent((told: Told) => {
    if (told.kind === 'shown') setShown(told.shown);
    else channel.current?.postMessage({ kind: 'shown', shown } satisfies Told);
  });

  useEffect(() => {
    if (name === null) return;
    const opened = new BroadcastChannel(name);
    opened.onmessage = ({ data }: MessageEvent<Told>) => answer(data);
    opened.postMessage({ kind: 'ask' } satisfies Told);
    channel.current = opened;
    return () => opened.close();
  }, [name]);

  function show(next: Shown) {
    setShown(next);
    channel.current?.postMessage({ kind: 'shown', shown: next } satisfies Told);
  }

  const present: Shown = { ...shown, at: within(shown.at, count) };
  return {
    shown: present,
    move: (act: Parameters<typeof moved>[1]) => show(moved(present, act, count)),
    goTo: (at: number) => show({ at, isBlack: false }),
  };
}

/** Calls back for each key that means something to a presentation, unless it is for a control that has focus. */
export function useKeys(onAct: (act: Act) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actOf(event);
    if (act === null || event.defaultPrevented || isForControl(event)) return;
    event.preventDefault();
    onAct(act);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** A space presses the button that has focus; any other key is the presentation's. */
function isForControl({ key, target }: KeyboardEvent): boolean {
  return key === ' ' && target instanceof Element && target.closest('button, a, input, summary') !== null;
}

/** Shows an element over the whole screen, and knows whether it is. Phones of Apple allow it for videos alone. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(
    followFullScreen,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const isPossible = useSyncExternalStore(
    followFullScreen,
    () => document.fullscreenEnabled,
    () => false,
  );
  function toggle() {
    // Refused where the browser's owner forbids it: the presentation goes on in its window.
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => undefined);
  }
  return { isFull, isPossible, toggle };
}

function followFullScreen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** The time, each second; null in what the server sends. */
export function useClock(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
