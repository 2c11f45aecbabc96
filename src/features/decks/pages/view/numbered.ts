/** Things with a key for React: their place, as nothing else tells two boxes, items or rows of a slide apart, and none keeps a state. */
export function numbered<Thing>(things: readonly Thing[]): { key: string; thing: Thing }[] {
  return things.map((thing, place) => ({ key: `${place}`, thing }));
}
