/** Returns parts of the text that `JSON.stringify(data, null, 2)` would have if its iterables of rows, read one after the other, were arrays. */
export async function* writeJson(data: Record<string, unknown>): AsyncGenerator<string, void> {
  let isFirst = true;
  for (const [key, value] of Object.entries(data)) {
    if (value === undefined) continue;
    yield `${isFirst ? '{' : ','}\n  ${JSON.stringify(key)}: `;
    isFirst = false;
    if (isRows(value)) yield* writeRows(value);
    else yield indented(value, 2);
  }
  yield isFirst ? '{}' : '\n}';
}

async function* writeRows(rows: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  let isFirst = true;
  for await (const row of rows) {
    yield `${isFirst ? '[' : ','}\n    ${indented(row, 4)}`;
    isFirst = false;
  }
  yield isFirst ? '[]' : '\n  ]';
}

/** Strings have their line ends escaped: every one of the text begins a line of JSON. */
function indented(value: unknown, spaces: number): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(spaces)}`);
}

function isRows(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
