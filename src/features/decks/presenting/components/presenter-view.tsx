import type { ComponentProps } from 'react';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Announce } from '../../../../platform/web/kit/hidden.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { Slide } from '../../pages/components/slide.tsx';
import type { Page } from '../../pages/policy/page.ts';
import { useKeys, useShown } from '../hooks.ts';
import style from './presenter-view.module.css';
import { SpeakerClock } from './speaker-clock.tsx';

type PresenterViewProps = {
  title: string;
  pages: readonly Page[];
  /** For the speaker, a text for each page. */
  notes: readonly string[];
  look: ComponentProps<typeof Slide>['look'];
  channel: string;
};

/** The speaker's own window: the slide that the others see, the next one, the notes and a clock. It turns the slides too. */
export function PresenterView({ title, pages, notes, look, channel }: PresenterViewProps) {
  const isHydrated = useHydrated();
  const { shown, move } = useShown({ channel, count: pages.length, start: 0 });
  const { at, isBlack } = shown;
  const [page, next] = [pages[at], pages[at + 1]];
  useKeys((act) => {
    if (act === 'leave') window.close();
    else if (act !== 'full-screen' && act !== 'overview' && act !== 'presenter') move(act);
  });
  return (
    <section className={style.view} aria-label={`Sprekersscherm van ${title}`} data-color-scheme="dark" data-fills-window>
      <header className={style.head}>
        <h1 className={style.place}>
          Dia {at + 1} van {pages.length}
        </h1>
        <SpeakerClock />
      </header>
      <div className={style.present}>
        {page && <Slide page={page} look={look} />}
        {isBlack && <p className={style.black}>Het scherm is zwart</p>}
      </div>
      <div className={style.side}>
        <section className={style.next} aria-labelledby="volgende-dia">
          <h2 id="volgende-dia" className={style.label}>
            Straks
          </h2>
          {next ? <Slide page={next} look={look} /> : <Text tone="muted">Dit is de laatste dia.</Text>}
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long notes scroll, by the keyboard too. */}
        <section className={style.notes} aria-labelledby="notities" tabIndex={0}>
          <h2 id="notities" className={style.label}>
            Notities
          </h2>
          {notes[at] ? (
            <Text size="large" isWritten>
              {notes[at]}
            </Text>
          ) : (
            <Text tone="muted">Geen notities bij deze dia. Je schrijft ze in het tabblad Pitch Deck van je project.</Text>
          )}
        </section>
      </div>
      <div className={style.acts}>
        <Button disabled={!isHydrated || at === 0} onClick={() => move('previous')}>
          Vorige
        </Button>
        <Button tone="primary" disabled={!isHydrated || at >= pages.length - 1} onClick={() => move('next')}>
          Volgende
        </Button>
        <Button tone="quiet" aria-pressed={isBlack} disabled={!isHydrated} onClick={() => move('black')}>
          {isBlack ? 'Scherm aan' : 'Scherm zwart'}
        </Button>
      </div>
      <Announce>{isHydrated && `Dia ${at + 1} van ${pages.length}: ${page?.title ?? ''}`}</Announce>
    </section>
  );
}
