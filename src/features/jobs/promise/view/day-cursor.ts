/** The cursor after an entry of a list that is ordered by a day and an id. */
export function cursorOf({ dueOn, id }: { dueOn: string; id: string }): string {
  return `${dueOn}T00:00:00.000Z_${id}`;
}

/** The day and id of a cursor. */
export function placeOf(cursor: string): [day: string, id: string] {
  const [time = '', id = ''] = cursor.split('_');
  return [time.slice(0, 10), id];
}
