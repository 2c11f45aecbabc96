import { asc, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { rowsOf } from '../../platform/server/rows-of.ts';
import { projects } from '../projects/tables.ts';
import { pitchDecks, pitchGenerations, pitchSlides, pitchVersions } from './tables.ts';

const parts = {
  decks: pitchDecks,
  slides: pitchSlides,
  versions: pitchVersions,
  generations: pitchGenerations,
} satisfies Record<string, PgTable & { projectId: PgColumn }>;

/** The decks of a person's projects with their versions, and how they were written. All go with the profile. */
export const decksPersonalData: PersonalData = {
  name: 'pitch-decks',

  async exportPersonalData(tx, personId) {
    const own = tx.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, personId));
    const exported: Record<string, unknown> = {};
    for (const [name, table] of Object.entries(parts)) {
      exported[name] = rowsOf(tx, { from: table, where: inArray(table.projectId, own), orderBy: [asc(table.projectId)] });
    }
    return exported;
  },
};
