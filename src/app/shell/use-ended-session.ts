import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Me } from '../../features/profiles/hooks.ts';
import { isOfPerson, takeOwnEnd } from '../../platform/web/data/session.ts';
import { toast } from '../../platform/web/kit/toast.ts';

/**
 * Follows the end of a session on another device, by another tab or by time: the page becomes a visitor's, or the sign-in
 * that returns to it, so that whoever sits at the screen sees nothing more of the person. Where another tab signed in as
 * somebody else, the page begins anew as theirs.
 */
export function useEndedSession(me: Me | null): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  const before = useRef(me);
  useEffect(() => {
    const was = before.current;
    before.current = me;
    if (was !== null && me !== null && was.id !== me.id) {
      // Without the question of the browser whether to leave what isn't saved: it would stay for another person to read and send.
      router.history.destroy();
      window.location.reload();
      return;
    }
    const hasEnded = was !== null && me === null;
    if (!hasEnded || takeOwnEnd()) return;
    toast({ kind: 'error', title: 'Je bent uitgelogd', message: 'Log opnieuw in om verder te gaan.' });
    void router.invalidate().then(() => {
      queryClient.removeQueries({ predicate: isOfPerson, type: 'inactive' });
      return queryClient.invalidateQueries({ predicate: isOfPerson });
    });
  }, [me, router, queryClient]);
}
