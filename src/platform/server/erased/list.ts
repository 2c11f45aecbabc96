/** The copy of `erased_people` outside the database. */
export type ErasedList = {
  /** Every deletion that was answered between these two moments is in it. */
  since: Date;
  until: Date;
  people: Map<string, Date>;
};

/** Name of the list in the data directory or the bucket. No backup holds it. */
export const erasedListName = 'erased-people.txt';

const instant = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;
const head = new RegExp(`^kiem-erased-1 (${instant}) (${instant})$`);
const line = new RegExp(`^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (${instant})$`);

/** One line per person, the longest erased first, so that the list can be read and compared without Kiem. */
export function writeList({ since, until, people }: ErasedList): string {
  const sorted = [...people].sort(([, one], [, other]) => one.getTime() - other.getTime());
  const lines = sorted.map(([id, erasedAt]) => `${id} ${erasedAt.toISOString()}`);
  return [`kiem-erased-1 ${since.toISOString()} ${until.toISOString()}`, ...lines, ''].join('\n');
}

/** Throws when a line isn't as Kiem writes it: a list that was cut off must not pass for a whole one. */
export function parseList(text: string): ErasedList {
  const [first = '', ...others] = text.split('\n');
  const [, since, until] = head.exec(first) ?? [];
  if (since === undefined || until === undefined || others.pop() !== '') throw new BrokenList('its first or last line is missing');
  const people = others.map((each): [string, Date] => {
    const [, id, erasedAt] = line.exec(each) ?? [];
    if (id === undefined || erasedAt === undefined) throw new BrokenList('a line of it names nobody');
    return [id, new Date(erasedAt)];
  });
  return { since: new Date(since), until: new Date(until), people: new Map(people) };
}

export class BrokenList extends Error {
  override readonly name = 'BrokenList';

  constructor(what: string) {
    super(`The list of erased people can't be read: ${what}`);
  }
}
