import { expect, test } from 'vitest';
import type { BundledModule } from './gather-chunks.ts';
import { type Parts, visitsOf } from './visits.ts';

function modulesOf(imports: Record<string, string[]>): Map<string, BundledModule> {
  return new Map(Object.entries(imports).map(([id, imported]) => [id, { size: 1, imports: imported }]));
}

test('a page is loaded alone, with what members get at once, and with all that comes by itself', () => {
  const modules = modulesOf({
    root: [],
    feed: ['post'],
    post: [],
    header: ['messages'],
    messages: [],
    beside: [],
    dialog: [],
    editor: [],
    likers: [],
  });
  const parts: Parts = new Map([
    ['root', [{ id: 'header', moment: 'with every page' as const }]],
    ['feed', [{ id: 'beside', moment: 'at once' as const }]],
    ['messages', [{ id: 'dialog', moment: 'early' as const }]],
    [
      'post',
      [
        { id: 'editor', moment: 'early' as const },
        { id: 'likers', moment: undefined },
      ],
    ],
  ]);

  expect(visitsOf(['feed'], parts, modules)).toEqual([
    { ids: ['feed'], weight: 2, thrift: 1 },
    { ids: ['feed', 'header', 'beside'], weight: 2 },
    { ids: ['feed', 'header', 'beside', 'dialog', 'editor'], weight: 3, thrift: 1 },
    { ids: ['likers'], weight: 0.2 },
  ]);
});

test('bytes in vain count more for a page that is near its limit', () => {
  const [landing, job] = ['/routes/index.tsx?split', '/routes/job.tsx?split'];
  const visits = visitsOf([landing, job], new Map(), new Map());

  const thriftOf = (page: string) => visits.filter(({ ids }) => ids.includes(page)).map(({ thrift = 1 }) => thrift);
  expect(Math.max(...thriftOf(landing))).toBeGreaterThan(1);
  expect(Math.max(...thriftOf(job))).toBe(1);
});
