import { type ComponentProps, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { Announce, Hidden } from '../../../../platform/web/kit/hidden.tsx';
import { Slide } from '../../pages/components/slide.tsx';
import type { Page } from '../../pages/policy/page.ts';
import { useFullScreen, useKeys, useShown } from '../hooks.ts';
import type { Act } from '../view/keys.ts';
import { swiped } from '../view/shown.ts';
import style from './presentation.module.css';
import { PresentationBar } from './presentation-bar.tsx';

type PresentationProps = {
  /** The name of the project. */
  title: string;
  /** The slides that are shown, in order. */
  pages: readonly Page[];
  look: ComponentProps<typeof Slide>['look'];
  /** The name of the channel by which windows that show the same deck follow each other; a reader's window goes its own way. */
  channel?: string;
  /** The slide to begin with; the first one if it isn't among the pages. */
  start?: string | undefined;
  /** Where one goes after it; a reader has nowhere else to go. */
  leave?: { href: string; go: () => void };
  /** Opens the speaker's window. */
  onPresenter?: () => void;
  /** Drawn across each slide: for whom it is shown, and when. */
  watermark?: string;
  /** Called with the name of each slide that comes on the screen. */
  onShown?: (slide: Page['slide']) => void;
};

/**
 * The slides of a deck over the whole window, one at a time: by keys, buttons and swipes. They are all in the page, so that
 * it prints them, and shows them without JavaScript.
 */
export function Presentation({ title, pages, look, channel, start, leave, watermark, onPresenter, onShown }: PresentationProps) {
  const root = useRef<HTMLElement>(null);
  const touch = useRef<{ x: number; y: number }>(null);
  const [isOverview, setOverview] = useState(false);
  const isHydrated = useHydrated();
  const { shown, move, goTo } = useShown({ channel: channel ?? null, count: pages.length, start: placeOf(start, pages) });
  const fullScreen = useFullScreen(root);
  const { at, isBlack } = shown;
  const page = pages[at];
  const slide = page?.slide;

  useEffect(() => {
    if (slide !== undefined) onShown?.(slide);
  }, [slide, onShown]);

  // A phone shows a slide from its beginning, however far the one before was scrolled.
  useEffect(() => {
    if (slide !== undefined) root.current?.scrollIntoView({ block: 'start' });
  }, [slide]);

  useEffect(() => {
    if (isOverview) root.current?.querySelector<HTMLElement>(`[data-place="${at}"]`)?.focus();
  }, [isOverview, at]);

  function act(wanted: Act) {
    if (wanted === 'full-screen') fullScreen.toggle();
    else if (wanted === 'presenter') onPresenter?.();
    else if (wanted === 'overview') setOverview(!isOverview);
    else if (wanted === 'leave') leaveOne();
    else move(wanted);
  }

  /** Escape ends one thing at a time, the presentation last. The browser itself ends the full screen. */
  function leaveOne() {
    if (isBlack) move('black');
    else if (isOverview) setOverview(false);
    else if (fullScreen.isFull) fullScreen.toggle();
    else leave?.go();
  }

  function choose(place: number) {
    goTo(place);
    setOverview(false);
    root.current?.focus();
  }

  function lift({ pointerType, clientX, clientY }: PointerEvent) {
    const from = touch.current;
    touch.current = null;
    if (from === null || pointerType !== 'touch' || isOverview) return;
    const turned = swiped(from, { x: clientX, y: clientY });
    if (turned !== null) move(turned);
  }

  useKeys(act);
  return (
    <section
      ref={root}
      tabIndex={-1}
      className={style.presentation}
      aria-label={`Presentatie van ${title}`}
      data-color-scheme="dark"
      data-fills-window
      data-overview={isOverview || undefined}
      data-black={isBlack || undefined}
    >
      <h1>
        <Hidden>{title}</Hidden>
      </h1>
      <div
        className={style.stage}
        onPointerDown={({ clientX, clientY }) => {
          touch.current = { x: clientX, y: clientY };
        }}
        onPointerUp={lift}
        onPointerCancel={() => {
          touch.current = null;
        }}
      >
        <ol className={style.slides} aria-label="Dia’s">
          {pages.map((each, place) => (
            <li
              key={each.slide}
              className={style.slide}
              data-current={place === at || undefined}
              aria-label={`${place + 1}. ${each.title}`}
            >
              <Slide page={each} look={look} {...(watermark !== undefined && { watermark })} />
              {isOverview && (
                <button
                  type="button"
                  className={style.choice}
                  data-place={place}
                  aria-label={`Dia ${place + 1}: ${each.title}`}
                  aria-current={place === at || undefined}
                  onClick={() => choose(place)}
                />
              )}
            </li>
          ))}
        </ol>
      </div>
      <PresentationBar
        at={at}
        count={pages.length}
        isFull={fullScreen.isFull}
        isOverview={isOverview}
        can={{ fullScreen: fullScreen.isPossible, presenter: onPresenter !== undefined }}
        leave={leave}
        onAct={act}
      />
      <Announce>{isHydrated && (isBlack ? 'Het scherm is zwart.' : `Dia ${at + 1} van ${pages.length}: ${page?.title ?? ''}`)}</Announce>
    </section>
  );
}

function placeOf(slide: string | undefined, pages: readonly Page[]): number {
  return Math.max(
    0,
    pages.findIndex((page) => page.slide === slide),
  );
}
