import { patch } from '../../../platform/web/data/patches.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../../platform/web/data/use-optimistic.ts';
import type { Conversation } from '../contract.ts';
import { conversationWords } from '../view/words.ts';
import { conversationOptions } from './conversations.ts';

/** Accepts or ignores a stranger's request. */
export function useAnswerRequest(personId: string) {
  const api = useApi();
  return useOptimistic({
    call: (answer: 'accept' | 'ignore') => api.messages.answerRequest.call({ id: personId, answer }),
    show: (answer) => [
      patch<Conversation>(conversationOptions(api, personId).queryKey, (known) => ({
        ...known,
        state: answer === 'accept' ? 'open' : 'ignored',
      })),
    ],
    changes: () => conversationWords(personId),
    failed: ({ failure }) => failure?.message ?? 'Er is iets misgegaan. Probeer opnieuw.',
  });
}
