import { IconMessage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import buttons from '../../../platform/web/kit/button.module.css';
import hidden from '../../../platform/web/kit/page.module.css';
import { useMessageCounts } from '../hooks/conversations.ts';
import style from './messages-button.module.css';

/** platform.md §9 */
export const countLabel = (count: number) => (count > 99 ? '99+' : String(count));

/** The way to one's conversations, with how many messages are unread. */
export function MessagesButton() {
  const unread = useMessageCounts()?.unread ?? 0;
  return (
    <Link
      to="/netwerk"
      search={(search) => ({ ...search, chat: 'gesprekken', bij: undefined })}
      resetScroll={false}
      activeProps={{}}
      className={`${buttons.secondary} ${style.button}`}
    >
      <IconMessage size={20} stroke={1.75} aria-hidden />
      Berichten
      {unread > 0 && (
        <>
          <span className={style.badge} aria-hidden="true">
            {countLabel(unread)}
          </span>
          <span className={hidden.hidden}>, {countLabel(unread)} ongelezen</span>
        </>
      )}
    </Link>
  );
}
