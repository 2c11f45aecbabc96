import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
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
 * blocks the other. A question that stayed would be on the page for everybody else, and neither could delete it. Refusals stay,
 * without their words: else a block that is lifted would let the refused person ask again before their 30 days are over.
 */
export async function partFromProjects(tx: Transaction, one: string, other: string, now: Date): Promise<void> {
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
  const admissions = between(admitted, (ownerId) => inArray(opened, projectsOf(ownerId)));
  await tx.delete(projectAdmissions).where(and(admissions, eq(projectAdmissions.status, 'asked')));
  await tx
    .update(projectAdmissions)
    .set({ status: 'ended', changedAt: now })
    .where(and(admissions, eq(projectAdmissions.status, 'admitted')));
  await tx.update(projectAdmissions).set({ note: '', answer: '' }).where(admissions);
  const places = between(member, (ownerId) => inArray(joined, projectsOf(ownerId)));
  await tx.delete(projectMembers).where(and(places, ne(projectMembers.status, 'declined')));
  await tx.update(projectMembers).set({ role: '' }).where(places);
  await tx.delete(projectInterests).where(between(interested, (ownerId) => inArray(roleId, rolesOf(ownerId))));
  await tx.delete(projectQuestions).where(between(askerId, (ownerId) => inArray(asked, projectsOf(ownerId))));
}
