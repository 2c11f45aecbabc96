import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useAutoHeight } from '../../../platform/web/browser/use-auto-height.ts';
import { useForm } from '../../../platform/web/forms/use-form.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import type { Message } from '../contract.ts';
import { useEditMessage } from '../hooks/change-message.ts';
import { checkChange, tooLong } from '../view/check-message.ts';
import composer from './composer.module.css';
import style from './message-editor.module.css';

type MessageEditorProps = { personId: string; message: Message; onDone: () => void };

/** Edits a message in place of the composer. Keeps the text when saving fails. */
export function MessageEditor({ personId, message, onDone }: MessageEditorProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const edit = useEditMessage(personId);
  const form = useForm({
    initial: { content: message.content },
    check: checkChange,
    save: async ({ content }: { content: string }) => {
      if (content !== message.content) await edit.mutateAsync({ id: message.id, content });
    },
    done: onDone,
    title: 'Fout',
    noAnswer: 'Kon het bericht niet wijzigen. Probeer opnieuw.',
    fieldOf: () => 'content',
  });
  const { error = form.refusal, ...content } = form.field('content');
  const problem = tooLong(content.value) ?? error;
  useAutoHeight(field, content.value);

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

  function keys(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // Keep the surrounding dialog open.
      event.preventDefault();
      event.stopPropagation();
      onDone();
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void form.send();
  }

  return (
    <form {...form.props} className={style.editor}>
      <label htmlFor={id} className={style.label}>
        Bericht bewerken
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        readOnly={form.isBusy}
        className={composer.field}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-fout`}
        onKeyDown={keys}
        {...content}
      />
      <p id={`${id}-fout`} role="alert" className={style.problem}>
        {problem}
      </p>
      <div className={style.ways}>
        <Button tone="quiet" onClick={onDone}>
          Annuleren
        </Button>
        <Button type="submit" tone="primary">
          {form.isBusy ? 'Bezig...' : 'Opslaan'}
        </Button>
      </div>
    </form>
  );
}
