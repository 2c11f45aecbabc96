/** The place in the order of live events from before the page's data were read; apart from what listens, as every page takes it. */
let carried: string | undefined;

/** Keeps the position that came with the server's page, for the stream that the page begins. */
export function carryPosition(position: string | undefined): void {
  carried = position;
}

/** Returns the position that came with the page, once: data that are read later are newer. */
export function takeCarriedPosition(): string | undefined {
  const position = carried;
  carried = undefined;
  return position;
}
