import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const kit = path.resolve(import.meta.dirname, '../src/platform/web/kit');

/** `npm run icons`: writes the sheet of the icons that the kit names. */
export const sheetFile = path.join(kit, 'icons.svg');

/** The sheet: a symbol for each icon that the kit names. The width of lines is left to the place where one is shown. */
export function makeSheet(): string {
  const code = readFileSync(path.join(kit, 'icons.tsx'), 'utf8');
  const names = [...code.matchAll(/= iconOf\('([a-z0-9-]+)'\)/g)].map(([, name = '']) => name);
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna -->\n${names.map(symbolOf).join('\n')}\n</svg>\n`;
}

function symbolOf(name: string): string {
  const isFilled = name.endsWith('-filled');
  const file = isFilled ? `filled/${name.slice(0, -'-filled'.length)}.svg` : `outline/${name}.svg`;
  const drawing = readFileSync(fileURLToPath(import.meta.resolve(`@tabler/icons/${file}`)), 'utf8');
  // Each begins with an invisible square.
  const shapes = [...drawing.matchAll(/<(?:path|circle|rect|line|polyline|ellipse)\b[^>]*\/>/g)]
    .map(([shape]) => shape.replaceAll(/\s+/g, ' ').replace(' />', '/>'))
    .filter((shape) => !shape.includes('M0 0h24v24H0z'));
  if (shapes.length === 0) throw new Error(`${file} holds nothing to draw.`);
  const paint = isFilled ? 'fill="currentColor"' : 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';
  return `<symbol id="${name}" viewBox="0 0 24 24" ${paint}>${shapes.join('')}</symbol>`;
}

if (import.meta.main) writeFileSync(sheetFile, makeSheet());
