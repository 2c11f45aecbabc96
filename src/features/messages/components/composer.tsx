import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { newId } from '../../../platform/ids.ts';
import { useAutoHeight } from '../../../platform/web/browser/use-auto-height.ts';
import type { Checked } from '../../../platform/web/forms/form-state.ts';
import { useForm } from '../../../platform/web/forms/use-form.ts';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { IconButton } from '../../../platform/web/kit/icon-button.tsx';
import { IconPaperclip, IconSend2 } from '../../../platform/web/kit/icons.tsx';
import { useMe } from '../../profiles/hooks.ts';
import { firstNameOf } from '../../profiles/texts.ts';
import { acceptedTypes } from '../../uploads/policy.ts';
import type { Conversation } from '../contract.ts';
import { useAttach } from '../hooks/attach.ts';
import { queueMessage, useOutbox } from '../hooks/outbox.ts';
import { useTellTyping } from '../hooks/typing.ts';
import { messageSentences } from '../policy.ts';
import { checkMessage, isNothing, tooLong } from '../view/check-message.ts';
import { keptDraft, nothingWritten, type Written } from '../view/kept.ts';
import style from './composer.module.css';
import { ComposerFiles } from './composer-files.tsx';

export type ComposerHandle = {
  focus(): void;
  /** Puts an unsent message back in the field, unless another one is being written. */
  takeBack(written: Written): void;
};

type ComposerProps = { conversation: Conversation; onSent: () => void; ref: Ref<ComposerHandle> };

const types = `${acceptedTypes('message-image')},${acceptedTypes('document')}`;

/** The field for a message. Sending puts it in the outbox and frees the field at once. */
export function Composer({ conversation: { person, isConnected, messagesLeft }, onSent, ref }: ComposerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const tellTyping = useTellTyping(person.id);
  const { messages } = useOutbox();
  const onTheWay = messages.filter(({ personId, refusal }) => personId === person.id && refusal === null).length;
  const left = messagesLeft === null ? null : Math.max(0, messagesLeft - onTheWay);
  const isWaiting = left === 0;

  const form = useMessageForm({
    personId: person.id,
    check: (written): Checked<Written> => (isWaiting ? { problems: {} } : checkMessage(written, attach.coming.length > 0)),
    onSent() {
      field.current?.focus();
      onSent();
    },
  });
  const { attachments } = form.values;
  const attach = useAttach(attachments.length, (attachment) => form.change((now) => ({ attachments: [...now.attachments, attachment] })));
  const { error = form.problem('attachments'), ...text } = form.field('text');
  const problem = tooLong(text.value) ?? error;
  useAutoHeight(field, text.value);
  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    takeBack({ text: unsent, attachments: files }) {
      if (isNothing(form.values)) form.change({ text: unsent, attachments: files });
      field.current?.focus();
    },
  }));

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void form.send();
  }

  return (
    <form {...form.props} className={style.form} data-over={attach.isOver} {...attach.zone}>
      <ComposerFiles
        attachments={attachments}
        coming={attach.coming}
        part={attach.part}
        onCancel={attach.cancel}
        onRemove={(gone) => {
          form.change((now) => ({ attachments: now.attachments.filter((attachment) => attachment.id !== gone) }));
          field.current?.focus();
        }}
      />
      <div className={style.row}>
        <IconButton label="Bijlage toevoegen" icon={IconPaperclip} disabled={isWaiting} onClick={() => picker.current?.click()} />
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept={types}
          onChange={({ currentTarget }) => {
            attach.pick([...(currentTarget.files ?? [])]);
            // Clear it, so that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
        <label className={style.label}>
          <Hidden>Bericht aan {firstNameOf(person)}</Hidden>
          <textarea
            ref={field}
            rows={1}
            placeholder={isWaiting ? messageSentences.waits : 'Schrijf een bericht'}
            disabled={isWaiting}
            className={style.field}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-fout ${id}-rest`}
            {...text}
            onChange={(event) => {
              text.onChange(event);
              if (event.currentTarget.value.trim() !== '') tellTyping();
            }}
            onKeyDown={sendByKey}
          />
        </label>
        <IconButton
          type="submit"
          tone="primary"
          label="Versturen"
          icon={IconSend2}
          disabled={isWaiting}
          onClick={(event) => {
            // The second press of a double click would find the field empty, and say so.
            if (event.detail > 1) event.preventDefault();
          }}
        />
      </div>
      <p id={`${id}-fout`} role="alert" className={style.problem}>
        {problem}
      </p>
      <p id={`${id}-rest`} className={style.rest}>
        {!isConnected && left !== null && restWords(firstNameOf(person), left)}
      </p>
    </form>
  );
}

type MessageFormOptions = { personId: string; check: (written: Written) => Checked<Written>; onSent: () => void };

/** The viewer's unsent message to a person. It survives a reload; sending puts it in the outbox. */
function useMessageForm({ personId, check, onSent }: MessageFormOptions) {
  const writerId = useMe()?.id ?? '';
  const form = useForm({
    initial: nothingWritten,
    check,
    save: async (written: Written) => queueMessage({ id: newId(), writerId, personId, ...written, writtenAt: new Date().toISOString() }),
    done() {
      form.restart(nothingWritten);
      onSent();
    },
    title: 'Fout',
    kept: {
      read: () => keptDraft.read(writerId, personId),
      write: (written) => keptDraft.write(written === null || isNothing(written) ? null : written, writerId, personId),
    },
  });
  return form;
}

/** The number of messages that the viewer may still send to a stranger, in words (docs/product.md, Messages). */
function restWords(name: string, left: number): string {
  if (left === 0) return messageSentences.waits;
  return `${name} is geen connectie van je. Je kunt nog ${left === 1 ? '1 bericht' : `${left} berichten`} sturen tot er een antwoord is.`;
}
