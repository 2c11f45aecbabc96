import { listJobs } from '../src/features/jobs/queries/list.ts';
import { todayOf } from '../src/features/jobs/queries/visible.ts';
import type { Connection } from '../src/platform/server/database.ts';
import { type JobData, places } from './data/jobs.ts';
import { wordsOfTitles } from './data/words.ts';
import { measureListKinds } from './list-kinds.ts';
import type { Bar } from './report.ts';

export type AskedJobs = Parameters<typeof listJobs>[1];

const { common, rare } = wordsOfTitles;
const mistyped = rare.replace(/.$/, 'm');
/** A requirement that one job in sixteen has. */
const skill = 'lassen';

/** Everything, as a member asks for it. */
export function allJobs(viewerId: string | null): AskedJobs {
  return { viewerId, today: todayOf(new Date()), search: '', location: '', own: false, sort: 'newest' };
}

/** The first page of the list with each filter and order, and searched by words of every frequency. */
export function jobKinds({ projectId }: Pick<JobData, 'projectId'>): Record<string, Partial<AskedJobs>> {
  return {
    'the newest': {},
    'the newest for a visitor': { viewerId: null },
    'for roles of projects': { filter: 'project-roles' },
    'for no project': { filter: 'regular-jobs' },
    remote: { filter: 'remote' },
    'on site': { filter: 'onsite' },
    'full-time': { filter: 'full-time' },
    internships: { filter: 'internship' },
    freelance: { filter: 'freelance' },
    'own ones of somebody with a thousand': { own: true },
    'closing soon': { sort: 'deadline' },
    'closing soon and remote': { sort: 'deadline', filter: 'remote' },
    'internships that close soon': { sort: 'deadline', filter: 'internship' },
    'a frequent place': { location: 'gent' },
    'the beginning of a place': { location: 'a' },
    'a rare place': { location: places.rare },
    'no place': { location: 'xylofoonstad' },
    'a frequent place, closing soon': { location: 'gent', sort: 'deadline' },
    'a rare place, closing soon': { location: places.rare, sort: 'deadline' },
    'a minimum that most pay': { minPay: 30_000 },
    'a minimum that few pay': { minPay: 150_000 },
    'a minimum that nobody pays': { minPay: 9_000_000 },
    'a minimum that few pay, closing soon': { minPay: 150_000, sort: 'deadline' },
    'a minimum that few pay, for internships': { minPay: 150_000, filter: 'internship' },
    'a minimum an hour of freelance work': { minPay: 60, filter: 'freelance' },
    'a minimum an hour that nobody pays': { minPay: 9_000, filter: 'freelance' },
    'a project': { project: projectId },
    'a project, closing soon': { project: projectId, sort: 'deadline' },
    'a word that all have': { search: 'nederlands' },
    'a word that 1 in 16 has': { search: skill },
    'a word that few have': { search: rare },
    'a word that few have, mistyped': { search: mistyped },
    'a word that nothing has': { search: 'xylofoonles' },
    'the beginning of a word': { search: common.slice(0, 4) },
    'two words of texts': { search: `${common} ${common.replace(/^../, 'de')}` },
    'two words of which few have both': { search: `${skill} ${rare.replace(/^../, 'te')}` },
    'two words that never meet': { search: 'lassen koken' },
    'eight words that all or many have': { search: 'nederlands klant lassen eerste gent bedrijf rijbewijs vandaag' },
    'a word that few have, remote': { search: rare, filter: 'remote' },
    'a word that 1 in 16 has, internships': { search: skill, filter: 'internship' },
    'a word that 1 in 16 has, in a frequent place': { search: skill, location: 'gent' },
    'a word and a place that never meet': { search: skill, location: places.rare },
    'a word and a minimum that never meet': { search: skill, minPay: 9_000_000 },
    'a word and a minimum that few pay': { search: skill, minPay: 150_000 },
    'a word that all have, closing soon': { search: 'nederlands', sort: 'deadline' },
    'a word that 1 in 16 has, closing soon': { search: skill, sort: 'deadline' },
    'a word that few have, closing soon': { search: rare, sort: 'deadline' },
    'a word that few have, among own ones': { search: rare, own: true },
    'a word, a minimum and remote, closing soon': { search: skill, minPay: 40_000, filter: 'remote', sort: 'deadline' },
    'a place, a minimum and remote, closing soon': { location: 'gent', minPay: 40_000, filter: 'remote', sort: 'deadline' },
    'everything at once, the newest first': { search: skill, location: 'gent', minPay: 40_000, filter: 'remote' },
    'everything at once, of what most have': { search: 'nederlands', location: 'gent', minPay: 30_000, filter: 'onsite', sort: 'deadline' },
    'everything at once': { search: skill, location: 'gent', minPay: 40_000, filter: 'remote', sort: 'deadline' },
  };
}

/** Reads each kind for a viewer. */
export function measureJobKinds(connection: Connection, viewerId: string, data: JobData): Promise<Bar[]> {
  const asked = Object.fromEntries(Object.entries(jobKinds(data)).map(([name, kind]) => [name, { ...allJobs(viewerId), ...kind }]));
  return measureListKinds(connection, 'jobs', asked, listJobs);
}
