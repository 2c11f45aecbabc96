import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readCsv } from './read-csv.ts';

/**
 * Makes the compact table of ESCO's skills that Kiem reads: `node scripts/esco/make-table.ts <folder of the ESCO downloads>`.
 * It needs the English skills with their broader relations (v1.1.1) and the Dutch collections. Each line has the skill's id,
 * the numbers of what stands above it (its group lines come first), its Dutch and English labels, the preferred ones first, and 'k' if
 * it is knowledge rather than something that somebody does.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder of the ESCO downloads.');
const output = path.resolve(import.meta.dirname, '../../src/platform/server/esco/skills.tsv.gz');

const collections = ['digital', 'language', 'green', 'transversal', 'research', 'digComp'];
const readTable = (name: string) => readCsv(gunzipSync(readFileSync(path.join(folder, `${name}.csv.gz`))).toString());
const idOf = (address = '') => address.slice(address.lastIndexOf('/') + 1);

const dutch = new Map<string, string[]>();
const parents = new Map<string, Set<string>>();
const knowledge = new Set<string>();
const addParents = (id: string, above: string[]) => {
  const known = parents.get(id) ?? new Set();
  for (const each of above) known.add(each);
  parents.set(id, known);
};
const labelsOf = (preferred = '', others: string[] = []) => {
  const clean = [preferred, ...others].map((label) => label.replaceAll(/[\s|]+/g, ' ').trim()).filter((label) => label !== '');
  const seen = new Set<string>();
  return clean.filter((label) => !seen.has(label.toLowerCase()) && seen.add(label.toLowerCase()));
};

for (const collection of collections) {
  for (const row of readTable(`${collection}SkillsCollection_nl`)) {
    const id = idOf(row.conceptUri);
    if (row.skillType === 'knowledge') knowledge.add(id);
    dutch.set(id, labelsOf(row.preferredLabel, row.altLabels?.split(' | ')));
    addParents(id, (row.broaderConceptUri ?? '').split(' | ').filter(Boolean).map(idOf));
  }
}
for (const row of readTable('v1.1.1/broaderRelationsSkillPillar')) addParents(idOf(row.conceptUri), [idOf(row.broaderUri)]);
const english = new Map<string, string[]>();
for (const row of readTable('v1.1.1/skills_en')) {
  const id = idOf(row.conceptUri);
  english.set(id, labelsOf(row.preferredLabel, row.altLabels?.split('\n')));
  if (row.skillType === 'knowledge') knowledge.add(id);
}

const skills = [...new Set([...english.keys(), ...dutch.keys()])].sort();
const isSkill = new Set(skills);
const groups = [...new Set([...parents].flatMap(([id, above]) => [id, ...above]))].filter((id) => !isSkill.has(id)).sort();
const numbers = new Map([...groups, ...skills].map((id, number) => [id, number]));
const aboveOf = (id: string) =>
  [...(parents.get(id) ?? [])]
    .map((above) => numbers.get(above) ?? 0)
    .sort((a, b) => a - b)
    .join(' ');

const lines = [
  ...groups.map((id) => `\t${aboveOf(id)}`),
  ...skills.map((id) =>
    [id, aboveOf(id), dutch.get(id)?.join('|') ?? '', english.get(id)?.join('|') ?? '', ...(knowledge.has(id) ? ['k'] : [])].join('\t'),
  ),
];
const packed = gzipSync(lines.join('\n'), { level: 9 });
writeFileSync(output, packed);
console.log(
  `${groups.length} groups, ${skills.length} skills (${dutch.size} with Dutch labels), ${packed.length.toLocaleString('en')} bytes`,
);
