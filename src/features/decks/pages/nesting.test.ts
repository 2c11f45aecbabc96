import { expect, test } from 'vitest';
import { letterings } from './policy/lettering.ts';
import { nestBoxes } from './policy/nest-boxes.ts';
import type { Box, TextRole } from './policy/page.ts';

const area = (x: number, y: number, width: number, height: number): Box => {
  return { kind: 'area', x, y, width, height, ground: 'card', radius: 0 };
};
const text = (words: string, x: number, y: number, role: TextRole = 'body'): Box => {
  return { kind: 'text', x, y, width: 60, height: 25, role, text: words, lettering: { ...letterings.detail, ink: 'ink', align: 'start' } };
};

test('a text stands in the smallest ground around it', () => {
  const [page, card] = [area(0, 0, 1280, 720), area(100, 100, 300, 200)];
  const [inside, outside] = [text('Binnen', 120, 120), text('Buiten', 600, 120)];

  expect(nestBoxes([page, card, inside, outside])).toEqual([{ area: page, inside: [{ area: card, inside: [inside] }, outside] }]);
});

test('grounds without a text on them stay where they are, and so does a dot on a dot', () => {
  const boxes = [area(80, 54, 44, 6), area(80, 300, 28, 28), area(85, 305, 18, 18), text('Later', 80, 360)];

  expect(nestBoxes(boxes)).toEqual(boxes);
});

test('the words of a legend stay beside their colour, and two captions at one height on one line', () => {
  const [swatch, label, amount] = [area(600, 400, 16, 16), text('Personeel', 630, 396), text('70%', 1100, 396)];
  const [name, number] = [text('Zonnedak', 80, 672, 'caption'), text('3 / 13', 1100, 672, 'caption')];

  expect(nestBoxes([swatch, label, amount, name, number])).toEqual([{ line: [swatch, label, amount] }, { line: [name, number] }]);
});

test('a number that is wider than its badge stands in it', () => {
  const [badge, number, step] = [area(80, 300, 40, 40), text('1', 70, 308, 'caption'), text('Bellen', 80, 354)];

  expect(nestBoxes([badge, number, step])).toEqual([{ area: badge, inside: [number] }, step]);
});
