/** Reads CSV with a header, where fields in quotes may hold commas, quotes and line ends. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  const [header = [], ...body] = rows;
  return body.map((fields) => Object.fromEntries(header.map((name, place) => [name, fields[place] ?? ''])));
}
