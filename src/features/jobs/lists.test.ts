import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { addDays } from '../../platform/calendar.ts';
import { newId } from '../../platform/ids.ts';
import { type JobFilter, jobTypes } from './policy.ts';

// More jobs than are looked at before the index is asked.
const server = await startTestServer({ tasks: [] });
const { clock, services } = server;
clock.set(new Date('2026-06-14T10:00:00Z'));
const poster = await server.person({ roles: ['entrepreneur'] });
const visitor = server.visitor();

/** The pay of every kind of job, with one salary and one rate far above all others. */
function payOf(place: number, type: string) {
  const none = { salary_min: null, salary_max: null, rate_max: null, rate_unit: null };
  if (place % 7 === 0) return none;
  if (type === 'freelance') {
    return { ...none, rate_max: place === 3_504 ? 999.5 : 20 + (place % 90), rate_unit: place % 2 === 0 ? 'hour' : 'day' };
  }
  if (place === 3_501) return { ...none, salary_max: 250_000 };
  return { ...none, salary_min: 10_000, salary_max: place % 11 === 0 ? null : 20_000 + (place % 53) * 1_000 };
}

const all = Array.from({ length: 3_600 }, (_, place) => {
  const type = jobTypes[place % 5] ?? 'contract';
  return {
    id: newId(),
    title: place > 3_590 ? 'Eenhoorn' : (['Lassen', 'Bakken'][place % 16] ?? 'Werk'),
    location: place % 1_700 === 1_699 ? 'Zichem' : (['Gent', 'Luik'][place % 3] ?? ''),
    type,
    is_remote: place % 4 === 0,
    ...payOf(place, type),
    deadline: place % 3 === 1 ? null : addDays('2026-06-13', place % 60),
    opened_at: new Date(Date.UTC(2026, 5, 1) - place * 60_000).toISOString(),
  };
});
await services.db.execute(sql`
  insert into jobs (id, poster_id, title, company_name, description, location, type, is_remote, salary_min, salary_max, rate_max, rate_unit,
    deadline, opened_at, search)
  select id, ${poster.id}, title, 'Bedrijf', 'Tekst', location, type, is_remote, salary_min, salary_max, rate_max, rate_unit, deadline,
    opened_at, to_tsvector('dutch', title)
  from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as given(id uuid, title text, location text, type text, is_remote boolean,
    salary_min int, salary_max int, rate_max numeric, rate_unit text, deadline date, opened_at timestamptz)`);
await services.pool.query('vacuum (analyze) jobs');

type Made = (typeof all)[number];
type Asked = Pick<Parameters<typeof visitor.api.jobs.listJobs>[0], 'search' | 'location' | 'minPay' | 'filter' | 'sort'>;

/** Whether a job is in a list, told from the job alone. */
function isListed(job: Made, { search, location, minPay, filter }: Asked): boolean {
  const ofHour = job.rate_max === null ? null : job.rate_max / (job.rate_unit === 'day' ? 8 : 1);
  const pay = filter === 'freelance' ? ofHour : (job.salary_max ?? job.salary_min);
  const isIn: Partial<Record<JobFilter, boolean>> = { remote: job.is_remote, onsite: !job.is_remote, 'regular-jobs': true };
  return (
    (job.deadline === null || job.deadline >= '2026-06-14') &&
    (search === undefined || job.title.toLowerCase() === search) &&
    (location === undefined || job.location.toLowerCase().startsWith(location)) &&
    (minPay === undefined || (pay !== null && pay >= minPay)) &&
    (filter === undefined || (isIn[filter] ?? job.type === filter))
  );
}

const isSooner = (one: Made, other: Made) => `${one.deadline ?? '9'} ${one.id}`.localeCompare(`${other.deadline ?? '9'} ${other.id}`, 'en');

const questions: Asked[] = [
  {},
  ...(['remote', 'onsite', 'regular-jobs', 'project-roles', 'internship'] as const).map((filter) => ({ filter })),
  ...['lassen', 'eenhoorn', 'xylofoon'].map((search) => ({ search })),
  ...['gent', 'g', 'zich', 'nergens'].map((location) => ({ location })),
  ...[1, 10_000, 62_500, 100_000, 249_999, 249_999.5, 250_000, 250_001].map((minPay) => ({ minPay })),
  ...[1, 13, 70, 82.5, 109, 999, 999.5, 999.51, 5_000].map((minPay) => ({ minPay, filter: 'freelance' as const })),
  { search: 'lassen', location: 'zichem' },
  { search: 'lassen', location: 'gent', filter: 'internship' },
  { search: 'lassen', minPay: 60_000, filter: 'remote' },
  { search: 'bakken', location: 'luik', minPay: 71_000, filter: 'contract' },
  { search: 'eenhoorn', filter: 'onsite' },
  // Few of the first jobs have the word and many are in the place: the index is asked for the word alone.
  { search: 'eenhoorn', location: 'gent' },
  { search: 'eenhoorn', location: 'g', minPay: 20_000, filter: 'onsite' },
  { minPay: 250_000, filter: 'full-time' },
  { minPay: 250_000, filter: 'part-time' },
];

test.each(questions.flatMap((asked) => [asked, { ...asked, sort: 'deadline' as const }]))(
  'the list %j has all jobs that answer, in order, wherever they stand among the others',
  async (asked) => {
    const answers = all.filter((job) => isListed(job, asked));
    const expected = (asked.sort === 'deadline' ? answers.toSorted(isSooner) : answers).map(({ id }) => id);
    const found: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { jobs, next } = await visitor.api.jobs.listJobs({ ...asked, after });
      found.push(...jobs.map(({ id }) => id));
      if (next === null) break;
      after = next;
    }

    expect(found).toEqual(expected.slice(0, 60));
  },
);
