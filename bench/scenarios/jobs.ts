import { loadJobs } from '../data/jobs.ts';
import { measureJobKinds } from '../job-kinds.ts';
import { jobLists } from '../job-statements.ts';
import type { Bench } from '../scenario.ts';
import { measureSizes, sizes, type Visit } from '../sizes.ts';

/** Measures the list of jobs with each filter, searches and the page of a job with three numbers of them, and lists of each kind with the most. */
export function measureJobs(bench: Bench): Promise<void> {
  const { world, seed, connection } = bench;
  return measureSizes(bench, { things: 'jobs', area: 'jobs' }, async (client, size) => {
    const data = await loadJobs(client, world, { seed, count: size });
    const lists = Object.entries(jobLists(data.projectId)).map(
      ([read, { name, ...asked }]): Visit => ({
        name,
        read,
        rpc: 'jobs/listJobs',
        id: () => data.projectId,
        input: () => asked,
        isSearch: 'search' in asked,
      }),
    );
    const jobOf = (turn: number) => data.jobIds[turn % data.jobIds.length] ?? '';
    const detail: Visit = { name: 'a job', read: 'detail', rpc: 'jobs/readJob', id: jobOf, input: (turn) => ({ id: jobOf(turn) }) };
    return { visits: [...lists, detail], bars: size === sizes[2] ? await measureJobKinds(connection, world.personId(0), data) : [] };
  });
}
