import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../../../platform/web/data/use-api.ts';
import type { Closing } from '../../policy.ts';
import { countWaiting } from '../../promise/hooks.ts';
import { useJobAct } from './job-acts.ts';

/** Closes one's own job. That ends no promise: whoever closes is led to those who still wait for an answer. */
export function useClosing(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const closing = useJobAct(id, ({ ownJobs }, reason: Closing) => ownJobs.closeJob.call({ id, closing: reason }), 'Vacature gesloten');

  async function leadToWaiting(): Promise<void> {
    if ((await countWaiting(queryClient, api, id)) > 0) await navigate({ to: '/banen/antwoorden', search: { vacature: id } });
  }

  return {
    close: (reason: Closing) => closing.mutate(reason, { onSuccess: () => void leadToWaiting() }),
    isPending: closing.isPending,
  };
}
