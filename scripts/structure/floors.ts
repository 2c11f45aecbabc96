import { findCircle } from './circles.ts';
import type { Finding } from './finding.ts';
import { isAccessFile, isTestFile, type SourceFile } from './source-tree.ts';

/** The features that each feature may import from: docs/arrows.json. */
export type Arrows = Record<string, string[]>;

const floors = ['platform', 'features', 'app'];

/** Checks that imports only go down, that features import along the arrows, and that the arrows are acyclic. */
export function checkFloors(sources: SourceFile[], arrows: Arrows, features: string[]): Finding[] {
  const used = new Set<string>();
  const findings = sources.flatMap((source) =>
    source.imports.flatMap(({ target }): Finding[] => {
      if (target === null || !target.startsWith('src/')) return [];
      return checkImport(source.file, target, arrows, used);
    }),
  );
  return [...findings, ...checkArrows(arrows, features, used)];
}

function checkImport(file: string, target: string, arrows: Arrows, used: Set<string>): Finding[] {
  const [fromFloor, fromFeature] = placeOf(file);
  const [toFloor, toFeature] = placeOf(target);

  if (isTestFile(file)) {
    const forTests = target.startsWith('src/app/testing/') || isFactory(target);
    if (forTests) return [];
  } else if (target.startsWith('src/app/testing/')) {
    return [{ file, rule: `imports ${target}, which is for tests`, advice: 'Move what the product needs out of src/app/testing.' }];
  } else if (isAccessFile(target)) {
    return [{ file, rule: `imports ${target}, the rows of the access test`, advice: 'Access is declared in the contract.' }];
  } else if (isFactory(target) && !isFactory(file) && !file.startsWith('src/app/demo')) {
    return [{ file, rule: `imports ${target}, which makes data for tests and the demo`, advice: 'Use a command of the feature.' }];
  }
  if (floors.indexOf(fromFloor) < floors.indexOf(toFloor)) {
    const advice = `Imports go down only (app → features → platform): move what both need down, or pass it in from app.`;
    return [{ file, rule: `${fromFloor} imports ${target}`, advice }];
  }
  if (fromFeature === null || toFeature === null || fromFeature === toFeature) return [];
  used.add(`${fromFeature} ${toFeature}`);
  if (arrows[fromFeature]?.includes(toFeature)) return [];
  const advice = `If ${fromFeature} may stand on ${toFeature}, add the arrow there and run \`npm run structure -- --write\`; else pass it in from app.`;
  return [{ file, rule: `imports ${target}, but docs/arrows.json has no arrow ${fromFeature} → ${toFeature}`, advice }];
}

function checkArrows(arrows: Arrows, features: string[], used: Set<string>): Finding[] {
  const file = 'docs/arrows.json';
  const findings: Finding[] = [];
  for (const feature of features) {
    if (!(feature in arrows)) findings.push({ file, rule: `src/features/${feature} is missing`, advice: `Add "${feature}": [].` });
  }
  for (const [from, targets] of Object.entries(arrows)) {
    if (!features.includes(from)) findings.push({ file, rule: `there is no feature ${from}`, advice: 'Remove it.' });
    for (const to of targets) {
      if (!used.has(`${from} ${to}`)) findings.push({ file, rule: `nothing uses the arrow ${from} → ${to}`, advice: 'Remove it.' });
    }
  }
  const circle = findCircle(new Map(Object.entries(arrows)));
  if (circle !== null) {
    findings.push({ file, rule: `the arrows make a circle: ${circle.join(' → ')}`, advice: 'Turn one around, or join the two in app.' });
  }
  return findings;
}

/** Returns the floor and the feature of a file below src. */
function placeOf(file: string): [floor: string, feature: string | null] {
  const [, floor = '', feature = ''] = file.split('/');
  return [floor, floor === 'features' ? feature : null];
}

function isFactory(file: string): boolean {
  return /^src\/features\/.*\/factory(\.ts|\/)/.test(file);
}
