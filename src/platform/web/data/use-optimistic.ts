import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Toast, toast } from '../kit/toast.ts';
import { type ApiFailure, readFailure, readLimit } from './api-failure.ts';
import { keepPatches, type Patch, type Shown, showPatches, undoPatches } from './patches.ts';
import type { Word } from './words.ts';

type Refused<Input> = {
  input: Input;
  /** The refusal of the server; null when it gave no answer that means something to people. */
  failure: ApiFailure | null;
  error: unknown;
};

type Optimistic<Input, Result> = {
  call: (input: Input) => Promise<Result>;
  /** Changes to loaded data that show before the server has answered. */
  show: (input: Input) => readonly Patch[];
  /** Changes that replace them once the server has answered. */
  answer?: (result: Result, input: Input) => readonly Patch[];
  /** The words that it changes; without a result while it runs and when it failed. */
  changes?: (input: Input, result: Result | undefined) => readonly Word[];
  done?: (result: Result, input: Input) => void;
  /** The sentence under 'Fout', unless a limit says when to try again; or a toast of its own. Null where a form says it. */
  failed: null | string | ((refused: Refused<Input>) => string | Omit<Toast, 'kind'>);
  /** Codes of refusals that leave nothing to do, as somebody else was first: the change stays, and nothing is said. */
  moot?: readonly string[];
  /** Changes of one scope run one after the other, so that the last one stays. */
  scope?: string;
};

/** A change that shows at once: it is put back when the server refuses it, and a toast says why. */
export function useOptimistic<Input = void, Result = unknown>({
  call,
  show,
  answer,
  changes,
  done,
  failed,
  moot = [],
  scope,
}: Optimistic<Input, Result>): UseMutationResult<Result, Error, Input, Shown> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(input),
    onMutate: (input) => showPatches(queryClient, show(input)),
    onSuccess(result, input, shown) {
      keepPatches(queryClient, shown, answer?.(result, input));
      done?.(result, input);
    },
    async onError(error, input, shown) {
      const failure = readFailure(error);
      const isMoot = failure !== null && moot.includes(failure.code);
      if (isMoot && shown !== undefined) keepPatches(queryClient, shown);
      if (isMoot) return;
      if (failed !== null) {
        const reason = typeof failed === 'string' ? (readLimit(error) ?? failed) : failed({ input, failure, error });
        toast({ kind: 'error', ...(typeof reason === 'string' ? { title: 'Fout', message: reason } : reason) });
      }
      if (shown !== undefined) await undoPatches(queryClient, shown);
    },
    ...(changes === undefined ? {} : { meta: { changes } }),
    ...(scope === undefined ? {} : { scope: { id: scope } }),
  });
}
