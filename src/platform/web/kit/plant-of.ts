/** The frame in which plants are composed. */
const frame = { width: 320, height: 180 };
/** Paths are written in whole steps of half a unit: a list shows twenty drawings, and decimals were half of each. */
const steps = 2;

/** The frame of these drawings, in the units of their paths. */
export const plantFrame = { width: frame.width * steps, height: frame.height * steps };

/** A drawing as paths: what is behind the plants, and of all plants their stems, leaves with their veins, and tips. The hills go on beside the frame. */
type DrawnPlant = {
  sun: { x: number; y: number; r: number };
  hills: [far: string, near: string];
  stems: string;
  leaves: string;
  tips: string;
};

type Point = { x: number; y: number };
type LeafShape = { length: number; width: number; angle: number };
type Species = { leaf: LeafShape; pairs: number; isOpposite: boolean; tip: (at: Point, turn: number, size: number) => string };
type Stem = { foot: Point; bend: Point; top: Point; size: number };

const round = (value: number) => Math.round(value * steps);
const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
/** The way from one point to another, as short as a path takes it: before a minus it needs no space. */
function to(here: Point, there: Point): string {
  const [x, y] = [round(there.x) - round(here.x), round(there.y) - round(here.y)];
  return `${x}${y < 0 ? '' : ' '}${y}`;
}

const joined = (...ways: string[]) => ways.reduce((path, way) => path + (way.startsWith('-') ? '' : ' ') + way);

const degrees = Math.PI / 180;

/** From a point so far in a direction, in degrees clockwise from upwards. */
function from({ x, y }: Point, distance: number, direction: number): Point {
  return { x: x + distance * Math.sin(direction * degrees), y: y - distance * Math.cos(direction * degrees) };
}

function circle({ x, y }: Point, r: number): string {
  return `M${at({ x: x - r, y })}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0`;
}

function leafPath(foot: Point, length: number, width: number, direction: number): string {
  const end = from(foot, length, direction);
  const middle = from(foot, length * 0.42, direction);
  const [left, right] = [from(middle, width, direction - 90), from(middle, width, direction + 90)];
  return `M${at(foot)}q${joined(to(foot, left), to(foot, end), to(end, right), to(end, foot))}`;
}

/** So many things spread around a direction, over so many degrees. */
function fan(count: number, direction: number, spread: number, draw: (each: number) => string): string {
  return Array.from({ length: count }, (_, place) => draw(direction + (place / Math.max(count - 1, 1) - 0.5) * spread)).join('');
}

const tips: Species['tip'][] = [
  // A bud.
  (top, turn, size) => leafPath(top, 15 * size, 8 * size, turn),
  // Two leaves that unfold.
  (top, turn, size) => fan(2, turn, 76, (each) => leafPath(top, 24 * size, 9 * size, each)),
  // A flower of six petals.
  (top, turn, size) => fan(6, turn, 300, (each) => leafPath(top, 15 * size, 7 * size, each)),
  // A fan, as of a tulip.
  (top, turn, size) => fan(3, turn, 56, (each) => leafPath(top, 21 * size, 8 * size, each)),
  // A head of seeds.
  (top, turn, size) => circle(from(top, 8 * size, turn), 9 * size),
  // Seeds on a crown.
  (top, turn, size) =>
    fan(5, turn, 130, (each) => `M${at(top)}L${at(from(top, 12 * size, each))}${circle(from(top, 15 * size, each), 3.2 * size)}`),
];

/** A number from 0 to 1 for each name, the same each time. */
function chooser(title: string): (name: string) => number {
  return (name) => {
    let hash = 2_166_136_261;
    for (const letter of `${name}:${title}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
    // Mixes the last letters into all bits.
    hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
    hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
    return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
  };
}

/** The point of a stem at a part of its length, and its direction there. */
function onStem({ foot, bend, top }: Stem, part: number): Point & { direction: number } {
  const rest = 1 - part;
  const x = rest * rest * foot.x + 2 * rest * part * bend.x + part * part * top.x;
  const y = rest * rest * foot.y + 2 * rest * part * bend.y + part * part * top.y;
  const dx = rest * (bend.x - foot.x) + part * (top.x - bend.x);
  const dy = rest * (bend.y - foot.y) + part * (top.y - bend.y);
  return { x, y, direction: Math.atan2(dx, -dy) / degrees };
}

/** Each with its vein. */
function leavesOf(stem: Stem, { leaf, pairs, isOpposite }: Species): string {
  const places = Array.from({ length: isOpposite ? pairs : pairs * 2 - 1 }, (_, place) => place);
  // Below it, the leaves of a short stem would be in the ground.
  const lowest = 0.24 + (1 - stem.size) * 0.4;
  const drawn = places.flatMap((place) => {
    const part = lowest + (place / places.length) * (0.94 - lowest);
    const { direction, ...foot } = onStem(stem, part);
    // Leaves grow smaller and more upright towards the top.
    const length = leaf.length * stem.size * (1.1 - part * 0.5);
    const angle = leaf.angle * (1.15 - part * 0.4);
    const sides = isOpposite ? [-1, 1] : [place % 2 === 0 ? -1 : 1];
    return sides.map((side) => ({ foot, length, width: leaf.width * length, direction: direction + side * angle }));
  });
  return drawn
    .map(
      ({ foot, length, width, direction }) =>
        `${leafPath(foot, length, width, direction)}l${to(foot, from(foot, length * 0.62, direction))}`,
    )
    .join('');
}

/** The latest drawings by their titles, as a list of cards shows the same ones again and again. Each takes some 1.5 KB. */
const kept = new Map<string, DrawnPlant>();
const mostKept = 1_000;

/** Plants of one kind in a field: kind and place follow from the title, so that each title has its own. */
export function plantOf(title: string): DrawnPlant {
  const known = kept.get(title);
  if (known !== undefined) return known;
  const drawn = draw(title);
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(title, drawn);
  return drawn;
}

function draw(title: string): DrawnPlant {
  const chance = chooser(title);
  const between = (name: string, least: number, most: number) => least + chance(name) * (most - least);
  const { width, height } = frame;

  const species: Species = {
    leaf: { length: between('leaf', 26, 42), width: between('width', 0.3, 0.62), angle: between('angle', 38, 66) },
    pairs: Math.floor(between('pairs', 2, 5)),
    isOpposite: chance('opposite') < 0.5,
    tip: tips[Math.floor(chance('tip') * tips.length)] ?? circle,
  };
  const middle = between('middle', 120, 200);
  const side = chance('side') < 0.5 ? -1 : 1;
  const ground = height - 22;
  const stems = [
    { x: middle, size: 1, lean: between('lean', -24, 24), rise: between('rise', 96, 118) },
    { x: middle + side * between('second', 62, 84), size: 0.72, lean: between('lean2', -18, 18), rise: between('rise2', 58, 76) },
    { x: middle - side * between('third', 54, 78), size: 0.56, lean: between('lean3', -14, 14), rise: between('rise3', 36, 56) },
  ].map(({ x, size, lean, rise }): Stem => {
    const foot = { x, y: ground + 10 };
    const top = { x: x + lean, y: ground - rise };
    return { foot, bend: { x: x - lean * 0.4, y: (foot.y + top.y) / 2 }, top, size };
  });
  const [far, near] = [between('far', 104, 128), between('near', 138, 152)];
  const slope = between('slope', -22, 22);

  return {
    sun: { x: round(middle + side * between('sun', 30, 92)), y: round(between('height', 44, 76)), r: round(between('radius', 24, 42)) },
    hills: [
      `M${round(-200)} ${round(far + slope)}C${round(width * 0.1)} ${round(far - 60)} ${round(width * 0.6)} ${round(far + 50)} ${round(520)} ${round(far - slope)}V${round(height)}H${round(-200)}Z`,
      `M${round(-200)} ${round(near)}C${round(width * 0.1)} ${round(near + 30)} ${round(width * 0.7)} ${round(near - 24)} ${round(520)} ${round(near + 6)}V${round(height)}H${round(-200)}Z`,
    ],
    stems: stems.map(({ foot, bend, top }) => `M${at(foot)}Q${at(bend)} ${at(top)}`).join(''),
    leaves: stems.map((stem) => leavesOf(stem, species)).join(''),
    tips: stems.map((stem) => species.tip(stem.top, onStem(stem, 1).direction, stem.size)).join(''),
  };
}
