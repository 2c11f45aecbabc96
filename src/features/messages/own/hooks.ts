import { useQueryClient } from '@tanstack/react-query';
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
  const client = useQueryClient();
  const { queryKey } = conversationOptions(api, personId);
  return useOptimistic({
    call: (marks: Marks) => api.ownMessages.markConversation.call({ id: personId, ...marks }),
    show: (marks) => [patch<Conversation>(queryKey, (known) => ({ ...known, ...marks }))],
    changes: () => [...conversationWords(personId), 'notifications'],
    done: (_answer, marks) => tell(marks, name, client.getQueryData<Conversation>(queryKey)?.isMuted === true),
    failed: ({ failure }) => failure?.message ?? 'Er is iets misgegaan. Probeer opnieuw.',
  });
}

function tell({ isMuted, isArchived }: Marks, name: string, staysMuted: boolean) {
  if (isMuted === true) toast({ kind: 'success', title: `Gesprek met ${name} gedempt`, message: 'Je krijgt er geen meldingen meer van.' });
  if (isMuted === false) toast({ kind: 'success', title: `Meldingen van ${name} staan weer aan` });
  if (isArchived === true) {
    const message = staysMuted
      ? 'Je dempte het: ook met een nieuw bericht blijft het daar.'
      : 'Het komt terug als er een nieuw bericht is.';
    toast({ kind: 'success', title: `Gesprek met ${name} gearchiveerd`, message });
  }
  if (isArchived === false) toast({ kind: 'success', title: `Gesprek met ${name} teruggezet` });
}
