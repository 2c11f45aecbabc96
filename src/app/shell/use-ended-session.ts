import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isOfPerson, takeOwnEnd } from '../../platform/web/data/session.ts';
import { useApi } from '../../platform/web/data/use-api.ts';
import { toast } from '../../platform/web/kit/toast.ts';

/**
 * For the header of a signed-in person, which is removed when the session ends. Ended on another device, by another tab or
 * by time, the page becomes a visitor's, or the sign-in that returns to it: whoever sits at the screen sees nothing more.
 */
export function useEndedSession(): void {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(
    () => () => {
      if (queryClient.getQueryData(api.profiles.readMe.queryKey()) !== null || takeOwnEnd()) return;
      toast({ kind: 'error', title: 'Je bent uitgelogd', message: 'Log opnieuw in om verder te gaan.' });
      void router.invalidate().then(() => {
        queryClient.removeQueries({ predicate: isOfPerson, type: 'inactive' });
        return queryClient.invalidateQueries({ predicate: isOfPerson });
      });
    },
    [api, router, queryClient],
  );
}
