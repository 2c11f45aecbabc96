import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { readDeckSource } from '../queries/deck-project.ts';
import { suggestionsContract } from './contract.ts';
import { writeSuggestions } from './documents/write-suggestions.ts';

const os = implementContract(suggestionsContract);

export const suggestionsHandlers = os.router({
  generateTalentSuggestions: os.generateTalentSuggestions.handler(async ({ input: { id, writer }, context, errors }) => {
    const { services } = context;
    const { id: viewerId } = viewerOf(context);
    const source = await readDeckSource(services.db, id, services.clock.now());
    if (source === null || source.ownerId !== viewerId) throw errors.NOT_FOUND();
    return writeSuggestions(services, { personId: viewerId, project: source.project, writer });
  }),
});
