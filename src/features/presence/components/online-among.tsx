import type { ReactNode } from 'react';
import { useOnline } from '../hooks/online.ts';
import { OnlineContext } from '../view/online-context.ts';

/** Asks for a whole list at once which of its people are online, for the `OnlineDot` of each row. */
export function OnlineAmong({ people, children }: { people: readonly { id: string }[]; children: ReactNode }) {
  const online = useOnline(people.map(({ id }) => id));
  return <OnlineContext value={online}>{children}</OnlineContext>;
}
