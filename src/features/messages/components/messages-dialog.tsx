import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../../platform/web/kit/dialog.tsx';
import { Plant } from '../../../platform/web/kit/drawings.tsx';
import { type Box, useConversation } from '../hooks/conversations.ts';
import { ConversationsPane } from './conversations-pane.tsx';
import style from './messages-dialog.module.css';
import type { Block } from './request-bar.tsx';
import { Thread } from './thread.tsx';

type MessagesDialogProps = {
  /** A person's id, or a list: gesprekken, verzoeken. */
  chat: string;
  /** The time of the message to open at. */
  at?: string | undefined;
  block: Block;
  onClose: () => void;
};

/** The list of conversations beside the open one; phones show one of the two. */
export function MessagesDialog({ chat, at, block, onClose }: MessagesDialogProps) {
  const navigate = useNavigate();
  const panes = useRef<HTMLDivElement>(null);
  const personId = chat === 'gesprekken' || chat === 'verzoeken' ? undefined : chat;
  const box = useBox(chat, personId);

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
    const list = box === 'open' ? 'gesprekken' : 'verzoeken';
    void navigate({ to: '/netwerk', search: (search) => ({ ...search, chat: list, bij: undefined }), replace: true, resetScroll: false });
  }

  return (
    <Dialog size="large" hasOwnHead={personId !== undefined} title="Berichten" onClose={onClose}>
      <div ref={panes} className={style.panes} data-open={personId !== undefined}>
        <ConversationsPane box={box} personId={personId} />
        {personId === undefined ? (
          <div className={style.nothing}>
            <Plant drawing="plant" size={112} />
            <p>Selecteer een gesprek om berichten te bekijken</p>
          </div>
        ) : (
          <Thread key={`${personId} ${at ?? ''}`} personId={personId} at={at} block={block} onLeave={leave} />
        )}
      </div>
    </Dialog>
  );
}

/** Returns the box that lists the open conversation; without one, the chosen box. */
function useBox(chat: string, personId: string | undefined): Box {
  const state = useConversation(personId).data?.state;
  const latest = useRef<Box>('open');
  if (personId === undefined) latest.current = chat === 'verzoeken' ? 'requests' : 'open';
  else if (state !== undefined) latest.current = state === 'request' ? 'requests' : 'open';
  return latest.current;
}
