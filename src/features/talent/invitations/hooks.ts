import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Attempt, attemptFor } from '../../../platform/attempt.ts';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useForm } from '../../../platform/web/forms/use-form.ts';
import { toast, toastFailure } from '../../../platform/web/kit/toast.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';
import type {} from '../../jobs/applications/view/words.ts';
import { shownTitle } from '../../jobs/view/shown-title.ts';
import { nameOf } from '../../profiles/texts.ts';
import type { Talent } from '../contract.ts';
import type { Side } from './policy.ts';
import { checkInvite, type InviteDraft } from './view/invite.ts';

type Api = ReturnType<typeof useApi>;

const invitationsOptions = (api: Api, side: Side) =>
  api.talentInvitations.listInvitations.infiniteOptions({
    input: (after: string | undefined) => ({ side, after }),
    ...paging,
    meta: { shows: ['talent-invitations', 'applications', 'relations'], follows: true },
  });

/** Prefetches a list of invitations; the screen reports a failure. */
export function loadInvitations(queryClient: QueryClient, api: Api, side: Side): Promise<void> {
  return queryClient.prefetchInfiniteQuery(invitationsOptions(api, side));
}

export const useInvitations = (side: Side) => usePages(invitationsOptions(useApi(), side), ({ invitations }) => invitations);

/** The viewer's open jobs, for inviting one talent. */
export const useInvitableJobs = (talentId: string) =>
  useQuery(
    useApi().talentInvitations.listInvitableJobs.queryOptions({
      input: { id: talentId },
      meta: { shows: ['talent-invitations', 'applications'] },
    }),
  );

/** The form of an invitation. */
export function useInviteForm({ talent, initial, onSent }: { talent: Talent; initial: InviteDraft; onSent: () => void }) {
  const api = useApi();
  const attempt = useRef<Attempt | null>(null);
  const { mutateAsync } = useMutation(
    api.talentInvitations.inviteTalent.mutationOptions({ meta: { changes: () => ['talent-invitations'] } }),
  );
  return useForm({
    initial,
    check: checkInvite,
    save(input: InviteDraft) {
      attempt.current = attemptFor(attempt.current, JSON.stringify([input.jobId, input.message]));
      return mutateAsync({ ...input, talentId: talent.id, id: attempt.current.id });
    },
    done() {
      toast({ kind: 'success', title: 'Uitnodiging verstuurd', message: nameOf(talent.person) });
      onSent();
    },
    title: 'Uitnodiging niet verstuurd',
    fieldOf: (code) => (['JOB_NOT_OPEN', 'ALREADY_INVITED', 'ALREADY_APPLIED'].includes(code) ? 'jobId' : undefined),
  });
}

/** Says no to an invitation for this job. */
export function useDecline(jobTitle: string) {
  const api = useApi();
  return useMutation(
    api.talentInvitations.declineInvitation.mutationOptions({
      onSuccess: () => toast({ kind: 'success', title: 'Je hebt bedankt voor deze uitnodiging', message: shownTitle(jobTitle) }),
      onError(error) {
        const failure = readFailure(error);
        if (failure === null) toastFailure();
        else toast({ kind: 'error', title: 'Niet gelukt', message: failure.message });
      },
      meta: { changes: () => ['talent-invitations'] },
    }),
  );
}
