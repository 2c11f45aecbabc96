import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../platform/server/database.ts';
import { projectAdmissions } from '../admissions/tables.ts';
import { endFollowsBetween } from '../follows/commands.ts';
import { projectInterests } from '../interests/tables.ts';
import { projectMembers } from '../members/tables.ts';
import { projectQuestions } from '../questions/tables.ts';
import { projectRoles, projects } from '../tables.ts';

/**
 * Ends what two people are to each other's projects: follows, admissions, places in teams, interests and questions; called when one
 * blocks the other. A question that stayed would be on the page for everybody else, and neither could delete it.
 */
export async function partFromProjects(tx: Transaction, one: string, other: string): Promise<void> {
  const projectsOf = (ownerId: string) => tx.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, ownerId));
  const rolesOf = (ownerId: string) =>
    tx
      .select({ id: projectRoles.id })
      .from(projectRoles)
      .where(inArray(projectRoles.projectId, projectsOf(ownerId)));
  const between = (person: PgColumn, ofOwner: (ownerId: string) => SQL) =>
    or(and(eq(person, one), ofOwner(other)), and(eq(person, other), ofOwner(one)));
  const { personId: admitted, projectId: opened } = projectAdmissions;
  const { personId: member, projectId: joined } = projectMembers;
  const { personId: interested, roleId } = projectInterests;
  const { askerId, projectId: asked } = projectQuestions;
  await endFollowsBetween(tx, one, other);
  await tx.delete(projectAdmissions).where(between(admitted, (ownerId) => inArray(opened, projectsOf(ownerId))));
  await tx.delete(projectMembers).where(between(member, (ownerId) => inArray(joined, projectsOf(ownerId))));
  await tx.delete(projectInterests).where(between(interested, (ownerId) => inArray(roleId, rolesOf(ownerId))));
  await tx.delete(projectQuestions).where(between(askerId, (ownerId) => inArray(asked, projectsOf(ownerId))));
}
