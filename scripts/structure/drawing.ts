import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './finding.ts';
import type { Arrows } from './floors.ts';

const document = 'docs/architecture.md';
const marked = /(<!-- arrows[^\n]*-->\n).*?(<!-- \/arrows -->)/s;

/** Draws the features and their arrows in Mermaid, with dependencies at the bottom. */
export function drawArrows(arrows: Arrows): string {
  const lines = Object.entries(arrows).flatMap(([from, targets]) =>
    targets.length === 0 ? [`  ${from}`] : targets.map((to) => `  ${from} --> ${to}`),
  );
  return ['```mermaid', 'flowchart TD', ...lines, '```', ''].join('\n');
}

/** Checks that docs/architecture.md shows the current arrows. */
export function checkDrawing(root: string, arrows: Arrows): Finding[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  if (!marked.test(text)) {
    return [
      {
        file: document,
        rule: 'has no place for the arrows',
        advice: 'Put `<!-- arrows -->` and `<!-- /arrows -->` in lines of their own.',
      },
    ];
  }
  if (withDrawing(text, arrows) === text) return [];
  return [{ file: document, rule: 'draws other arrows than docs/arrows.json', advice: 'Run `npm run structure -- --write`.' }];
}

/** Redraws the arrows in docs/architecture.md. */
export function writeDrawing(root: string, arrows: Arrows): void {
  const file = path.join(root, document);
  writeFileSync(file, withDrawing(readFileSync(file, 'utf8'), arrows));
}

function withDrawing(text: string, arrows: Arrows): string {
  return text.replace(marked, (_all, open: string, close: string) => `${open}${drawArrows(arrows)}${close}`);
}
