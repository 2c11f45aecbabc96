import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TitleDrawing } from './title-drawing.tsx';

const draw = (title: string) => renderToStaticMarkup(createElement(TitleDrawing, { title }));

test('a title always has the same drawing, also after a thousand others', () => {
  const first = draw('Wijkvonk');
  for (let other = 0; other < 1_000; other += 1) draw(`Ander project ${other}`);
  expect(draw('Wijkvonk')).toBe(first);
});

test('a drawing holds shapes and numbers, whatever the title', () => {
  const shape = String.raw`<(?:circle|path)(?: class="\w+"| (?:cx|cy|r)="-?\d+"| d="[MLQCVHZaql\d -]+")+></(?:circle|path)>`;
  for (const title of ['"><script>alert(1)</script>', '<img src=x onerror=alert(1)>', '</svg>', '']) {
    expect(draw(title)).toMatch(new RegExp(`^<svg [^<>]+>(?:${shape}){6}</svg>$`));
  }
});
