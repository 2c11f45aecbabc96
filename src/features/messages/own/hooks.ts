import { patch } from '../../../platform/web/data/patches.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../../platform/web/data/use-optimistic.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import type { Conversation } from '../contract.ts';
import { conversationOptions } from '../hooks/conversations.ts';
import { conversationWords } from '../view/words.ts';

type Marks = Partial<Pick<Conversation, 'isMarkedUnread' | 'isMuted' | 'isArchived'>>;

/** Marks a conversation as unread, mutes or archives it. */
export function useMarkConversation(personId: string, name: string) {
  const api = useApi();
  return useOptimistic({
    call: (marks: Marks) => api.ownMessages.markConversation.call({ id: personId, ...marks }),
    show: (marks) => [patch<Conversation>(conversationOptions(api, personId).queryKey, (known) => ({ ...known, ...marks }))],
    changes: () => [...conversationWords(personId), 'notifications'],
    done: (_answer, marks) => tell(marks, name),
    failed: ({ failure }) => failure?.message ?? 'Er is iets misgegaan. Probeer opnieuw.',
  });
}

function tell({ isMuted, isArchived }: Marks, name: string) {
  if (isMuted === true) toast({ kind: 'success', title: `Gesprek met ${name} gedempt`, message: 'Je krijgt er geen meldingen meer van.' });
  if (isMuted === false) toast({ kind: 'success', title: `Meldingen van ${name} staan weer aan` });
  if (isArchived === true) {
    toast({ kind: 'success', title: `Gesprek met ${name} gearchiveerd`, message: 'Het komt terug als er een nieuw bericht is.' });
  }
  if (isArchived === false) toast({ kind: 'success', title: `Gesprek met ${name} teruggezet` });
}
