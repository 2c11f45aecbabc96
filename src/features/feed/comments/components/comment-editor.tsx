import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { isVisible } from '../../../../platform/visible-text.ts';
import { useAutoHeight } from '../../../../platform/web/browser/use-auto-height.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Hidden } from '../../../../platform/web/kit/hidden.tsx';
import { Row } from '../../../../platform/web/kit/layout.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { TextLimit } from '../../components/text-limit.tsx';
import type { Comment } from '../contract.ts';
import { maxCommentLength, useEditComment } from '../hooks.ts';
import style from './comment-form.module.css';

type CommentEditorProps = { postId: string; comment: Comment; onDone: () => void };

/** Changes a comment in its own place. What can't be saved stays in the field. */
export function CommentEditor({ postId, comment, onDone }: CommentEditorProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(comment.content);
  const edit = useEditComment(postId);
  useAutoHeight(field, text);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);

  const content = text.trim();
  const left = maxCommentLength - content.length;

  function save() {
    if (edit.isPending || left < 0) return;
    if (!isVisible(content)) return toast({ kind: 'error', title: 'Leeg bericht', message: 'Voer een reactie in.' });
    edit.mutate({ id: comment.id, content }, { onSuccess: onDone });
  }

  function keys(event: KeyboardEvent) {
    if (event.key === 'Escape' && content === comment.content) onDone();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    save();
  }

  return (
    <form method="post" className={style.editor} onSubmit={submit}>
      <label>
        <Hidden>Je reactie</Hidden>
        <textarea
          ref={field}
          rows={1}
          value={text}
          readOnly={edit.isPending}
          className={style.field}
          aria-invalid={left < 0}
          aria-describedby={`${id}-rest`}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={keys}
        />
      </label>
      <TextLimit id={`${id}-rest`} left={left} />
      <Row justify="end">
        <Button size="small" disabled={edit.isPending} onClick={onDone}>
          Annuleren
        </Button>
        <Button type="submit" tone="primary" size="small" disabled={edit.isPending || left < 0}>
          {edit.isPending ? 'Bezig...' : 'Opslaan'}
        </Button>
      </Row>
    </form>
  );
}
