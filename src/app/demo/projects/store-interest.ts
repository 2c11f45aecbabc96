import { makePost } from '../../../features/feed/factory.ts';
import type { NotificationEvent } from '../../../features/notifications/policy.ts';
import { placeOf } from '../../../features/notifications/policy.ts';
import { notifications } from '../../../features/notifications/tables.ts';
import { makeFollow } from '../../../features/projects/follows/factory.ts';
import { makeQuestion } from '../../../features/projects/questions/factory.ts';
import { newId } from '../../../platform/ids.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { notices } from '../../notices.ts';
import type { DemoRows } from '../compose-demo.ts';
import { pickSome, seededRandom } from '../random.ts';
import { demoQuestions, demoUpdates } from './interest.ts';

/** A project of the demo that everybody sees. */
export type ListedProject = { id: string; ownerId: string; title: string };

type Scene = { projects: ListedProject[]; profiles: DemoRows['profiles']; signIns: string[]; now: Date };

const dayLength = 86_400_000;
/** Notifications of the last days are unread. */
const unreadDays = 2;

/** Stores what people do about the projects of the demo: they follow, read updates, and ask. */
export async function storeInterest(db: Executor, { projects, profiles, signIns, now }: Scene): Promise<void> {
  const random = seededRandom(11);
  const ago = (days: number) => new Date(now.getTime() - days * dayLength);
  const find = (beginning: string): ListedProject => {
    const project = projects.find(({ title }) => title.startsWith(beginning));
    if (project === undefined) throw new Error(`No project of the demo begins with ${beginning}.`);
    return project;
  };

  async function tell(personId: string, event: NotificationEvent, createdAt: Date): Promise<void> {
    if (!signIns.includes(personId)) return;
    const { kind, actorId } = event;
    const readAt = createdAt < ago(unreadDays) ? createdAt : null;
    const row = { id: newId(), personId, kind, actorId, ...placeOf(notices, event), createdAt, readAt };
    await db.insert(notifications).values(row).onConflictDoNothing();
  }

  for (const { id: projectId, ownerId, title } of projects) {
    const updates = demoUpdates.filter(({ project }) => title.startsWith(project));
    const others = profiles.filter(({ id }) => id !== ownerId);
    const followers = pickSome(others, Math.floor(random() ** 2 * 24) + updates.length * 4, random).map(({ id }) => id);
    for (const personId of followers) await makeFollow(db, { projectId, personId, createdAt: ago(random() * 30) });
    const [last] = followers;
    if (last !== undefined) await tell(ownerId, { kind: 'project-follow', actorId: last, projectId, title }, ago(random() * 3));
    for (const { daysAgo, content } of updates) {
      const createdAt = ago(daysAgo);
      await makePost(db, { authorId: ownerId, projectId, content, createdAt });
      for (const personId of followers) await tell(personId, { kind: 'project-update', actorId: ownerId, projectId, title }, createdAt);
    }
  }

  for (const { project, asker, daysAgo, content, answer = '' } of demoQuestions) {
    const { id: projectId, ownerId } = find(project);
    const askerId = profiles.find(({ firstName, lastName }) => `${firstName} ${lastName}` === asker)?.id;
    if (askerId === undefined) throw new Error(`Nobody of the demo is called ${asker}.`);
    const [createdAt, answeredAt] = [ago(daysAgo), ago(daysAgo * 0.7)];
    const { id: questionId } = await makeQuestion(db, { projectId, askerId, content, createdAt, answer, answeredAt });
    const question = { projectId, questionId };
    await tell(ownerId, { kind: 'project-question', actorId: askerId, ...question, text: content }, createdAt);
    if (answer !== '') await tell(askerId, { kind: 'project-answer', actorId: ownerId, ...question, text: answer }, answeredAt);
  }
}
