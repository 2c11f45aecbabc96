import { Fragment, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useNow } from '../../../platform/web/browser/use-now.ts';
import { formatDay } from '../../../platform/web/format/days.ts';
import { Plant } from '../../../platform/web/kit/drawings.tsx';
import { Announce } from '../../../platform/web/kit/hidden.tsx';
import { IconArrowDown } from '../../../platform/web/kit/icons.tsx';
import { firstNameOf, nameOf } from '../../profiles/texts.ts';
import type { Conversation, Message } from '../contract.ts';
import { useKeptPlace } from '../hooks/kept-place.ts';
import { useOutbox } from '../hooks/outbox.ts';
import { useReadMark } from '../hooks/read-mark.ts';
import type { Thread, useThread } from '../hooks/thread.ts';
import { useIsTyping } from '../hooks/typing.ts';
import type { Unsent } from '../view/kept.ts';
import { isAnotherDay, lineUp } from '../view/line-up.ts';
import { LoadMore } from './load-more.tsx';
import { MessageItem } from './message-item.tsx';
import style from './message-list.module.css';
import { UnsentItem } from './unsent-item.tsx';

type MessageListProps = {
  conversation: Conversation;
  /** False while only a stale copy of the conversation is cached. */
  isFresh: boolean;
  loaded: Thread;
  more: ReturnType<typeof useThread>['more'];
  at: string | undefined;
  onEdit: (message: Message) => void;
  onShowEnd: () => void;
  onGiveUp: (message: Unsent) => void;
  ref: Ref<{ toEnd(): void }>;
};

const markedMilliseconds = 3_000;

/** The messages of a conversation, oldest first. Scrolling loads older and newer ones, and keeps the reader's place. */
export function MessageList({ conversation, isFresh, loaded, more, at, onEdit, onShowEnd, onGiveUp, ref }: MessageListProps) {
  const { person, readUntil } = conversation;
  const { messages, older, newer } = loaded;
  const scroller = useRef<HTMLElement>(null);
  const now = useNow(Date.now());
  const outbox = useOutbox();
  const unsent =
    newer === null ? outbox.messages.filter(({ id, personId }) => personId === person.id && !messages.some((one) => one.id === id)) : [];
  // The marks when the conversation was opened; undefined while those aren't known.
  const [opened, setOpened] = useState<{ unread: { readUntil: string | null } | null; wasMarkedUnread: boolean }>();
  if (opened === undefined && isFresh) {
    const unread = conversation.unreadCount > 0 && at === undefined ? { readUntil: conversation.ownReadUntil } : null;
    setOpened({ unread, wasMarkedUnread: conversation.isMarkedUnread });
  }
  const lastOfOther = messages.findLast(({ senderId }) => senderId === person.id);
  const isTyping = useIsTyping(person.id, lastOfOther?.id);
  const isMarked = useMarked(at);

  const { isAtEnd, atEnd, onScroll, toEnd } = useKeptPlace({
    scroller,
    shown: JSON.stringify([messages.length, messages[0]?.id, messages.at(-1)?.id, unsent.length, isTyping]),
    hasEnd: newer === null,
    begin(element) {
      const place = element.querySelector<HTMLElement>(at === undefined ? '[data-new]' : `[data-at="${at}"]`);
      if (place === null) return false;
      const [top, edge] = [place.getBoundingClientRect().top, element.getBoundingClientRect().top];
      element.scrollTop += top - edge - (at === undefined ? 0 : element.clientHeight / 2);
      return true;
    },
  });
  useImperativeHandle(ref, () => ({ toEnd }));
  const sayRead = useReadMark({
    personId: person.id,
    // Where nobody answered, the mark that the viewer set themselves goes by their own message.
    last: newer === null ? (lastOfOther ?? messages.at(-1)) : undefined,
    // A mark that is set while the conversation is open is for the next time.
    isUnread: conversation.unreadCount > 0 || (conversation.isMarkedUnread && opened?.wasMarkedUnread === true),
    isAtEnd: atEnd,
  });

  // Count the messages that came since the reader was last at the end.
  const last = messages.at(-1)?.createdAt ?? '';
  const [seenUntil, setSeenUntil] = useState(last);
  if (isAtEnd && seenUntil !== last) setSeenUntil(last);
  const unseen = isAtEnd ? 0 : messages.filter(({ senderId, createdAt }) => senderId === person.id && createdAt > seenUntil).length;
  const lastRead = messages.findLast(({ senderId, createdAt }) => senderId !== person.id && readUntil !== null && createdAt <= readUntil);

  return (
    <div className={style.place}>
      <section
        ref={scroller}
        className={style.scroller}
        aria-label={`Berichten met ${nameOf(person)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard.
        tabIndex={0}
        onScroll={() => {
          onScroll();
          sayRead();
        }}
      >
        <div className={style.content}>
          {older !== null && <LoadMore direction="older" more={more} scroller={scroller} />}
          {messages.length === 0 && unsent.length === 0 && (
            <div className={style.empty}>
              <Plant drawing="seed" size={96} />
              <p>Nog geen berichten. Begin een gesprek!</p>
            </div>
          )}
          {/* Not live: `Arrived` announces new messages, and loaded older ones must stay silent. */}
          <div role="log" aria-live="off" aria-label="Berichten">
            <ol className={style.list}>
              {lineUp(messages, person.id, opened?.unread ?? null).map((line) => (
                <Fragment key={line.message.id}>
                  {line.beginsDay && <Day>{formatDay(line.message.createdAt, now)}</Day>}
                  {line.beginsNew && (
                    <li className={style.new} data-new>
                      <span>Nieuwe berichten</span>
                    </li>
                  )}
                  <MessageItem
                    line={line}
                    person={person}
                    isMarked={isMarked && line.message.createdAt === at}
                    isLastRead={line.message.id === lastRead?.id}
                    onEdit={onEdit}
                  />
                </Fragment>
              ))}
              {unsent.length > 0 && isAnotherDay(messages.at(-1), now) && <Day>Vandaag</Day>}
              {unsent.map((message) => (
                <UnsentItem key={message.id} message={message} waits={outbox.waits} onGiveUp={onGiveUp} />
              ))}
            </ol>
          </div>
          {newer !== null && <LoadMore direction="newer" more={more} scroller={scroller} />}
          {isTyping && (
            <p className={style.typing} role="status">
              {firstNameOf(person)} is aan het typen…
            </p>
          )}
        </div>
      </section>
      {!isAtEnd && (unseen > 0 || newer !== null) && (
        <button
          type="button"
          className={style.jump}
          onClick={() => {
            onShowEnd();
            scroller.current?.focus({ preventScroll: true });
          }}
        >
          {jumpWords(unseen)}
          <IconArrowDown size={18} stroke={2} aria-hidden />
        </button>
      )}
      <Arrived message={newer === null ? lastOfOther : undefined} name={firstNameOf(person)} />
    </div>
  );
}

function Day({ children }: { children: string }) {
  return (
    <li className={style.day}>
      <span>{children}</span>
    </li>
  );
}

function jumpWords(unseen: number): string {
  if (unseen === 0) return 'Naar de nieuwste';
  return unseen === 1 ? 'Nieuw bericht' : `${unseen} nieuwe berichten`;
}

/** Whether to highlight the message at which the conversation was opened; only for a moment. */
function useMarked(at: string | undefined): boolean {
  const [isMarked, setMarked] = useState(at !== undefined);
  useEffect(() => {
    const timer = setTimeout(() => setMarked(false), markedMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return isMarked;
}

/** Announces new messages to screen readers. */
function Arrived({ message, name }: { message: Message | undefined; name: string }) {
  const [told, setTold] = useState('');
  const known = useRef(message?.createdAt ?? '');
  useEffect(() => {
    if (message === undefined || message.createdAt <= known.current) return;
    known.current = message.createdAt;
    setTold(`Nieuw bericht van ${name}: ${message.content || 'een bijlage'}`);
  }, [message, name]);
  return <Announce>{told}</Announce>;
}
