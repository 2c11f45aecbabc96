import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { type Attempt, attemptFor } from '../../../../platform/attempt.ts';
import { useAutoHeight } from '../../../../platform/web/browser/use-auto-height.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Hidden } from '../../../../platform/web/kit/hidden.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { useMe } from '../../../profiles/hooks.ts';
import { TextLimit } from '../../components/text-limit.tsx';
import { useGonePost } from '../../hooks/gone.ts';
import { sendByKey } from '../../view/send-by-key.ts';
import { keptComment, type useCreateComment } from '../hooks.ts';
import { maxCommentLength } from '../policy.ts';
import { type CommentText, checkComment } from '../view/check-comment.ts';
import style from './comment-form.module.css';
import { LostCommentDialog } from './lost-comment-dialog.tsx';

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
  const [isGone, setGone] = useState(false);
  const leave = useGonePost(postId);
  const form = useCommentForm(postId, create, { onSend: () => field.current?.focus(), onGone: () => setGone(true) });
  const { error, ...content } = form.field('content');
  const left = maxCommentLength - content.value.trim().length;
  useAutoHeight(field, content.value);
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);

  useEffect(() => {
    if (focusAtOnce) field.current?.focus({ preventScroll: true });
  }, [focusAtOnce]);

  /** The post leaves with its form, and the text with them. */
  function giveUp() {
    form.change({ content: '' });
    leave();
  }

  return (
    <form {...form.props} className={style.form}>
      <label>
        <Hidden>Schrijf een reactie</Hidden>
        <textarea
          ref={field}
          id={fieldId}
          rows={1}
          placeholder="Schrijf een reactie..."
          className={style.field}
          aria-invalid={left < 0 || error !== undefined}
          aria-describedby={`${id}-rest`}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onKeyDown={(event) => sendByKey(event, () => void form.send())}
          {...content}
        />
      </label>
      <Button type="submit" tone="primary" disabled={form.isBusy || left < 0}>
        Reageren
      </Button>
      <TextLimit id={`${id}-rest`} left={left} problem={error} />
      {isGone && <LostCommentDialog content={content.value} onLeave={giveUp} onClose={() => setGone(false)} />}
    </form>
  );
}

type Steps = { onSend: () => void /** The post was deleted meanwhile. */; onGone: () => void };

function useCommentForm(postId: string, create: ReturnType<typeof useCreateComment>, { onSend, onGone }: Steps) {
  const attempt = useRef<Attempt>(null);
  const writerId = useMe()?.id ?? '';
  return useForm({
    initial: { content: '' },
    check: checkComment,
    save({ content }: CommentText) {
      onSend();
      attempt.current = attemptFor(attempt.current, content);
      return create.mutateAsync({ id: postId, commentId: attempt.current.id, content });
    },
    done() {
      attempt.current = null;
      toast({ kind: 'success', title: 'Reactie toegevoegd', message: 'Je reactie is succesvol geplaatst.' });
    },
    takeBack: (sent, since) => ({ content: [sent.content.trim(), since.content.trim()].filter((part) => part !== '').join('\n') }),
    title: 'Fout',
    handle({ code }) {
      if (code === 'NOT_FOUND') onGone();
      return code === 'NOT_FOUND';
    },
    noAnswer: 'Kon de reactie niet toevoegen.',
    kept: {
      read() {
        const content = keptComment.read(writerId, postId);
        return content === null ? null : { content };
      },
      write(values) {
        const isNothing = values === null || values.content.trim() === '';
        keptComment.write(isNothing ? null : values.content, writerId, postId);
      },
    },
  });
}
