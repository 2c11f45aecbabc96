import { useState } from 'react';
import { IconArchive, IconArchiveOff, IconBan, IconBell, IconBellOff, IconMailOpened } from '../../../platform/web/kit/icons.tsx';
import { Menu } from '../../../platform/web/kit/menu.tsx';
import { nameOf } from '../../profiles/texts.ts';
import { BlockDialog } from '../../relations/components/block-dialog.tsx';
import type { Conversation } from '../contract.ts';
import { useMarkConversation } from '../own/hooks.ts';
import type { Block } from './request-bar.tsx';

type ConversationMenuProps = { conversation: Conversation; block: Block; onLeave: () => void };

/** Further actions on an open conversation. Those that put it out of sight leave it. */
export function ConversationMenu({ conversation: { person, state, isMuted, isArchived }, block, onLeave }: ConversationMenuProps) {
  const name = nameOf(person);
  const { mutate } = useMarkConversation(person.id, name);
  const [asks, setAsks] = useState(false);

  function leaveWith(marks: Parameters<typeof mutate>[0]) {
    onLeave();
    mutate(marks);
  }

  const ofOpen = [
    { label: 'Markeren als ongelezen', icon: IconMailOpened, onChoose: () => leaveWith({ isMarkedUnread: true }) },
    isMuted
      ? { label: 'Meldingen weer aan', icon: IconBell, onChoose: () => mutate({ isMuted: false }) }
      : { label: 'Dempen', icon: IconBellOff, onChoose: () => mutate({ isMuted: true }) },
    isArchived
      ? { label: 'Uit archief halen', icon: IconArchiveOff, onChoose: () => mutate({ isArchived: false }) }
      : { label: 'Archiveren', icon: IconArchive, onChoose: () => leaveWith({ isArchived: true }) },
  ];
  const items = [...(state === 'open' ? ofOpen : []), { label: 'Blokkeren', icon: IconBan, onChoose: () => setAsks(true) }];
  return (
    <>
      <Menu label={`Meer over het gesprek met ${name}`} items={items} />
      {asks && <BlockDialog name={name} onConfirm={() => block(person, onLeave)} onClose={() => setAsks(false)} />}
    </>
  );
}
