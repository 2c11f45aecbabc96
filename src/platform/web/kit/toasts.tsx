import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../browser/use-hydrated.ts';
import { classes } from './box.ts';
import { IconCheck, IconExclamationMark, IconX } from './icons.tsx';
import { drawToastsOn, type Toast } from './toast.ts';
import { keepInOpenDialog, makeToastLayer, raise } from './toast-layer.ts';
import style from './toasts.module.css';

/** Long enough to read; one that asks for something stays longer. Both wait while a pointer or focus is on them. */
const milliseconds = { toRead: 6_000, toAct: 10_000 };
/** A dialog that opens later than this is about something else, and may need the room. */
const withDialog = 1_000;
const motion = { duration: 180, easing: 'ease-out' };

/** `number` distinguishes toasts with the same words; `at` is when it came, in milliseconds of the page. */
type Shown = { toast: Toast; number: number; at: number };

let made = 0;

/**
 * Draws the toasts; rendered once per page, with the code and the style sheet that every page begins with. Loaded with the
 * first toast, they wouldn't come without a network, or while a style sheet hangs, which is when there is something to say.
 */
export function Toasts() {
  return useHydrated() && <ToastLayer />;
}

/** At the top where a phone's keyboard would hide the bottom, else in the corner. One at a time: an older one would cover the page. */
function ToastLayer() {
  const [layer] = useState(() => makeToastLayer(style.layer));
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(
    () => keepInOpenDialog(layer, () => setShown((now) => (now !== null && performance.now() - now.at > withDialog ? null : now))),
    [layer],
  );
  useEffect(
    () =>
      drawToastsOn({
        show(toast) {
          raise(layer);
          made += 1;
          setShown({ toast, number: made, at: performance.now() });
        },
        remove: (toast) => setShown((now) => (now?.toast === toast ? null : now)),
      }),
    [layer],
  );

  // A toast that is fading out removes only itself, not its successor.
  const remove = (gone: Shown) => setShown((now) => (now === gone ? null : now));
  const drawn = shown && <ToastCard key={shown.number} toast={shown.toast} onGone={() => remove(shown)} />;
  const isAlert = shown?.toast.kind === 'error';
  // Screen readers say a status that comes into a region which was there before, and an alert whenever it comes.
  return createPortal(
    <>
      <div role="status">{!isAlert && drawn}</div>
      {isAlert && <div role="alert">{drawn}</div>}
    </>,
    layer,
  );
}

function ToastCard({ toast: { kind, title, message, link }, onGone }: { toast: Toast; onGone: () => void }) {
  const card = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState({ byPointer: false, byFocus: false });
  const [isClosed, setClosed] = useState(false);
  const asks = kind === 'error' || link !== undefined;
  const isWaiting = isHeld.byPointer || isHeld.byFocus;
  const cameFrom = useRef<Element | null>(null);

  const leave = useEffectEvent(() => {
    // Its button goes with it: focus returns to where it was.
    if (card.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    void fadeOut(card.current).then(onGone);
  });
  useEffect(() => {
    if (isClosed) leave();
  }, [isClosed]);
  useEffect(() => {
    if (isWaiting) return;
    const timer = window.setTimeout(() => setClosed(true), milliseconds[asks ? 'toAct' : 'toRead']);
    return () => window.clearTimeout(timer);
  }, [isWaiting, asks]);

  const Icon = kind === 'error' ? IconExclamationMark : IconCheck;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stays for as long as somebody is at it.
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: as above.
    <div
      ref={card}
      className={classes(style.toast, style[kind])}
      onPointerEnter={() => setHeld((now) => ({ ...now, byPointer: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, byPointer: false }))}
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget;
        setHeld((now) => ({ ...now, byFocus: true }));
      }}
      onBlur={() => setHeld((now) => ({ ...now, byFocus: false }))}
    >
      <span className={style.sign}>
        <Icon size={16} stroke={2.5} aria-hidden />
      </span>
      <div className={style.text}>
        <p className={style.title}>{title}</p>
        {message ? <p className={style.message}>{message}</p> : null}
        {link ? (
          <Link to={link.to} hash={link.hash} className={style.link} onClick={() => setClosed(true)}>
            {link.label}
          </Link>
        ) : null}
      </div>
      <button type="button" className={style.close} aria-label="Melding sluiten" onClick={() => setClosed(true)}>
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
}

async function fadeOut(card: HTMLElement | null): Promise<void> {
  if (card === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  await card
    .animate([{}, { opacity: 0, transform: 'translateY(var(--away, -8px))' }], { ...motion, fill: 'forwards' })
    .finished.catch(() => null);
}
