import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import type { Conversation } from '../contract.ts';
import { tellFailure } from './change-message.ts';
import { conversationOptions, networkMode, rereadConversation } from './conversations.ts';

/** Accepts or puts away what a stranger wrote: it shows at once, and is put back when the server refuses. */
export function useAnswerRequest(personId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = conversationOptions(api, personId);
  return useMutation({
    mutationFn: (answer: 'accept' | 'ignore') => api.messages.answerRequest.call({ id: personId, answer }),
    networkMode,
    async onMutate(answer) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Conversation>(queryKey);
      const state = answer === 'accept' ? 'open' : 'ignored';
      queryClient.setQueryData<Conversation>(queryKey, (known) => known && { ...known, state });
      return before;
    },
    onError(error, _answer, before) {
      queryClient.setQueryData(queryKey, before);
      tellFailure(error);
    },
    onSettled: () => rereadConversation(queryClient, api, personId),
  });
}

/** Blocks a person, so that they meet nowhere any more (decision 23). */
export function useBlockWriter(personId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.network.blockPerson.call({ id: personId }),
    networkMode,
    onError: (error) => tellFailure(error),
    onSuccess() {
      rereadConversation(queryClient, api, null);
      for (const queryKey of [api.network.key(), api.profiles.readProfile.key(), api.feed.key()]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
