import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useApi } from '../../../platform/web/data/use-api.ts';
import type { Message } from '../contract.ts';
import { showRead } from './conversations.ts';

type Reading = {
  personId: string;
  /** The message up to which the conversation is read: the other person's last, or an own one where they wrote none. */
  last: Message | undefined;
  /** Whether there is something to mark as read. */
  isUnread: boolean;
  isAtEnd: RefObject<boolean>;
};

/** Marks the end as read while it is in view and the window has focus. Returns a function to call when the reader gets there. */
export function useReadMark({ personId, last, isUnread, isAtEnd }: Reading): () => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const said = useRef('');

  function say() {
    const isSeen = document.visibilityState === 'visible' && document.hasFocus() && isAtEnd.current;
    if (!isSeen || last === undefined || !isUnread || said.current === last.id) return;
    const { id } = last;
    said.current = id;
    api.messages.markRead.call({ id: personId, until: id }).then(
      () => showRead(queryClient, api, personId),
      // Retry on the next look after a failure.
      () => {
        said.current = '';
      },
    );
  }

  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
    say();
  });
  useEffect(() => {
    const look = () => latest.current();
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return say;
}
