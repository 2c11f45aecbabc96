import { eq, or } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { blocks, connections } from './tables.ts';

export const relationsPersonalData: PersonalData = {
  name: 'netwerk',

  async exportPersonalData(executor, personId) {
    return {
      connections: await executor
        .select()
        .from(connections)
        .where(or(eq(connections.lowId, personId), eq(connections.highId, personId)))
        .orderBy(connections.createdAt),
      // Only blocks by this person: blocks by others are the others' data.
      blocks: await executor.select().from(blocks).where(eq(blocks.blockerId, personId)).orderBy(blocks.createdAt),
    };
  },
};
