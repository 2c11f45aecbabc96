import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeJson } from './write-json.ts';

async function* iterated(rows: unknown[]) {
  yield* rows;
}

test('a text that is written in parts is that of JSON.stringify, whichever lists come as iterables', async () => {
  const lists = fc.dictionary(fc.string(), fc.array(fc.oneof(fc.jsonValue(), fc.constant('Één\n“regel”\u2028\ud800'))));
  await fc.assert(
    fc.asyncProperty(lists, fc.boolean(), fc.jsonValue(), async (data, isIterated, other) => {
      const rows = Object.fromEntries(Object.entries(data).map(([key, list]) => [key, isIterated ? iterated(list) : list]));

      const written = await text(Readable.from(writeJson({ ...rows, other, missing: undefined })));

      expect(written).toBe(JSON.stringify({ ...data, other }, null, 2));
    }),
  );
  expect(await text(Readable.from(writeJson({})))).toBe('{}');
});
