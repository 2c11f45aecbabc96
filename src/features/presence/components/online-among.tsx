import type { ReactNode } from 'react';
import { useOnline } from '../hooks/online.ts';
import { OnlineContext } from '../view/online-context.ts';

/** A list whose rows have an `OnlineDot`: who of its people is online is asked for all of them at once. */
export function OnlineAmong({ people, children }: { people: readonly { id: string }[]; children: ReactNode }) {
  const online = useOnline(people.map(({ id }) => id));
  return <OnlineContext value={online}>{children}</OnlineContext>;
}
