import type { Occupation, Skill } from './esco-source.ts';
import type { Habits } from './kinds-of-data.ts';
import { createWriter, type Writer } from './writer.ts';

export type MadeJob = {
  id: number;
  title?: string;
  requirements?: string[];
  description?: string;
  location?: string;
  is_remote?: boolean;
  job_type?: string;
  salary_min?: number | null;
  salary_max?: number | null;
};
export type MadeTalent = {
  id: number;
  title?: string;
  skills?: string[];
  bio?: string;
  location?: string;
  languages?: string[];
  hourly_rate?: number | null;
  work_types?: string[];
};
/** The occupation and the ISCO group that each job and talent was made from, by id. */
export type Truth = { occupation: string; group: string };
export type MadeData = { jobs: MadeJob[]; talents: MadeTalent[]; jobTruth: Truth[]; talentTruth: Truth[] };

type Source = { occupations: Occupation[]; skills: Map<string, Skill> };
type Options = { seed: number; habits: Habits; jobsEach: number; skillsOnly: boolean; share: number };

const towns = ['Gent', 'Antwerpen', 'Brussel', 'Leuven', 'Utrecht', 'Rotterdam', 'Amsterdam', 'Eindhoven', 'Hasselt', 'Breda', 'Groningen'];
const kinds = ['full-time', 'part-time', 'freelance', 'contract', 'internship'];

/** Makes jobs and talents of occupations. A share below 1 takes whole ISCO groups, so that each good answer keeps its neighbours. */
export function generate({ occupations, skills }: Source, { seed, habits, jobsEach, skillsOnly, share }: Options): MadeData {
  const writer = createWriter(seed, habits);
  const groups = [...new Set(occupations.map(({ group }) => group))].sort().filter(() => writer.happens(share));
  const chosen = occupations.filter(({ group }) => groups.includes(group));
  const data: MadeData = { jobs: [], talents: [], jobTruth: [], talentTruth: [] };
  for (const occupation of chosen) {
    const truth = { occupation: occupation.id, group: occupation.group };
    for (let made = 0; made < jobsEach; made += 1) {
      data.jobs.push(makeJob(data.jobs.length, occupation, skills, habits, writer));
      data.jobTruth.push(truth);
    }
    data.talents.push(makeTalent(data.talents.length, occupation, skills, habits, writer, skillsOnly));
    data.talentTruth.push(truth);
  }
  return data;
}

function makeJob(id: number, occupation: Occupation, skills: Map<string, Skill>, habits: Habits, writer: Writer): MadeJob {
  const needed = chooseSkills(occupation, skills, habits, writer, habits.jobSkills);
  const told = occupation.sentences.filter((_, place) => place % 2 === 0);
  const has = () => !writer.happens(habits.missing);
  const pay = writer.between(14, 60);
  return {
    id,
    ...(has() && { title: writer.title(occupation.titles) }),
    ...(has() && { requirements: needed.map((skill) => writer.skill(skill)) }),
    ...(has() && { description: writer.text('job', told, needed) }),
    ...(has() && { location: writer.pick(towns) }),
    is_remote: writer.happens(0.2),
    ...(has() && { job_type: writer.pick(kinds) }),
    ...(writer.happens(0.5) ? { salary_min: pay, salary_max: pay + 10 } : { salary_min: null, salary_max: null }),
  };
}

function makeTalent(
  id: number,
  occupation: Occupation,
  skills: Map<string, Skill>,
  habits: Habits,
  writer: Writer,
  skillsOnly: boolean,
): MadeTalent {
  const known = chooseSkills(occupation, skills, habits, writer, habits.talentSkills);
  const told = occupation.sentences.filter((_, place) => place % 2 === 1);
  const has = () => !skillsOnly && !writer.happens(habits.missing);
  return {
    id,
    ...(has() && { title: writer.title(occupation.titles) }),
    ...((skillsOnly || has()) && { skills: known.map((skill) => writer.skill(skill)) }),
    ...(has() && { bio: writer.text('talent', told, known) }),
    ...(has() && { location: writer.pick(towns) }),
    ...(has() && { languages: writer.happens(0.7) ? ['Nederlands', 'Engels'] : ['Nederlands', 'Frans'] }),
    ...(has() && { hourly_rate: writer.happens(0.5) ? writer.between(15, 90) : null }),
    ...(has() && { work_types: [writer.pick(kinds)] }),
  };
}

function chooseSkills(
  { essential, optional }: Occupation,
  skills: Map<string, Skill>,
  habits: Habits,
  writer: Writer,
  [least, most]: [number, number],
) {
  const all = [...skills.values()];
  const chosen = new Set<Skill>();
  const count = writer.between(least, most);
  for (let tries = 0; chosen.size < count && tries < 200; tries += 1) {
    const own = essential.length > 0 && (optional.length === 0 || writer.happens(habits.essential)) ? essential : optional;
    const skill = writer.happens(habits.stray) ? writer.pick(all) : skills.get(writer.pick(own));
    if (skill !== undefined) chosen.add(skill);
  }
  return [...chosen];
}
