import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BundledModule, gatherChunks } from './gather-chunks.ts';

function modulesOf(described: Record<string, [size: number, ...imports: string[]]>): Map<string, BundledModule> {
  return new Map(Object.entries(described).map(([id, [size, ...imports]]) => [id, { size, imports }]));
}

/** The bytes that one request less may cost a page. */
const worth = 22_000;

const pages = ['feed', 'agenda', 'network'].map((id) => ({ ids: [id], weight: 1 }));

test('small parts of some pages are loaded together', () => {
  const modules = modulesOf({
    feed: [90_000, 'dialog', 'menu'],
    agenda: [90_000, 'dialog', 'menu'],
    network: [90_000, 'menu'],
    dialog: [400],
    menu: [300],
  });

  expect(gatherChunks(modules, pages, worth).map((ids) => ids.sort())).toContainEqual(['dialog', 'menu']);
});

test('a large part stays away from the pages that do without it', () => {
  const modules = modulesOf({
    feed: [90_000, 'calendar', 'menu'],
    agenda: [90_000, 'calendar', 'menu'],
    network: [90_000, 'menu'],
    calendar: [60_000],
    menu: [300],
  });
  const chunks = gatherChunks(modules, pages, worth);

  const chunkOf = (id: string) => chunks.find((ids) => ids.includes(id));
  expect(chunkOf('menu')).not.toContain('calendar');
  expect(chunkOf('network')).not.toContain('calendar');
});

test('a page that is near its limit loads nothing in vain', () => {
  const modules = modulesOf({
    feed: [90_000, 'menu', 'dialog'],
    agenda: [90_000, 'menu', 'dialog'],
    network: [90_000, 'menu'],
    menu: [300],
    dialog: [400],
  });
  const thrifty = pages.map((page) => ({ ...page, thrift: page.ids.includes('network') ? 1_000 : 1 }));

  expect(gatherChunks(modules, pages, worth).some((ids) => ids.includes('menu') && ids.includes('dialog'))).toBe(true);
  expect(gatherChunks(modules, thrifty, worth).some((ids) => ids.includes('menu') && ids.includes('dialog'))).toBe(false);
});

test('a part that nothing loads is in no chunk', () => {
  expect(gatherChunks(modulesOf({ feed: [100], lost: [100] }), pages, worth)).toEqual([['feed']]);
});

test('chunks hold each module once and never import each other, even where modules do', () => {
  const size = fc.integer({ min: 1, max: 20_000 });
  const numbers = fc.array(fc.nat({ max: 19 }), { maxLength: 4 });
  const described = fc.array(fc.record({ size, numbers }), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(described, fc.uniqueArray(fc.nat({ max: 19 }), { minLength: 1, maxLength: 8 }), (each, begun) => {
      const modules = new Map(each.map((one, number) => [`${number}`, { size: one.size, imports: one.numbers.map((to) => `${to}`) }]));
      const chunks = gatherChunks(
        modules,
        begun.map((number) => ({ ids: [`${number}`], weight: 1 })),
        worth,
      );

      const ids = chunks.flat();
      expect(new Set(ids).size).toBe(ids.length);
      for (const number of begun) expect(ids).toContain(`${number}`);
      expect(hasCircle(chunks, modules)).toBe(false);
    }),
  );
});

/** Takes chunks away that import none of those left, until none is. */
function hasCircle(chunks: string[][], modules: ReadonlyMap<string, BundledModule>): boolean {
  let left = chunks;
  for (;;) {
    const importsLeft = (ids: string[]) =>
      ids.some((id) => modules.get(id)?.imports.some((imported) => left.some((other) => other !== ids && other.includes(imported))));
    const next = left.filter(importsLeft);
    if (next.length === left.length) return next.length > 0;
    left = next;
  }
}
