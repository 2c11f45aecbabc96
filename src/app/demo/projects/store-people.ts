import { makeConversation } from '../../../features/messages/factory.ts';
import { makeAdmission } from '../../../features/projects/admissions/factory.ts';
import { makeInterest } from '../../../features/projects/interests/factory.ts';
import { makeMember } from '../../../features/projects/members/factory.ts';
import { projectRoles } from '../../../features/projects/tables.ts';
import type { Executor } from '../../../platform/server/database.ts';
import type { DemoRows } from '../demo-rows.ts';
import { findPeople } from '../jobs/find.ts';
import { findProject, type ListedProject } from './find.ts';
import { demoAdmissions, demoInterests, demoMembers } from './people.ts';

const dayLength = 86_400_000;

type Scene = { projects: ListedProject[]; profiles: DemoRows['profiles']; now: Date };

/** Stores who is around the projects of the demo: their teams, investors who ask or have access, and talent that is interested. */
export async function storeProjectPeople(db: Executor, { projects, profiles, now }: Scene): Promise<void> {
  const projectOf = findProject(projects);
  const personOf = findPeople(profiles);
  const ago = (days: number) => new Date(now.getTime() - days * dayLength);
  for (const { project, person, role, isAsked = false, days } of demoMembers) {
    const [projectId, personId] = [projectOf(project).id, personOf(person).id];
    await makeMember(db, { projectId, personId, role, status: isAsked ? 'asked' : 'member', changedAt: ago(days) });
  }
  for (const { project, person, isAdmitted = false, note, days } of demoAdmissions) {
    const [projectId, personId] = [projectOf(project).id, personOf(person).id];
    await makeAdmission(db, { projectId, personId, note, status: isAdmitted ? 'admitted' : 'asked', changedAt: ago(days) });
  }
  const roles = await db.select().from(projectRoles);
  for (const { project, role, person, days, message } of demoInterests) {
    const { id: projectId, ownerId } = projectOf(project);
    const sought = roles.find((each) => each.projectId === projectId && each.roleName.startsWith(role));
    if (sought === undefined) throw new Error(`The project ${project} looks for no ${role}.`);
    const personId = personOf(person).id;
    await makeInterest(db, { roleId: sought.id, personId, createdAt: ago(days) });
    if (message !== undefined) await makeConversation(db, { from: personId, to: ownerId, texts: [message], lastAt: ago(days) });
  }
}
