import { newId } from '../../src/platform/ids.ts';
import { type ApplicationData, applicantsWithSession, loadApplications } from '../data/applications.ts';
import { loadJobs } from '../data/jobs.ts';
import type { World } from '../data/world.ts';
import type { Bench } from '../scenario.ts';
import { measureSizes, type Visit } from '../sizes.ts';

/** Measures what posters and applicants do with applications, ten times as many as jobs. */
export function measureApplications(bench: Bench): Promise<void> {
  const { world, seed } = bench;
  const environment = { LIMIT_APPLICATIONS: '1000000' };
  return measureSizes(
    bench,
    { things: 'jobs, with ten times as many applications', area: 'applications', environment },
    async (client, size) => {
      await loadJobs(client, world, { seed, count: size });
      const { received, hotJob, openJobs } = await loadApplications(client, world, { seed, count: size * 10 });
      const job = (turn: number) => received[turn % received.length]?.jobId ?? '';
      const poster = (turn: number) => received[turn % received.length]?.poster ?? 0;
      const open = (turn: number) => openJobs[turn % openJobs.length]?.id ?? '';
      const { next, person } = applying(world, openJobs);
      const ofJob = { viewer: poster, id: job };
      const ofHotJob = { viewer: () => 0, id: () => hotJob };
      const list = 'applicants/listReceived';
      const visits: Visit[] = [
        { name: 'what an application needs', read: 'form', rpc: 'applications/readForm', id: open, input: (turn) => ({ id: open(turn) }) },
        { name: 'own applications', read: 'own', rpc: 'applications/listOwn', input: () => ({}) },
        { name: 'counts of a job', read: 'overview', rpc: 'applicants/readOverview', ...ofJob, input: (turn) => ({ id: job(turn) }) },
        { name: 'applications to a job', read: 'received', rpc: list, ...ofJob, input: (turn) => ({ id: job(turn) }) },
        { name: 'a column of a job', read: 'column', rpc: list, ...ofJob, input: (turn) => ({ id: job(turn), part: 'in_review' }) },
        {
          name: 'counts of the job with the most',
          read: 'overview',
          rpc: 'applicants/readOverview',
          ...ofHotJob,
          input: () => ({ id: hotJob }),
        },
        { name: 'applications to the job with the most', read: 'received', rpc: list, ...ofHotJob, input: () => ({ id: hotJob }) },
        {
          name: 'a column of the job with the most',
          read: 'column',
          rpc: list,
          ...ofHotJob,
          input: () => ({ id: hotJob, part: 'in_review' }),
        },
        { name: 'owed answers of the job with the most', read: 'owed', rpc: list, ...ofHotJob, input: () => ({ id: hotJob, owed: true }) },
        {
          name: 'a name in the job with the most',
          read: 'found',
          rpc: list,
          ...ofHotJob,
          input: () => ({ id: hotJob, search: 'fem mul' }),
        },
      ];
      const apply: Visit = {
        name: 'applying',
        read: 'apply',
        rpc: 'applications/apply',
        id() {
          const { id, poster } = next();
          return `${id}_${poster}`;
        },
        input: () => ({ id: next().id, applicationId: newId() }),
        viewer: person,
      };
      return { visits: [...visits, apply] };
    },
  );
}

/** Gives a job for each application, and then its person: the same two never come twice, on whichever server. */
function applying(world: World, openJobs: ApplicationData['openJobs']) {
  const people = world.signedInPeople - applicantsWithSession;
  let given = 0;
  return {
    next() {
      const [round, place] = [Math.floor(given / people), given % people];
      given += 1;
      const job = openJobs[(round + place * 13) % openJobs.length];
      if (job === undefined || round >= openJobs.length) throw new Error('Everybody has applied to every job.');
      return job;
    },
    person: () => applicantsWithSession + ((given - 1) % people),
  };
}
