import { CountBadge } from '../../../platform/web/kit/badge.tsx';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { IconMessage } from '../../../platform/web/kit/icons.tsx';
import { useMessageCounts } from '../hooks/conversations.ts';
import { countLabel } from '../view/count-label.ts';

/** The link to the viewer's conversations, with the number of those to read. */
export function MessagesButton() {
  const unread = useMessageCounts()?.unread ?? 0;
  return (
    <ButtonLink to="." search={(search) => ({ ...search, chat: 'gesprekken', bij: undefined })} resetScroll={false}>
      <IconMessage size={20} stroke={1.75} aria-hidden />
      Berichten
      {unread > 0 && (
        <>
          <CountBadge tone="danger" isOnCorner aria-hidden>
            {countLabel(unread)}
          </CountBadge>
          <Hidden>, {countLabel(unread)} ongelezen</Hidden>
        </>
      )}
    </ButtonLink>
  );
}
