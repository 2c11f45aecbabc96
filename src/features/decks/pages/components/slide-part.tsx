import type { Part } from '../policy/nest-boxes.ts';
import type { BoxOf } from '../policy/page.ts';
import { groundOf } from '../view/box-style.ts';
import { numbered } from '../view/numbered.ts';
import style from './slide.module.css';
import { SlideBox } from './slide-box.tsx';

/** The height of a ground, in units of the page, below which it is a badge. */
const leastCard = 64;

/** A box, a ground with all that stands on it, or a line. Only narrow screens draw them as such: elsewhere each box has its place. */
export function SlidePart({ part }: { part: Part }) {
  if ('line' in part)
    return (
      <div className={style.line}>
        {numbered(part.line).map(({ key, thing }) => (
          <SlideBox key={key} box={thing} />
        ))}
      </div>
    );
  if (!('area' in part)) return <SlideBox box={part} />;
  const { area, inside } = part;
  return (
    <div className={classOf(area)} style={{ '--ground': groundOf(area.ground) }}>
      <SlideBox box={area} />
      {numbered(inside).map(({ key, thing }) => (
        <SlidePart key={key} part={thing} />
      ))}
    </div>
  );
}

function classOf({ width, height, radius }: BoxOf<'area'>): string | undefined {
  const isRound = width === height && radius * 2 >= width;
  if (height < leastCard) return isRound ? style.dot : style.badge;
  return isRound ? style.sign : style.card;
}
