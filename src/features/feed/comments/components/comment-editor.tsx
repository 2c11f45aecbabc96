import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useAutoHeight } from '../../../../platform/web/browser/use-auto-height.ts';
import { UnsavedGuard } from '../../../../platform/web/forms/unsaved-guard.tsx';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Hidden } from '../../../../platform/web/kit/hidden.tsx';
import { Row } from '../../../../platform/web/kit/layout.tsx';
import { TextLimit } from '../../components/text-limit.tsx';
import { sendByKey } from '../../view/send-by-key.ts';
import type { Comment } from '../contract.ts';
import { useEditComment } from '../hooks.ts';
import { maxCommentLength } from '../policy.ts';
import { type CommentText, checkComment } from '../view/check-comment.ts';
import style from './comment-form.module.css';

type CommentEditorProps = { postId: string; comment: Comment; onDone: () => void };

/** Changes a comment in its own place. What can't be saved stays in the field. */
export function CommentEditor({ postId, comment, onDone }: CommentEditorProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const edit = useEditComment(postId);
  const form = useForm({
    initial: { content: comment.content },
    check: checkComment,
    save: ({ content }: CommentText) => edit.mutateAsync({ id: comment.id, content }),
    done: onDone,
    title: 'Fout',
    noAnswer: 'Kon de reactie niet wijzigen. Probeer opnieuw.',
  });
  const { error, ...content } = form.field('content');
  const left = maxCommentLength - content.value.trim().length;
  useAutoHeight(field, content.value);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);

  function keys(event: KeyboardEvent) {
    if (event.key === 'Escape' && !form.isDirty) onDone();
    sendByKey(event, () => void form.send());
  }

  return (
    <>
      <form {...form.props} className={style.editor}>
        <label>
          <Hidden>Je reactie</Hidden>
          <textarea
            ref={field}
            rows={1}
            readOnly={form.isBusy}
            className={style.field}
            aria-invalid={left < 0 || error !== undefined}
            aria-describedby={`${id}-rest`}
            onKeyDown={keys}
            {...content}
          />
        </label>
        <TextLimit id={`${id}-rest`} left={left} problem={error} />
        <Row justify="end">
          <Button size="small" disabled={form.isBusy} onClick={onDone}>
            Annuleren
          </Button>
          <Button type="submit" tone="primary" size="small" disabled={form.isBusy || left < 0}>
            {form.isBusy ? 'Bezig...' : 'Opslaan'}
          </Button>
        </Row>
      </form>
      <UnsavedGuard isDirty={form.isDirtyNow} form={form.props.ref} />
    </>
  );
}
