import type { CSSProperties } from 'react';
import type { Look } from '../policy/look.ts';
import { nestBoxes } from '../policy/nest-boxes.ts';
import type { Page } from '../policy/page.ts';
import { watermarkLook, watermarkSizes } from '../policy/watermark.ts';
import { groundOf, inkOf, unitsOf } from '../view/box-style.ts';
import { numbered } from '../view/numbered.ts';
import style from './slide.module.css';
import { SlidePart } from './slide-part.tsx';

type SlideProps = {
  page: Page;
  look: Look;
  /** Drawn across the slide: for whom it is shown, and when. */
  watermark?: string;
};

/** A slide, as wide as its place. Its sizes follow from that width, in style sheets alone; on a phone its texts stand below each other. */
export function Slide({ page, look, watermark }: SlideProps) {
  return (
    <article className={style.slide} aria-label={page.title} style={coloursOf(look)}>
      <div className={style.page}>
        {numbered(nestBoxes(page.boxes)).map(({ key, thing }) => (
          <SlidePart key={key} part={thing} />
        ))}
        {watermark !== undefined && <p className={style.watermark} style={drawn(watermark)} data-text={watermark} aria-hidden="true" />}
      </div>
    </article>
  );
}

function drawn(text: string): CSSProperties {
  const { ink, edgeGround, opacity } = watermarkLook;
  const { size, edge } = watermarkSizes(text);
  return { fontSize: unitsOf(size), color: inkOf(ink), WebkitTextStroke: `${unitsOf(edge)} ${groundOf(edgeGround)}`, opacity };
}

function coloursOf({ colours }: Look): CSSProperties {
  return Object.fromEntries(Object.entries(colours).map(([task, colour]) => [`--deck-${task}`, colour]));
}
