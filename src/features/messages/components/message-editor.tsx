import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { isVisible } from '../../../platform/visible-text.ts';
import { useAutoHeight } from '../../../platform/web/browser/use-auto-height.ts';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import type { Message } from '../contract.ts';
import { useEditMessage } from '../hooks/change-message.ts';
import { messageSentences } from '../policy.ts';
import composer from './composer.module.css';
import style from './message-editor.module.css';

type MessageEditorProps = { personId: string; message: Message; onDone: () => void };

/** Edits a message in place of the composer. Keeps the text when saving fails. */
export function MessageEditor({ personId, message, onDone }: MessageEditorProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const edit = useEditMessage(personId);
  const [text, setText] = useState(message.content);
  const [problem, setProblem] = useState('');
  useAutoHeight(field, text);

  useEffect(() => {
    // Wait for the menu, which returns focus to its button as it closes.
    const frame = requestAnimationFrame(() => {
      const editor = field.current;
      if (editor === null) return;
      editor.focus();
      editor.setSelectionRange(editor.value.length, editor.value.length);
      editor.scrollTop = editor.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  function save() {
    const content = text.trim();
    if (edit.isPending) return;
    if (content === message.content) return onDone();
    if (!isVisible(content) && message.attachments.length === 0) return setProblem(messageSentences.empty);
    edit.mutate(
      { id: message.id, content },
      {
        onSuccess: onDone,
        onError: (error) => setProblem(readFailure(error)?.message ?? 'Kon het bericht niet wijzigen. Probeer opnieuw.'),
      },
    );
  }

  function keys(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // Keep the surrounding dialog open.
      event.preventDefault();
      event.stopPropagation();
      onDone();
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    save();
  }

  return (
    <form method="post" className={style.editor} onSubmit={submit}>
      <label htmlFor={id} className={style.label}>
        Bericht bewerken
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        value={text}
        readOnly={edit.isPending}
        className={composer.field}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-fout`}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem('');
        }}
        onKeyDown={keys}
      />
      <p id={`${id}-fout`} role="alert" className={style.problem}>
        {problem}
      </p>
      <div className={style.ways}>
        <Button tone="quiet" onClick={onDone}>
          Annuleren
        </Button>
        <Button type="submit" tone="primary">
          {edit.isPending ? 'Bezig...' : 'Opslaan'}
        </Button>
      </div>
    </form>
  );
}
