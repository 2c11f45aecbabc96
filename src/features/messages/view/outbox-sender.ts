import type { QueryClient } from '@tanstack/react-query';
import { checkSession, showChanges } from '../../../platform/web/data/show-changes.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import type { Api } from '../hooks/conversations.ts';
import { startOutbox } from '../hooks/outbox.ts';
import { putMessage } from '../hooks/thread.ts';
import { conversationWords } from './words.ts';

/** Retry after the server hasn't answered for this long. */
const longestMilliseconds = 30_000;

/** Sends the viewer's queued messages on every screen. Returns the function that stops it. */
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
