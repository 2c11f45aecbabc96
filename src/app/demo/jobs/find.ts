import { jobs } from '../../../features/jobs/tables.ts';
import type { Executor } from '../../../platform/server/database.ts';
import type { DemoRows } from '../demo-rows.ts';

/** The entrepreneur and the talent of the demo who sign in. */
export const demoEntrepreneur = 'Lotte Claeys';
export const demoTalent = 'Daan Hoekstra';

/** Finds people of the demo by their first and last name. */
export function findPeople(people: DemoRows['profiles']): (name: string) => DemoRows['profiles'][number] {
  return (name) => {
    const person = people.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name);
    if (person === undefined) throw new Error(`Nobody of the demo is called ${name}.`);
    return person;
  };
}

/** Finds jobs of the demo by their title. */
export async function findJobs(db: Executor): Promise<(title: string) => typeof jobs.$inferSelect> {
  const all = await db.select().from(jobs);
  return (title) => {
    const job = all.find((each) => each.title === title);
    if (job === undefined) throw new Error(`No job of the demo is called ${title}.`);
    return job;
  };
}
