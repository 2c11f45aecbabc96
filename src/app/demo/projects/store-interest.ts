import { makePost } from '../../../features/feed/factory.ts';
import { makeFollow } from '../../../features/projects/follows/factory.ts';
import { makeQuestion } from '../../../features/projects/questions/factory.ts';
import type { Executor } from '../../../platform/server/database.ts';
import type { DemoRows } from '../demo-rows.ts';
import { findPeople } from '../jobs/find.ts';
import { pickSome, seededRandom } from '../random.ts';
import { findProject, type ListedProject } from './find.ts';
import { demoQuestions, demoUpdates } from './interest.ts';

type Scene = { projects: ListedProject[]; profiles: DemoRows['profiles']; now: Date };

const dayLength = 86_400_000;

/** Stores what people do about the projects of the demo: they follow, and ask; their owners write updates and answer. */
export async function storeInterest(db: Executor, { projects, profiles, now }: Scene): Promise<void> {
  const random = seededRandom(11);
  const ago = (days: number) => new Date(now.getTime() - days * dayLength);
  const projectOf = findProject(projects);
  const personOf = findPeople(profiles);

  for (const { id: projectId, ownerId, title } of projects) {
    const updates = demoUpdates.filter(({ project }) => title.startsWith(project));
    const others = profiles.filter(({ id }) => id !== ownerId);
    const followers = pickSome(others, Math.floor(random() ** 2 * 24) + updates.length * 4, random);
    for (const { id: personId } of followers) await makeFollow(db, { projectId, personId, createdAt: ago(random() * 30) });
    for (const { daysAgo, content } of updates) await makePost(db, { authorId: ownerId, projectId, content, createdAt: ago(daysAgo) });
  }

  for (const { project, asker, daysAgo, content, answer = '' } of demoQuestions) {
    const asked = { projectId: projectOf(project).id, askerId: personOf(asker).id, createdAt: ago(daysAgo) };
    await makeQuestion(db, { ...asked, content, answer, answeredAt: ago(daysAgo * 0.7) });
  }
}
