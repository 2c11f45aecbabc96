import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { onDemand } from '../../../platform/web/browser/on-demand.tsx';
import { Dialog } from '../../../platform/web/kit/dialog.tsx';
import { Plant } from '../../../platform/web/kit/drawings.tsx';
import { type Box, useConversation } from '../hooks/conversations.ts';
import { listOf, type MessagesList } from '../view/search.ts';
import { ConversationsPane } from './conversations-pane.tsx';
import style from './messages-dialog.module.css';
import type { FindPeople } from './new-message.tsx';
import type { Block } from './request-bar.tsx';
import { Thread } from './thread.tsx';

/** Its search for people is a large part of the messages, and few begin a conversation here. */
const NewMessage = onDemand(
  async () => (await import('./new-message.tsx')).NewMessage,
  ({ onLeave }) => onLeave(),
);

type MessagesDialogProps = {
  /** A person's id, or a list. */
  chat: string;
  /** The time of the message to open at. */
  at?: string | undefined;
  block: Block;
  useFound: FindPeople;
  onClose: () => void;
};

/** The list of conversations beside the open one; phones show one of the two. */
export function MessagesDialog({ chat, at, block, useFound, onClose }: MessagesDialogProps) {
  const navigate = useNavigate();
  const panes = useRef<HTMLDivElement>(null);
  const opened = listOf(chat);
  const personId = opened === null ? chat : undefined;
  const box = useBox(opened, personId);

  const hasPane = personId !== undefined || opened === 'nieuw';

  // After leaving a conversation, focus its row in the list.
  const left = useRef(personId);
  useEffect(() => {
    if (personId === undefined && left.current !== undefined) {
      const row = panes.current?.querySelector<HTMLElement>(`[data-person="${left.current}"]`);
      (row ?? panes.current?.querySelector<HTMLElement>('nav [aria-current]'))?.focus();
    }
    left.current = personId;
  }, [personId]);

  function leave() {
    void navigate({ to: '.', search: (search) => ({ ...search, chat: listsOf[box], bij: undefined }), replace: true, resetScroll: false });
  }

  return (
    <Dialog size="large" hasOwnHead={hasPane} isInAddress title="Berichten" onClose={onClose}>
      <div ref={panes} className={style.panes} data-open={hasPane}>
        <ConversationsPane box={box} personId={personId} />
        {opened === 'nieuw' && (
          <Suspense>
            <NewMessage useFound={useFound} onLeave={leave} />
          </Suspense>
        )}
        {!hasPane && (
          <div className={style.nothing}>
            <Plant drawing="plant" size={112} />
            <p>Selecteer een gesprek om berichten te bekijken</p>
          </div>
        )}
        {personId !== undefined && <Thread key={`${personId} ${at ?? ''}`} personId={personId} at={at} block={block} onLeave={leave} />}
      </div>
    </Dialog>
  );
}

const boxOf: Record<MessagesList, Box> = { gesprekken: 'open', verzoeken: 'requests', archief: 'archived', nieuw: 'open' };
const listsOf: Record<Box, MessagesList> = { open: 'gesprekken', requests: 'verzoeken', archived: 'archief' };

/** Returns the box that lists the open conversation; without one, the chosen box. */
function useBox(opened: MessagesList | null, personId: string | undefined): Box {
  const conversation = useConversation(personId).data;
  const latest = useRef<Box>('open');
  if (opened !== null) latest.current = boxOf[opened];
  else if (conversation?.isArchived) latest.current = 'archived';
  else if (conversation !== undefined) latest.current = conversation.state === 'request' ? 'requests' : 'open';
  return latest.current;
}
