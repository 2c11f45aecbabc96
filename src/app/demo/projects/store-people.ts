import { and, eq, isNull } from 'drizzle-orm';
import { makeAdmission } from '../../../features/projects/admissions/factory.ts';
import { makeInterest } from '../../../features/projects/interests/factory.ts';
import { makeMember } from '../../../features/projects/members/factory.ts';
import { projectRoles, projects } from '../../../features/projects/tables.ts';
import type { Executor } from '../../../platform/server/database.ts';
import type { DemoRows } from '../compose-demo.ts';
import type { DemoConnection } from '../connections/compose-connections.ts';

const day = 86_400_000;

const functions = ['Techniek', 'Financiën', 'Vormgeving', 'Klantcontact'];
const notes = [
  'Ik investeer al jaren in ondernemers uit mijn streek en lees graag mee.',
  'Je plan sprak me aan. Ik wil begrijpen hoe je de rest van het bedrag ziet.',
  '',
];

/** Stores who is around the active projects of the demo: members from their owner's connections, investors who ask or have access, and talent that is interested. */
export async function storeProjectPeople(
  db: Executor,
  { profiles }: Pick<DemoRows, 'profiles'>,
  known: DemoConnection[],
  now: Date,
): Promise<void> {
  const active = await db
    .select({ id: projects.id, ownerId: projects.ownerId })
    .from(projects)
    .where(and(eq(projects.status, 'active'), isNull(projects.withdrawnAt)))
    .orderBy(projects.title);
  const roles = await db
    .select({ id: projectRoles.id, projectId: projectRoles.projectId })
    .from(projectRoles)
    .orderBy(projectRoles.position);
  const idsOf = (role: 'investor' | 'talent') => profiles.flatMap(({ id, roles: theirs }) => (theirs?.includes(role) ? [id] : []));
  const [investors, talents] = [idsOf('investor'), idsOf('talent')];

  for (const [place, { id: projectId, ownerId }] of active.entries()) {
    const others = (people: string[], count: number) => people.filter((id) => id !== ownerId).slice(place % 4, (place % 4) + count);
    const ago = (days: number) => new Date(now.getTime() - (days + place / 10) * day);
    for (const [turn, personId] of connectionsOf(ownerId, known)
      .slice(0, 2 + (place % 2))
      .entries()) {
      await makeMember(db, {
        ...{ projectId, personId, role: functions[(place + turn) % functions.length] ?? '' },
        ...{ status: turn === 2 ? 'asked' : 'member', changedAt: ago(10 - turn) },
      });
    }
    for (const [turn, personId] of others(investors, 4).entries()) {
      const note = notes[turn % notes.length];
      await makeAdmission(db, { projectId, personId, note, status: turn < 2 ? 'asked' : 'admitted', changedAt: ago(1 + turn) });
    }
    for (const role of roles.filter((each) => each.projectId === projectId)) {
      for (const [turn, personId] of others(talents, 1 + (place % 3)).entries()) {
        await makeInterest(db, { roleId: role.id, personId, createdAt: ago(2 + turn) });
      }
    }
  }
}

function connectionsOf(personId: string, known: DemoConnection[]): string[] {
  return known.flatMap(({ lowId, highId, status }) => {
    if (status !== 'accepted' || (lowId !== personId && highId !== personId)) return [];
    return [lowId === personId ? highId : lowId];
  });
}
