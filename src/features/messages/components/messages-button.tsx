import { CountBadge } from '../../../platform/web/kit/badge.tsx';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { IconMessage } from '../../../platform/web/kit/icons.tsx';
import { useToRead } from '../hooks/conversations.ts';
import { countLabel } from '../view/count-label.ts';

/** On the network page: opens the messages over it, with the count of the sign in the header. */
export function MessagesButton() {
  const { count, chat } = useToRead();
  return (
    <ButtonLink to="." search={(search) => ({ ...search, chat, bij: undefined })} resetScroll={false}>
      <IconMessage size={20} stroke={1.75} aria-hidden />
      Berichten
      {count > 0 && (
        <>
          <CountBadge tone="danger" isOnCorner aria-hidden>
            {countLabel(count)}
          </CountBadge>
          <Hidden>, {countLabel(count)} ongelezen</Hidden>
        </>
      )}
    </ButtonLink>
  );
}
