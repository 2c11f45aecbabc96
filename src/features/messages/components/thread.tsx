import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { LoadFailure } from '../../../platform/web/kit/load-failure.tsx';
import { LoadingNote } from '../../../platform/web/kit/skeleton.tsx';
import type { Conversation, Message } from '../contract.ts';
import { useConversation } from '../hooks/conversations.ts';
import { dropUnsent } from '../hooks/outbox.ts';
import { type Thread as LoadedMessages, useThread } from '../hooks/thread.ts';
import type { Unsent } from '../view/kept.ts';
import { Composer, type ComposerHandle } from './composer.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { MessageEditor } from './message-editor.tsx';
import { MessageList } from './message-list.tsx';
import { type Block, RequestBar } from './request-bar.tsx';
import style from './thread.module.css';
import { ThreadHeader } from './thread-header.tsx';

type ThreadProps = {
  personId: string;
  at: string | undefined;
  block: Block;
  onLeave: () => void;
};

/** The right pane: a conversation and the field for a message. */
export function Thread({ personId, at, block, onLeave }: ThreadProps) {
  const conversation = useConversation(personId);
  const thread = useThread(personId, at);
  const isGone = readFailure(conversation.error)?.code === 'NOT_FOUND';
  if (conversation.data === undefined || thread.data === undefined || isGone) {
    const hasFailed = conversation.isError || thread.isError;
    return (
      <section className={style.thread} aria-label="Gesprek">
        <ThreadHeader person={conversation.data?.person} onLeave={onLeave} />
        {hasFailed ? (
          <div className={style.failure}>
            {isGone ? (
              <p role="alert">Deze persoon bestaat niet (meer).</p>
            ) : (
              <LoadFailure size="centred" onRetry={() => void Promise.all([conversation.refetch(), thread.refetch()])}>
                Het gesprek kon niet worden geladen.
              </LoadFailure>
            )}
          </div>
        ) : (
          <ThreadSkeleton />
        )}
      </section>
    );
  }
  return (
    <LoadedThread
      conversation={conversation.data}
      isFresh={conversation.isFetchedAfterMount || !conversation.isStale}
      loaded={thread.data}
      more={thread.more}
      at={at}
      block={block}
      onLeave={onLeave}
    />
  );
}

type LoadedThreadProps = Pick<ThreadProps, 'at' | 'block' | 'onLeave'> & {
  conversation: Conversation;
  /** False while only a stale copy of the conversation is cached. */
  isFresh: boolean;
  loaded: LoadedMessages;
  more: ReturnType<typeof useThread>['more'];
};

function LoadedThread({ conversation, isFresh, loaded, more, at, block, onLeave }: LoadedThreadProps) {
  const { person } = conversation;
  const navigate = useNavigate();
  const [editing, setEditing] = useState<Message | null>(null);
  const list = useRef<{ toEnd(): void }>(null);
  const composer = useRef<ComposerHandle>(null);
  const header = useRef<HTMLElement>(null);

  useEffect(() => {
    // Wait for the dialog, which takes focus as it opens. On phones, focusing the field would open the keyboard.
    const frame = requestAnimationFrame(() => {
      if (window.matchMedia('(min-width: 768px)').matches) composer.current?.focus();
      else header.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  /** Scrolls to the end, where a sent message appears. */
  function showEnd() {
    if (loaded.newer === null) list.current?.toEnd();
    else void navigate({ to: '.', search: (search) => ({ ...search, bij: undefined }), replace: true, resetScroll: false });
  }

  function giveUp(message: Unsent) {
    dropUnsent(message);
    composer.current?.takeBack(message);
  }

  function stopEditing() {
    flushSync(() => setEditing(null));
    composer.current?.focus();
  }

  return (
    <section className={style.thread} aria-label="Gesprek">
      <ThreadHeader
        ref={header}
        person={person}
        onLeave={onLeave}
        menu={<ConversationMenu conversation={conversation} block={block} onLeave={onLeave} />}
      />
      <MessageList
        ref={list}
        conversation={conversation}
        isFresh={isFresh}
        loaded={loaded}
        more={more}
        at={at}
        onEdit={setEditing}
        onShowEnd={showEnd}
        onGiveUp={giveUp}
      />
      <div className={style.foot}>
        {(conversation.state === 'request' || conversation.state === 'ignored') && (
          <RequestBar conversation={conversation} block={block} onLeave={onLeave} onAnswered={() => composer.current?.focus()} />
        )}
        {editing !== null && <MessageEditor key={editing.id} personId={person.id} message={editing} onDone={stopEditing} />}
        {/* Keep it mounted during an edit, so that uploads under way go on. */}
        <div hidden={editing !== null}>
          <Composer ref={composer} conversation={conversation} onSent={showEnd} />
        </div>
      </div>
    </section>
  );
}

/** Has the shape of a conversation. */
function ThreadSkeleton() {
  return (
    <div className={style.skeleton}>
      <LoadingNote>Gesprek laden...</LoadingNote>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
    </div>
  );
}
