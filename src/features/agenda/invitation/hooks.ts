import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { retriesOnce } from '../../../platform/web/data/retries.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import { toastAnswered } from '../hooks/act.ts';
import type { Invitation } from './contract.ts';

type Api = ReturnType<typeof useApi>;

export const invitationOptions = (api: Api, token: string) =>
  api.invitation.readInvitation.queryOptions({ input: { token }, meta: { shows: ['invitation'] } });

/** The invitation of a link. Refetches on mount, because visitors get pages from a short-lived cache. */
export function useInvitation(token: string) {
  return useQuery({
    ...invitationOptions(useApi(), token),
    refetchOnMount: 'always',
    retry: retriesOnce,
  });
}

export type InvitationAnswer = 'confirmed' | 'declined';
type Answer = { sequence: number; answer: InvitationAnswer; reason: string };

/** Answers by the link of a mail. */
export function useAnswerInvitation(token: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = invitationOptions(api, token);
  return useMutation({
    mutationFn: (answer: Answer) => api.invitation.answerInvitation.call({ token, ...answer }),
    onSuccess(invitation: Invitation) {
      queryClient.setQueryData(queryKey, invitation);
      toastAnswered(invitation.status);
    },
    onError(error) {
      toast({ kind: 'error', title: 'Fout', message: readFailure(error)?.message ?? 'Kon meeting status niet bijwerken' });
    },
    // A refusal means that the page shows outdated data.
    meta: { changes: (_answer, invitation) => (invitation === undefined ? ['invitation'] : ['meetings']), isAwaited: true },
  });
}
