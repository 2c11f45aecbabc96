import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ChosenStatus } from '../../applications/policy.ts';
import { useClosing } from '../../own/hooks/closing.ts';
import type { Received } from '../contract.ts';
import { talkWith } from '../view/talk-with.ts';

type Moving = { applications: readonly Received[]; to: ChosenStatus };

/** The dialogs that follow from a move: the texts, the agenda after an invitation, and the end of a job whose place is filled. */
export function useMoving({ job, onDone }: { job: { id: string; title: string; isOpen: boolean }; onDone?: () => void }) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const [moved, setMoved] = useState<{ id: string; to: ChosenStatus } | null>(null);
  const [asksToClose, setAsksToClose] = useState(false);
  const { close } = useClosing(job.id);
  const navigate = useNavigate();

  return {
    moving,
    begin: (applications: readonly Received[], to: ChosenStatus) => setMoving({ applications, to }),
    cancel: () => setMoving(null),
    finish(to: ChosenStatus, plans: boolean) {
      const [first, ...others] = moving?.applications ?? [];
      if (first !== undefined && others.length === 0) setMoved({ id: first.id, to });
      const person = first?.person;
      setMoving(null);
      onDone?.();
      if (plans && person != null) void navigate({ to: '/agenda', search: talkWith(person.id, job.title) });
      if (to === 'hired' && job.isOpen) setAsksToClose(true);
    },
    /** The one that was moved last, until it is drawn in its new column. */
    moved,
    place: () => setMoved(null),
    asksToClose,
    leaveOpen: () => setAsksToClose(false),
    close: () => close('filled'),
  };
}

export type MovingState = ReturnType<typeof useMoving>;
