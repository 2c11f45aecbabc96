import path from 'node:path';
import { checkStructure, readArrows } from './structure/check.ts';
import { writeDrawing } from './structure/drawing.ts';
import { formatFinding } from './structure/finding.ts';

/** `npm run structure`: checks the tree against the house rules. `--write` redraws the arrows in docs/architecture.md. */
const root = path.resolve(import.meta.dirname, '..');
if (process.argv.includes('--write')) writeDrawing(root, readArrows(root));

const findings = checkStructure(root);
for (const finding of findings) console.error(formatFinding(finding));
if (findings.length > 0) process.exit(1);
console.log('The structure holds.');
