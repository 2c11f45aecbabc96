import { type InfiniteData, useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { readFailure, readLimit } from '../../../platform/web/data/api-failure.ts';
import { type Patch, patch } from '../../../platform/web/data/patches.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../../platform/web/data/use-optimistic.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import type { Match, MatchState } from '../contract.ts';
import type { MatchAnswer } from '../policy.ts';
import type {} from '../view/words.ts';

type Pair = Pick<Match, 'jobId' | 'talentId'>;
type Loaded = InfiniteData<{ matches: Match[] }>;

const toasts = {
  interested: { title: 'Status bijgewerkt', message: 'Je hebt interesse getoond in deze match. Je kunt nu contact opnemen.' },
  rejected: { title: 'Match afgewezen', message: 'Je hebt deze match afgewezen.' },
  none: { title: 'Status bijgewerkt', message: 'Je hebt je antwoord teruggenomen.' },
};

/** Says whether a match is of interest, or takes that back; it shows at once wherever the match is. */
export function useAnswer(pair: Pair) {
  const { jobId, talentId } = pair;
  const api = useApi();
  const change = (state: Partial<MatchState>): Patch[] => [
    patch<Loaded>(api.matches.listMatches.key(), (data) => ({
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        matches: page.matches.map((match) => (match.jobId === jobId && match.talentId === talentId ? { ...match, ...state } : match)),
      })),
    })),
  ];
  return useOptimistic({
    call: (answer: MatchAnswer | null) => api.matches.answerMatch.call({ jobId, talentId, answer }),
    // The other side's answer decides too, which the server knows.
    show: (answer) => change({ answer, status: answer ?? 'pending' }),
    answer: (state) => change(state),
    changes: () => ['matches'],
    done: (_state, answer) => toast({ kind: 'success', ...toasts[answer ?? 'none'] }),
    failed: ({ failure }) => failure?.message ?? 'Je antwoord kon niet worden bewaard. Probeer opnieuw.',
    scope: `match-${jobId}-${talentId}`,
  });
}

/** Takes up contact, and opens the conversation over the page. */
export function useContact() {
  const api = useApi();
  const navigate = useNavigate();
  return useMutation(
    api.matches.contactMatch.mutationOptions({
      onSuccess: ({ personId }) =>
        void navigate({ to: '.', search: (now) => ({ ...now, chat: personId, bij: undefined }), resetScroll: false }),
      onError(error) {
        const message = readLimit(error) ?? readFailure(error)?.message ?? 'Het gesprek kon niet worden geopend. Probeer opnieuw.';
        toast({ kind: 'error', title: 'Fout', message });
      },
      meta: { changes: () => ['matches'] },
    }),
  );
}
