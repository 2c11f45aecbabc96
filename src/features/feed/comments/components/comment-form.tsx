import { type KeyboardEvent, type Ref, type SubmitEvent, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { type Attempt, attemptFor } from '../../../../platform/attempt.ts';
import { isVisible } from '../../../../platform/visible-text.ts';
import { useAutoHeight } from '../../../../platform/web/browser/use-auto-height.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Hidden } from '../../../../platform/web/kit/hidden.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { useMe } from '../../../profiles/hooks.ts';
import { TextLimit } from '../../components/text-limit.tsx';
import { keptComment, maxCommentLength, type useCreateComment } from '../hooks.ts';
import style from './comment-form.module.css';

type CommentFormProps = {
  fieldId: string;
  postId: string;
  create: ReturnType<typeof useCreateComment>;
  /** Whether to focus the field at once: a person who opens the comments can start typing. */
  focusAtOnce: boolean;
  ref: Ref<{ focus(): void }>;
};

/** Writes a comment. The field is free again at once; what couldn't be sent comes back to it, also after a reload. */
export function CommentForm({ fieldId, postId, create, focusAtOnce, ref }: CommentFormProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const latest = useRef('');
  const attempt = useRef<Attempt>(null);
  const writerId = useMe()?.id ?? '';
  useAutoHeight(field, text);
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);

  useEffect(() => {
    // Text typed before hydration is newer than the kept text.
    latest.current = field.current?.value || (keptComment.read(writerId, postId) ?? '');
    setText(latest.current);
    if (focusAtOnce) field.current?.focus({ preventScroll: true });
  }, [writerId, postId, focusAtOnce]);

  function keep(next: string) {
    latest.current = next;
    setText(next);
    keptComment.write(next.trim() === '' ? null : next, writerId, postId);
  }

  const content = text.trim();
  const left = maxCommentLength - content.length;

  function send() {
    if (create.isPending || left < 0) return;
    if (!isVisible(content)) {
      toast({ kind: 'error', title: 'Leeg bericht', message: 'Voer een reactie in.' });
      field.current?.focus();
      return;
    }
    attempt.current = attemptFor(attempt.current, content);
    create.mutate(
      { id: postId, commentId: attempt.current.id, content },
      {
        onSuccess() {
          attempt.current = null;
          // Kept until now, so that a reload in between loses nothing; text typed meanwhile is kept from here on.
          keep(latest.current);
        },
        onError() {
          keep([content, latest.current.trim()].filter((part) => part !== '').join('\n'));
          field.current?.focus();
        },
      },
    );
    latest.current = '';
    setText('');
    field.current?.focus();
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send();
  }

  return (
    <form method="post" className={style.form} onSubmit={submit}>
      <label className={style.label}>
        <Hidden>Schrijf een reactie</Hidden>
        <textarea
          ref={field}
          id={fieldId}
          rows={1}
          placeholder="Schrijf een reactie..."
          value={text}
          className={style.field}
          aria-invalid={left < 0}
          aria-describedby={`${id}-rest`}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onChange={(event) => keep(event.currentTarget.value)}
          onKeyDown={sendByKey}
        />
      </label>
      <Button type="submit" tone="primary" disabled={create.isPending || left < 0}>
        Reageren
      </Button>
      <TextLimit id={`${id}-rest`} left={left} />
    </form>
  );
}
