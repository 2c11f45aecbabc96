import type { Box } from '../policy/page.ts';
import { groundOf, letteringOf, placeOf, unitsOf } from '../view/box-style.ts';
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
        <Tag className={style.text} data-role={box.role} style={{ ...place, ...letteringOf(box.lettering) }}>
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
