import { useMutation } from '@tanstack/react-query';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import type { ProjectRole } from '../../projects/contract.ts';
import type { DeckWriter } from '../policy/deck.ts';
import { suggestionsFailedMessage } from './texts.ts';
import { countOfRoles } from './view/role-drafts.ts';

type Choice = { writer: DeckWriter; agreesTo: string | null };

/** Asks for suggestions; with a host, the caller agrees first that texts go there. Nothing is added yet. */
export function useSuggestRoles(id: string) {
  const api = useApi();
  return useMutation({
    async mutationFn({ writer, agreesTo }: Choice) {
      if (agreesTo !== null) await api.deckModel.agreeToModel.call({ host: agreesTo });
      return api.suggestions.generateTalentSuggestions.call({ id, writer });
    },
    onSuccess({ suggestions: { length } }) {
      if (length > 0) toast({ kind: 'success', title: 'Talent suggesties gegenereerd!', message: `${countOfRoles(length)} voorgesteld.` });
    },
    onError: (error) => toast({ kind: 'error', title: 'Fout', message: readFailure(error)?.message ?? suggestionsFailedMessage }),
    meta: { changes: ({ agreesTo }: Choice) => (agreesTo === null ? [] : ['decks']) },
  });
}

/** Adds the chosen roles; their form says why that failed. It is pending until the screen shows them. */
export function useAddRoles(id: string) {
  const api = useApi();
  return useMutation({
    mutationFn: ({ roles }: { roles: ProjectRole[] }) => api.ownProjects.addRoles.call({ id, roles }),
    meta: { changes: () => ['projects', `project:${id}`], isAwaited: true },
  });
}
