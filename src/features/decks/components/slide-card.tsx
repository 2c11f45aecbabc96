import { useEffect, useRef, useState } from 'react';
import type { Deck, DeckSlide, FigureWarning } from '../contract.ts';
import { Slide } from '../pages/components/slide.tsx';
import { isShown } from '../policy/deck.ts';
import style from './slide-card.module.css';
import { SlideForm } from './slide-form.tsx';
import { SlidePanel } from './slide-panel.tsx';

type SlideCardProps = {
  projectId: string;
  deck: Deck;
  slide: DeckSlide;
  /** Its place, from 1. */
  number: number;
  isEdited: boolean;
  /** Something else is being written or edited. */
  isBusy: boolean;
  onEdit: (isOpen: boolean) => void;
};

/** A slide as its readers see it, beside its status or the form that edits its texts. */
export function SlideCard({ projectId, deck, slide, number, isEdited, isBusy, onEdit }: SlideCardProps) {
  const [warnings, setWarnings] = useState<readonly FigureWarning[]>([]);
  const name = `${number}. ${slide.title}`;
  const panel = useRef<HTMLElement>(null);
  const wasEdited = useRef(false);

  // Into the form with its first field, and back to the button that opened it.
  useEffect(() => {
    if (isEdited !== wasEdited.current)
      panel.current?.querySelector<HTMLElement>(isEdited ? 'textarea, input, button' : 'button[data-edit]')?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  return (
    <li className={style.card} data-hidden={!isShown(slide) || undefined}>
      <div className={style.slide}>
        <Slide page={slide.page} look={deck.look} />
      </div>
      <section ref={panel} className={style.panel} aria-label={`Dia ${name}`}>
        {isEdited ? (
          <SlideForm
            projectId={projectId}
            deck={deck}
            slide={slide}
            title={name}
            onDone={(saved) => {
              if (saved !== null) setWarnings(saved);
              onEdit(false);
            }}
          />
        ) : (
          <SlidePanel projectId={projectId} slide={slide} title={name} warnings={warnings} isBusy={isBusy} onEdit={() => onEdit(true)} />
        )}
      </section>
    </li>
  );
}
