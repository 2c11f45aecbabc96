import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import type { ContactMessage } from '../contract.ts';
import { minimumSeconds } from '../policy.ts';

type Api = ReturnType<typeof useApi>;

/** Half of the lifetime of a ticket. */
const freshMilliseconds = 12 * 3_600_000;

const ticketOptions = (api: Api) =>
  api.contact.readForm.queryOptions({ staleTime: freshMilliseconds, gcTime: freshMilliseconds, retry: false });

/** Sends a message to the office with the ticket that was fetched when the form opened. */
export function useSendContactMessage() {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    void queryClient.prefetchQuery(ticketOptions(api));
  }, [queryClient, api]);
  return useMutation({
    async mutationFn(message: ContactMessage & { homepage: string }) {
      const { ticket } = await queryClient.fetchQuery(ticketOptions(api));
      await untilSlowEnough(queryClient.getQueryState(ticketOptions(api).queryKey)?.dataUpdatedAt ?? 0);
      return api.contact.sendContactMessage.call({ ...message, ticket });
    },
    onSuccess() {
      toast({ kind: 'success', title: 'Bericht verzonden', message: 'Bedankt! We antwoorden je per mail.' });
    },
    onError(error) {
      if (readFailure(error)?.code === 'FORM_EXPIRED') queryClient.removeQueries(ticketOptions(api));
    },
  });
}

/** Delays a very fast submit, which the server would take for a bot's. */
function untilSlowEnough(ticketAt: number): Promise<void> {
  const whole = minimumSeconds * 1000;
  const left = Math.min(whole, Math.max(0, ticketAt + whole - Date.now()));
  return new Promise((resolve) => setTimeout(resolve, left));
}
