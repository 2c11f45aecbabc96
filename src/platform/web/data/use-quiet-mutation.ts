import { type MutationOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs a mutation that a page makes by itself, such as telling that something was looked at, and of which nothing shows a state or a
 * failure. With `useMutation` the component that calls it would be drawn again when it begins and ends. The function stays the same.
 */
export function useQuietMutation<Data, Failure, Input, Result>(
  options: MutationOptions<Data, Failure, Input, Result>,
): (input: Input) => void {
  const queryClient = useQueryClient();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  return useCallback(
    (input) => {
      const mutation = queryClient.getMutationCache().build(queryClient, latest.current);
      mutation.execute(input).catch(() => undefined);
    },
    [queryClient],
  );
}
