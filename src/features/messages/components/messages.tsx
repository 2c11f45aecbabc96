import { Suspense } from 'react';
import { onDemand, useLoadedEarly } from '../../../platform/web/browser/on-demand.tsx';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import type { FindPeople } from './new-message.tsx';
import type { Block } from './request-bar.tsx';

const MessagesDialog = onDemand(
  async () => (await import(/* loads: early */ './messages-dialog.tsx')).MessagesDialog,
  ({ onClose }) => onClose(),
);

type MessagesProps = {
  /** The address's parameter: a person's id or a list; undefined when nothing is open. */
  chat: string | undefined;
  /** The time of the message to open at. */
  at: string | undefined;
  block: Block;
  useFound: FindPeople;
  onClose: () => void;
};

/** The messages dialog, open while the address says so. Loaded when opened, or once the page is idle. */
export function Messages({ chat, at, block, useFound, onClose }: MessagesProps) {
  const isHydrated = useHydrated();
  useLoadedEarly(MessagesDialog);
  if (!isHydrated || chat === undefined) return null;
  return (
    <Suspense>
      <MessagesDialog chat={chat} at={at} block={block} useFound={useFound} onClose={onClose} />
    </Suspense>
  );
}
