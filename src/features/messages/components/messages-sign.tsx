import { Link } from '@tanstack/react-router';
import { CountBadge } from '../../../platform/web/kit/badge.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { IconMessage } from '../../../platform/web/kit/icons.tsx';
import { useToRead } from '../hooks/conversations.ts';
import { countLabel } from '../view/count-label.ts';
import style from './messages-sign.module.css';

/** In the header: opens the messages over the page, and counts the conversations and requests to read. `className` is the header's. */
export function MessagesSign({ className }: { className: string | undefined }) {
  const { count, chat } = useToRead();
  return (
    <Link
      to="."
      search={(now) => ({ ...now, chat, bij: undefined })}
      resetScroll={false}
      preload={false}
      activeProps={{ 'aria-current': undefined }}
      className={`${className} ${style.sign}`}
    >
      <IconMessage size={22} stroke={1.75} aria-hidden="true" />
      <Hidden>{count > 0 ? `Berichten, ${countLabel(count)} ongelezen` : 'Berichten'}</Hidden>
      {count > 0 && (
        <span className={style.badge}>
          <CountBadge tone="danger" isOnCorner aria-hidden>
            {countLabel(count)}
          </CountBadge>
        </span>
      )}
    </Link>
  );
}
