import { eq } from 'drizzle-orm';
import { type Transaction, violates } from '../../../platform/server/database.ts';
import { type LimitReached, orLimited } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { lockOwnProject } from '../../projects/own/commands/lock-project.ts';
import { writeDeckTask } from '../background.ts';
import type { Deck } from '../contract.ts';
import { readAgreement } from '../model/queries.ts';
import { type DeckWriter, standsStill, writingsLimit } from '../policy/deck.ts';
import { readDeckRow, readGeneration } from '../queries/deck-rows.ts';
import { readOwnDeck } from '../queries/own-deck.ts';
import { pitchDecks, pitchGenerations } from '../tables.ts';
import { keepVersion } from '../versions/commands/keep-version.ts';
import { tellOfDeck } from './tell.ts';

type Refusal = 'busy' | 'id-taken' | 'no-model' | 'not-agreed';
type Wanted = { id: string; generationId: string; writer: DeckWriter; keepsHandEdits: boolean; now: Date };

/**
 * Starts to write the deck of an own project in the background. One at a time: another one is refused while it runs, unless it
 * stands still for good. The same id sent again changes nothing. Null if the project isn't this person's.
 */
export async function generateDeck(services: Services, ownerId: string, wanted: Wanted): Promise<Deck | Refusal | LimitReached | null> {
  const { id, generationId, now, writer, keepsHandEdits } = wanted;
  const { db, queue, rateLimits } = services;
  const starting = db.transaction(async (tx) => {
    if ((await lockOwnProject(tx, ownerId, id)) === null) return null;
    const refusal = writer === 'model' ? await refusalOfModel(tx, services, ownerId) : null;
    if (refusal !== null) return refusal;
    const last = await readGeneration(tx, id);
    if (last?.id !== generationId) {
      if (last?.endedAt === null && !standsStill(last, now)) return 'busy';
      await rateLimits.countIn(tx, writingsLimit, ownerId);
      if ((await readDeckRow(tx, id)) === null) await tx.insert(pitchDecks).values({ projectId: id, status: 'draft', updatedAt: now });
      else await keepVersion(tx, id, now);
      await tx.delete(pitchGenerations).where(eq(pitchGenerations.projectId, id));
      await tx
        .insert(pitchGenerations)
        .values({ id: generationId, projectId: id, writer, keepsHandEdits, startedBy: ownerId, startedAt: now, movedAt: now });
      await queue.send(tx, writeDeckTask, { projectId: id, generationId });
      await tellOfDeck(tx, services, ownerId, id);
    }
    return readOwnDeck(tx, ownerId, { id, now });
  });
  try {
    return await orLimited<Deck | Refusal | null>(starting);
  } catch (error) {
    // A writing of another project has it.
    if (violates(error, 'pitch_generations_id_unique')) return 'id-taken';
    throw error;
  }
}

/** Why a model can't write for a person; null if it can. */
async function refusalOfModel(tx: Transaction, { languageModel }: Services, personId: string): Promise<'no-model' | 'not-agreed' | null> {
  if (languageModel === null) return 'no-model';
  return (await readAgreement(tx, personId, languageModel.host)) === null ? 'not-agreed' : null;
}
