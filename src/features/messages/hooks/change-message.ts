import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import { conversationWords } from '../view/words.ts';
import { putMessage } from './thread.ts';

/** Edits a message of the viewer's; its form says why it failed. */
export function useEditMessage(personId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    api.messages.editMessage.mutationOptions({
      onSuccess: (message) => putMessage(queryClient, personId, message),
      meta: { changes: () => conversationWords(personId) },
    }),
  );
}

/** Deletes a message of the viewer's, for both people; its trace remains. */
export function useDeleteMessage(personId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    api.messages.deleteMessage.mutationOptions({
      onSuccess: (message) => putMessage(queryClient, personId, message),
      meta: { changes: () => conversationWords(personId) },
      onError: (error) => tellFailure(error, 'Kon het bericht niet verwijderen. Probeer opnieuw.'),
    }),
  );
}

/** Shows why a change failed: a failed action is never silent (docs/product.md, Notifications). */
export function tellFailure(error: unknown, otherwise = 'Er is iets misgegaan. Probeer opnieuw.'): void {
  toast({ kind: 'error', title: 'Fout', message: readFailure(error)?.message ?? otherwise });
}
