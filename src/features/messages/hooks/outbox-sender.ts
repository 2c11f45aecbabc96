import type { QueryClient } from '@tanstack/react-query';
import { checkSession } from '../../../platform/web/data/session.ts';
import { showChanges } from '../../../platform/web/data/show-changes.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import { conversationWords } from '../view/words.ts';
import type { Api } from './conversations.ts';
import { startOutbox } from './outbox.ts';
import { putMessage } from './thread.ts';

/** A server that doesn't answer for so long is asked again. */
const longestMilliseconds = 30_000;

/** Sends what the viewer wrote and isn't sent yet, on whichever screen they are; gives the way to stop. */
export function startSending(viewerId: string, api: Api, queryClient: QueryClient): () => void {
  return startOutbox({
    viewerId,
    async send({ id: messageId, writerId, personId, text: content, attachments }) {
      const input = { id: personId, messageId, content, attachmentIds: attachments.map(({ id }) => id), writerId };
      const message = await api.messages.sendMessage.call(input, { signal: AbortSignal.timeout(longestMilliseconds) });
      putMessage(queryClient, personId, message);
      void showChanges(queryClient, conversationWords(personId));
    },
    onRefused: (message) => toast({ kind: 'error', title: 'Fout', message }),
    onSignedOut: () => checkSession(queryClient),
  });
}
