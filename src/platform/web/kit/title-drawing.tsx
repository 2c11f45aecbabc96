import { plantFrame, plantOf } from './plant-of.ts';
import style from './title-drawing.module.css';

/** In the place of a picture that a thing doesn't have: plants that follow from its title. It fills its surroundings, of 16 : 9 or wider. */
export function TitleDrawing({ title }: { title: string }) {
  const { sun, hills, stems, leaves, tips } = plantOf(title);
  return (
    <svg
      className={style.drawing}
      viewBox={`0 0 ${plantFrame.width} ${plantFrame.height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <circle className={style.sun} cx={sun.x} cy={sun.y} r={sun.r} />
      <path className={style.far} d={hills[0]} />
      <path className={style.stem} d={stems} />
      <path className={style.leaf} d={leaves} />
      <path className={style.tip} d={tips} />
      <path className={style.near} d={hills[1]} />
    </svg>
  );
}
