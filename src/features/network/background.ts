import * as z from 'zod';
import { defineTask } from '../../platform/server/queue.ts';
import type { Services } from '../../platform/server/services.ts';
import { prepareSuggestions } from './commands/prepare-suggestions.ts';

/** Prepares a person's suggestions again after something that changes them. */
export const prepareSuggestionsTask = defineTask({
  name: 'network.prepare-suggestions',
  input: z.object({ personId: z.uuid() }),
  run: (services: Services, { personId }) => prepareSuggestions(services, personId),
});
