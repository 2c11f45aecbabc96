import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readCsv } from '../../scripts/esco/read-csv.ts';

export type Skill = { labels: { nl: string[]; en: string[] }; sentences: string[] };
export type Occupation = { id: string; group: string; titles: string[]; sentences: string[]; essential: string[]; optional: string[] };

const collections = ['digital', 'language', 'green', 'transversal', 'research'];

/** Reads occupations and what ESCO says they need, which the generator alone may know: the product never reads it. */
export function readSource(folder: string): { occupations: Occupation[]; skills: Map<string, Skill> } {
  const table = (name: string) => readCsv(gunzipSync(readFileSync(path.join(folder, `${name}.csv.gz`))).toString());
  const skills = new Map<string, Skill>();
  for (const row of table('v1.1.1/skills_en')) {
    const en = [row.preferredLabel ?? '', ...(row.altLabels ?? '').split('\n')].filter(Boolean);
    skills.set(row.conceptUri ?? '', { labels: { nl: [], en }, sentences: sentencesOf(row.description) });
  }
  for (const row of collections.flatMap((name) => table(`${name}SkillsCollection_nl`))) {
    const skill = skills.get(row.conceptUri ?? '');
    if (skill === undefined) continue;
    skill.labels.nl = [row.preferredLabel ?? '', ...(row.altLabels ?? '').split(' | ')].filter(Boolean);
    skill.sentences.push(...sentencesOf(row.description));
  }
  const needs = new Map<string, { essential: string[]; optional: string[] }>();
  for (const row of table('v1.1.1/occupationSkillRelations')) {
    const of = needs.get(row.occupationUri ?? '') ?? { essential: [], optional: [] };
    of[row.relationType === 'essential' ? 'essential' : 'optional'].push(row.skillUri ?? '');
    needs.set(row.occupationUri ?? '', of);
  }
  const occupations = table('occupations_nl').flatMap((row): Occupation[] => {
    const needed = needs.get(row.conceptUri ?? '');
    if (needed === undefined || needed.essential.length + needed.optional.length < 10) return [];
    const titles = [row.preferredLabel ?? '', ...(row.altLabels ?? '').split('\n')].filter(Boolean);
    return [{ id: row.conceptUri ?? '', group: row.iscoGroup ?? '', titles, sentences: sentencesOf(row.description), ...needed }];
  });
  return { occupations, skills };
}

function sentencesOf(text = ''): string[] {
  return text
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.;])\s+/)
    .filter((sentence) => sentence.length > 20);
}
