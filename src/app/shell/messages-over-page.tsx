import { rootRouteId, useNavigate, useSearch } from '@tanstack/react-router';
import { useFindParticipants } from '../../features/agenda/hooks/find.ts';
import { Messages } from '../../features/messages/components/messages.tsx';
import { useBlock } from '../../features/network/hooks/block.ts';

/** The messages, over whichever page the address names. */
export function MessagesOverPage() {
  const { chat, bij } = useSearch({ from: rootRouteId });
  const navigate = useNavigate();
  const { mutate: block } = useBlock();
  const close = () =>
    void navigate({ to: '.', search: (search) => ({ ...search, chat: undefined, bij: undefined }), replace: true, resetScroll: false });
  return (
    <Messages
      chat={chat}
      at={bij}
      block={(person, onSuccess) => block(person, { onSuccess })}
      useFound={useFindParticipants}
      onClose={close}
    />
  );
}
