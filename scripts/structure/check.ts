import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkCircles } from './circles.ts';
import { checkContractParts } from './contract-parts.ts';
import { checkCookies } from './cookies.ts';
import { checkDrawing } from './drawing.ts';
import { checkEnvironment } from './environment.ts';
import { checkExports } from './exports.ts';
import type { Finding } from './finding.ts';
import { type Arrows, checkFloors } from './floors.ts';
import { checkFormatters } from './formatters.ts';
import { checkContents, checkFeatureFiles, checkNames } from './names.ts';
import { checkOwnership } from './ownership.ts';
import { checkReferences } from './references.ts';
import { checkRooms } from './rooms.ts';
import { checkContractSource, checkSchemas, checkSides } from './sides.ts';
import { checkSignedOut } from './signed-out.ts';
import { listFiles, readCode, readSource } from './source-tree.ts';
import { checkStyles } from './styles.ts';
import { checkTargets } from './targets.ts';
import { checkThreads } from './threads.ts';

/** Finds every violation of the house rules below a root folder. */
export function checkStructure(root: string): Finding[] {
  const files = listFiles(root, 'src');
  const sources = files.filter((file) => /\.(tsx?|css)$/.test(file)).map((file) => readSource(root, file));
  const scripts = readCode(root, 'scripts');
  const importing = ['bench', 'e2e'].flatMap((folder) => readCode(root, folder));
  const configs = globSync('*.config.ts', { cwd: root }).map((file) => readSource(root, file));
  const arrows = readArrows(root);
  const features = [...new Set(files.filter((file) => file.startsWith('src/features/')).map((file) => file.split('/')[2] ?? ''))];
  return [
    ...checkNames([...files, ...['scripts', 'e2e', 'bench'].flatMap((folder) => listFiles(root, folder))]),
    ...checkFeatureFiles(files),
    ...checkContents(sources),
    ...checkFloors(sources, arrows, features),
    ...checkSides(sources),
    ...checkSchemas(sources),
    ...checkContractSource(sources),
    ...checkContractParts(sources, arrows),
    ...checkCircles(sources),
    ...checkEnvironment(sources),
    ...checkCookies(sources),
    ...checkFormatters(sources),
    ...checkThreads(sources),
    ...checkOwnership([...sources, ...scripts]),
    ...checkDrawing(root, arrows),
    ...checkStyles(root, files),
    ...checkReferences(root),
    ...checkRooms(sources),
    ...checkSignedOut(sources),
    ...checkTargets(sources),
    ...checkExports([...sources, ...scripts], [...importing, ...configs]),
  ];
}

export function readArrows(root: string): Arrows {
  return JSON.parse(readFileSync(path.join(root, 'docs/arrows.json'), 'utf8'));
}
