import { plantFrame, plantOf } from './plant-of.ts';
import style from './title-drawing.module.css';

type Drawing = { __html: string };

/** The latest drawings by their titles, as a list of cards shows the same ones again and again. Each takes some 1.5 KB. */
const kept = new Map<string, Drawing>();
const mostKept = 1_000;

/** In the place of a picture that a thing doesn't have: plants that follow from its title. It fills its surroundings, of 16 : 9 or wider. */
export function TitleDrawing({ title }: { title: string }) {
  return (
    <svg
      className={style.drawing}
      viewBox={`0 0 ${plantFrame.width} ${plantFrame.height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers alone, no letter of the title; six elements less for each card
      dangerouslySetInnerHTML={drawingOf(title)}
    />
  );
}

function drawingOf(title: string): Drawing {
  const known = kept.get(title);
  if (known !== undefined) return known;
  const drawn = draw(title);
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(title, drawn);
  return drawn;
}

function draw(title: string): Drawing {
  const { sun, hills, stems, leaves, tips } = plantOf(title);
  const path = (look: string | undefined, way: string) => `<path class="${look}" d="${way}"></path>`;
  const back = `<circle class="${style.sun}" cx="${sun.x}" cy="${sun.y}" r="${sun.r}"></circle>${path(style.far, hills[0])}`;
  const plants = path(style.stem, stems) + path(style.leaf, leaves) + path(style.tip, tips);
  return { __html: back + plants + path(style.near, hills[1]) };
}
