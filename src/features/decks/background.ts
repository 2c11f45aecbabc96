import * as z from 'zod';
import { defineTask } from '../../platform/server/queue.ts';
import type { Services } from '../../platform/server/services.ts';
import { writeDeckOf } from './commands/write-deck-of.ts';

/** Writes the slides of a deck one after the other; a run that was broken off goes on where it was. */
export const writeDeckTask = defineTask({
  name: 'decks.write-deck',
  input: z.object({ projectId: z.uuid(), generationId: z.uuid() }),
  run: (services: Services, input) => writeDeckOf(services, input),
});
