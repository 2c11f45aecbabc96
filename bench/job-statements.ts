import type pg from 'pg';
import { listReceived, readOverview } from '../src/features/jobs/applicants/queries/list.ts';
import { readForm } from '../src/features/jobs/applications/queries/form.ts';
import { listOwn } from '../src/features/jobs/applications/queries/own.ts';
import { readJob } from '../src/features/jobs/queries/job.ts';
import { listJobs } from '../src/features/jobs/queries/list.ts';
import { todayOf } from '../src/features/jobs/queries/visible.ts';
import { listTalents } from '../src/features/talent/queries/list.ts';
import { readTalent } from '../src/features/talent/queries/talent.ts';
import { places } from './data/jobs.ts';
import { wordsOfTitles } from './data/words.ts';
import { type AskedJobs, allJobs } from './job-kinds.ts';
import { type Read, recordStatements, type Statement } from './record-statements.ts';
import { type AskedTalents, allTalents } from './talent-kinds.ts';

type Named<Asked> = Partial<Asked> & { name: string };

/** Lists of jobs by their name on the minimal server. */
export function jobLists(projectId: string) {
  const lists = {
    list: { name: 'the newest jobs' },
    remote: { name: 'remote jobs', filter: 'remote' },
    type: { name: 'internships', filter: 'internship' },
    place: { name: 'jobs in a place', location: 'gent' },
    pay: { name: 'jobs with a minimum pay', minPay: 40_000 },
    project: { name: 'jobs of a project', project: projectId },
    deadline: { name: 'jobs that close soon', sort: 'deadline' },
    common: { name: 'jobs with a word that 1 in 16 has', search: 'lassen' },
    rare: { name: 'jobs with a word that few have', search: wordsOfTitles.rare },
    mistyped: { name: 'jobs with a mistyped word', search: wordsOfTitles.rare.replace(/.$/, 'm') },
    never: { name: 'jobs with a word and a place that never meet', search: 'lassen', location: places.rare },
  } satisfies Record<string, Named<AskedJobs>>;
  return lists;
}

/** Lists of talents by their name on the minimal server. */
export const talentLists = {
  list: { name: 'the newest talents' },
  remote: { name: 'remote talents', remote: true },
  place: { name: 'talents in a place', place: 'gent' },
  work: { name: 'talents for a kind of work', workType: 'freelance' },
  language: { name: 'talents with a language', language: 'Frans' },
  rate: { name: 'talents up to a rate', maxRate: 60 },
  years: { name: 'talents with years of experience', minYears: 10 },
  cheapest: { name: 'talents with the lowest rate', sort: 'rate' },
  common: { name: 'talents with a word that 1 in 8 has', search: 'lassen' },
  rare: { name: 'talents with a word that few have', search: wordsOfTitles.rare },
  person: { name: 'talents with a name in full', search: 'pieter bakker' },
} satisfies Record<string, Named<AskedTalents>>;

const readerOf = (viewerId: string) => ({ viewerId, today: todayOf(new Date()) });
const jobRead =
  (read: keyof ReturnType<typeof jobLists>): Read =>
  (db, viewerId, projectId) => {
    const { name: _name, ...asked }: Named<AskedJobs> = jobLists(projectId)[read];
    return listJobs(db, { ...allJobs(viewerId), ...asked });
  };
const talentRead =
  (read: keyof typeof talentLists): Read =>
  (db, viewerId) => {
    const { name: _name, ...asked }: Named<AskedTalents> = talentLists[read];
    return listTalents(db, { ...allTalents(viewerId), ...asked });
  };

const receivedOf = (id: string) => ({ id, search: '', owed: false, now: new Date() });

/** Reads of each area by their name on the minimal server, and a thing that they read. */
const areas: Record<string, { thing: string; reads: Record<string, Read> }> = {
  jobs: {
    thing: 'select id, poster_id as other from jobs where closed_at is null limit 1',
    reads: {
      ...Object.fromEntries(Object.keys(jobLists('')).map((read) => [read, jobRead(read as keyof ReturnType<typeof jobLists>)])),
      detail: (db, viewerId, jobId) => readJob(db, readerOf(viewerId), jobId),
    },
  },
  talents: {
    thing: `select id, person_id as other from talent_profiles where reach = 'members' and hidden_from = '{}' limit 1`,
    reads: {
      ...Object.fromEntries(Object.keys(talentLists).map((read) => [read, talentRead(read as keyof typeof talentLists)])),
      detail: (db, viewerId, talentId) => readTalent(db, readerOf(viewerId), talentId),
    },
  },
  applications: {
    thing: `select j.id, (select p.id from profiles p where p.id <> j.poster_id limit 1) as other, j.poster_id as viewer
      from jobs j join job_applications a on a.job_id = j.id limit 1`,
    reads: {
      form: (db, viewerId, jobId) => readForm(db, viewerId, { id: jobId, now: new Date() }),
      own: (db, viewerId) => listOwn(db, viewerId, undefined),
      overview: readOverview,
      received: (db, viewerId, jobId) => listReceived(db, viewerId, receivedOf(jobId)),
      column: (db, viewerId, jobId) => listReceived(db, viewerId, { ...receivedOf(jobId), part: 'in_review' }),
      owed: (db, viewerId, jobId) => listReceived(db, viewerId, { ...receivedOf(jobId), owed: true }),
      found: (db, viewerId, jobId) => listReceived(db, viewerId, { ...receivedOf(jobId), search: 'fem mul' }),
    },
  },
};

const recorded = new Map<string, Promise<Statement[]>>();

/** Returns the statements of a read of jobs, talents or applications, recorded the first time; null when there is no such read. */
export function jobStatements(pool: pg.Pool, area: string, name: string): Promise<Statement[]> | null {
  const read = areas[area]?.reads[name];
  if (read === undefined) return null;
  const key = `${area}/${name}`;
  const known = recorded.get(key) ?? record(pool, areas[area]?.thing ?? '', read);
  recorded.set(key, known);
  return known;
}

async function record(pool: pg.Pool, thing: string, read: Read): Promise<Statement[]> {
  const { rows } = await pool.query<{ id: string; other: string; viewer?: string }>(thing);
  const [{ id, other, viewer } = { id: '', other: '' }] = rows;
  return recordStatements(pool, read, viewer ?? other, id);
}
