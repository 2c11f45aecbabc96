import type { CSSProperties } from 'react';
import { lineHeights } from '../policy/lettering.ts';
import { type Box, type Ground, type Ink, type Lettering, type Place, pageSize } from '../policy/page.ts';
import { numbered } from '../view/numbered.ts';
import { DeckChart } from './deck-chart.tsx';
import style from './slide.module.css';
import { SlidePicture } from './slide-picture.tsx';
import { SlideTable } from './slide-table.tsx';

const tags = { title: 'h2', heading: 'h3', body: 'p', figure: 'p', caption: 'p' } as const;

/** One box of a slide, at its place. */
export function SlideBox({ box }: { box: Box }) {
  const place = placeOf(box);
  switch (box.kind) {
    case 'area':
      return <div className={style.area} style={{ ...place, background: groundOf(box.ground), borderRadius: unitsOf(box.radius) }} />;
    case 'text': {
      const Tag = tags[box.role];
      return (
        <Tag className={style.text} style={{ ...place, ...letteringOf(box.lettering) }}>
          {box.text}
        </Tag>
      );
    }
    case 'list': {
      const Tag = box.isNumbered ? 'ol' : 'ul';
      return (
        <Tag className={style.list} style={{ ...place, ...letteringOf(box.lettering) }}>
          {numbered(box.items).map(({ key, thing }) => (
            <li key={key}>{thing}</li>
          ))}
        </Tag>
      );
    }
    case 'table':
      return <SlideTable box={box} style={{ ...place, ...letteringOf(box.lettering) }} />;
    case 'picture':
      return <SlidePicture box={box} style={place} />;
    case 'circles':
    case 'parts':
    case 'bars':
    case 'lines':
      return <DeckChart box={box} style={place} />;
  }
}

function placeOf({ x, y, width, height }: Place): CSSProperties {
  return {
    left: `${(x / pageSize.width) * 100}%`,
    top: `${(y / pageSize.height) * 100}%`,
    width: `${(width / pageSize.width) * 100}%`,
    height: `${(height / pageSize.height) * 100}%`,
  };
}

function letteringOf({ size, face, ink, align }: Lettering): CSSProperties {
  return {
    fontSize: unitsOf(size),
    lineHeight: lineHeights[face],
    fontFamily: face === 'titles' ? 'var(--titles)' : 'var(--text)',
    fontWeight: face === 'text' ? 400 : 600,
    color: inkOf(ink),
    textAlign: align === 'middle' ? 'center' : align,
  };
}

function unitsOf(units: number): string {
  return `${(units / pageSize.width) * 100}cqw`;
}

function inkOf(ink: Ink): string {
  return `var(--deck-${ink})`;
}

function groundOf(ground: Ground): string {
  return `var(--deck-${ground})`;
}
