import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readCsv } from './read-csv.ts';

/**
 * Makes the compact table of ESCO's occupations that Kiem reads: `node scripts/esco/make-occupations.ts <folder of the ESCO downloads>`.
 * It needs the Dutch occupations (v1.2). Each line has an occupation's labels, the preferred one first.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder of the ESCO downloads.');
const output = path.resolve(import.meta.dirname, '../../src/platform/server/esco/occupations.tsv.gz');

const rows = readCsv(gunzipSync(readFileSync(path.join(folder, 'occupations_nl.csv.gz'))).toString());
const clean = (label: string) => label.replaceAll(/\s+/g, ' ').trim();
const lines = rows
  .map(({ preferredLabel = '', altLabels = '' }) => [...new Set([preferredLabel, ...altLabels.split('\n')].map(clean))].filter(Boolean))
  .filter(([preferred]) => preferred !== undefined)
  .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))
  .map((labels) => labels.join('\t'));
const packed = gzipSync(lines.join('\n'), { level: 9 });
writeFileSync(output, packed);
console.log(`${lines.length} occupations, ${packed.length.toLocaleString('en')} bytes`);
