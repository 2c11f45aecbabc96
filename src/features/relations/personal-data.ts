import { eq, or } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { rowsOf } from '../../platform/server/rows-of.ts';
import { blocks, connections } from './tables.ts';

export const relationsPersonalData: PersonalData = {
  name: 'netwerk',

  async exportPersonalData(tx, personId) {
    return {
      connections: rowsOf(tx, {
        from: connections,
        where: or(eq(connections.lowId, personId), eq(connections.highId, personId)),
        orderBy: [connections.createdAt],
      }),
      // Only blocks by this person: blocks by others are the others' data.
      blocks: rowsOf(tx, { from: blocks, where: eq(blocks.blockerId, personId), orderBy: [blocks.createdAt] }),
    };
  },
};
