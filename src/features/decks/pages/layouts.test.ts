import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Facts } from '../facts/policy/references.ts';
import { deckStyles } from '../policy/deck.ts';
import { type FieldKind, type FieldValue, fieldsOf, slideNames } from '../policy/slides.ts';
import { layOutSlide, withFoot } from './documents/lay-out.ts';
import { letterings } from './policy/lettering.ts';
import { lookOf } from './policy/look.ts';
import { type Box, pageSize } from './policy/page.ts';

const noFacts: Facts = new Map();
const word = fc.string({ unit: fc.constantFrom(...'abcdeéiostuW19€.'), minLength: 1, maxLength: 70 });

function textOf(length: number) {
  return fc.array(word, { maxLength: 60 }).map((words) => words.join(' ').slice(0, length).trim());
}

function anyValue(field: FieldKind): fc.Arbitrary<FieldValue> {
  if (field.kind === 'text') return textOf(field.length);
  if (field.kind === 'list') return fc.array(textOf(field.length), { maxLength: field.items });
  return fc.array(fc.tuple(...field.columns.map(({ length }) => textOf(length))), { maxLength: field.items });
}

const slide = fc
  .constantFrom(...slideNames)
  .chain((name) =>
    fc
      .record(Object.fromEntries(fieldsOf(name).map(([field, kind]) => [field, anyValue(kind)])))
      .map((fields: Record<string, FieldValue>) => ({ name, fields })),
  );

function layOut(
  { name, fields }: { name: (typeof slideNames)[number]; fields: Record<string, FieldValue> },
  style: (typeof deckStyles)[number],
) {
  const content = { fields, facts: noFacts, logo: null, picture: null, versionOn: '2026-11-23' };
  const look = lookOf(style, null);
  const { page, ...rest } = layOutSlide(name, content, look);
  return { ...rest, page: withFoot(page, { facts: noFacts, look, number: [2, 13] }) };
}

function textsOf(box: Box): string[] {
  if (box.kind === 'text') return [box.text];
  if (box.kind === 'list') return box.items;
  return box.kind === 'table' ? box.rows.flat() : [];
}

const squeezed = (text: string) => text.replaceAll(/[\s…·]+/g, '');

test('whatever a field holds, every box is on the page, and its type has one of the fixed sizes', () => {
  const sizes = new Set<number>(Object.values(letterings).map(({ size }) => size));
  fc.assert(
    fc.property(slide, fc.constantFrom(...deckStyles), (made, style) => {
      for (const box of layOut(made, style).page.boxes) {
        const { x, y, width, height } = box;
        expect([x, y, width, height].every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
        expect(x + width).toBeLessThanOrEqual(pageSize.width + 0.5);
        expect(y + height).toBeLessThanOrEqual(pageSize.height + 0.5);
        if ('lettering' in box) expect(sizes).toContain(box.lettering.size);
      }
    }),
    { numRuns: 300 },
  );
});

test('whatever a field holds, no text stands on another', () => {
  fc.assert(
    fc.property(slide, fc.constantFrom(...deckStyles), (made, style) => {
      const texts = layOut(made, style).page.boxes.filter((box) => textsOf(box).length > 0);
      const isOn = (one: Box, other: Box) =>
        one.x + one.width > other.x + 0.5 && other.x + other.width > one.x + 0.5 && one.y + one.height > other.y + 0.5 && one.y < other.y;
      const pairs = texts.flatMap((one) => texts.filter((other) => isOn(one, other)).map((other) => [textsOf(one), textsOf(other)]));
      expect(pairs).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('no word is lost: it is on the page or in what is left over', () => {
  fc.assert(
    fc.property(slide, (made) => {
      const { page, overflow } = layOut(made, 'helder');
      const said = squeezed([...page.boxes.flatMap(textsOf), overflow].join(' '));
      const uses = made.name === 'investment_ask_slide' ? ['use_of_funds'] : [];
      const meant = Object.entries(made.fields).filter(([name]) => !uses.includes(name));
      const signs = (text: string) => [...squeezed(text)].length;
      const length = meant.reduce((sum, [, value]) => sum + [value].flat(2).reduce((all, text) => all + signs(text), 0), 0);
      expect(signs(said)).toBeGreaterThanOrEqual(length);
    }),
    { numRuns: 300 },
  );
});

test('texts at the usual length leave nothing over', () => {
  const fields = { statement: 'Huurders betalen de volle prijs.', who: 'Huurders in flats.', example: 'Fatma huurt in Gent.' };

  const { page, overflow } = layOut({ name: 'problem_slide', fields }, 'warm');

  expect(overflow).toBe('');
  expect(page.boxes.flatMap(textsOf)).toEqual(expect.arrayContaining(Object.values(fields)));
});
