import { IconPaperclip, IconSend2 } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, type SubmitEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { newId } from '../../../platform/ids.ts';
import { isVisible } from '../../../platform/visible-text.ts';
import { useAutoHeight } from '../../../platform/web/browser/use-auto-height.ts';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { IconButton } from '../../../platform/web/kit/icon-button.tsx';
import { useMe } from '../../profiles/hooks.ts';
import { acceptedTypes } from '../../uploads/policy.ts';
import type { Conversation } from '../contract.ts';
import { useAttach } from '../hooks/attach.ts';
import { useDraft } from '../hooks/draft.ts';
import { queueMessage, useOutbox } from '../hooks/outbox.ts';
import { useTellTyping } from '../hooks/typing.ts';
import { messageLimits, messageSentences } from '../policy.ts';
import { nothingWritten, type Written } from '../view/kept.ts';
import { firstNameOf } from '../view/names.ts';
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
  const viewerId = useMe()?.id ?? '';
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [draft, keep] = useDraft(person.id);
  const [problem, setProblem] = useState('');
  const tellTyping = useTellTyping(person.id);
  const { messages } = useOutbox();
  const attach = useAttach(draft.attachments.length, (attachment) => keep((now) => ({ attachments: [...now.attachments, attachment] })));
  useAutoHeight(field, draft.text);
  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    takeBack({ text, attachments }) {
      if (draft.text.trim() === '' && draft.attachments.length === 0) keep({ text, attachments });
      field.current?.focus();
    },
  }));

  const onTheWay = messages.filter(({ personId, refusal }) => personId === person.id && refusal === null).length;
  const left = messagesLeft === null ? null : Math.max(0, messagesLeft - onTheWay);
  const isWaiting = left === 0;
  const content = draft.text.trim();
  const isTooLong = content.length > messageLimits.content;
  const shownProblem = isTooLong
    ? `Een bericht heeft hoogstens 4.000 tekens; dit zijn er ${content.length - messageLimits.content} te veel.`
    : problem;

  function send() {
    if (isTooLong || isWaiting) return;
    if (attach.coming.length > 0) {
      setProblem('Even wachten: je bijlage is nog onderweg.');
      return;
    }
    if (!isVisible(content) && draft.attachments.length === 0) {
      setProblem(messageSentences.empty);
      field.current?.focus();
      return;
    }
    const { attachments } = draft;
    queueMessage({ id: newId(), writerId: viewerId, personId: person.id, text: content, attachments, writtenAt: new Date().toISOString() });
    keep(nothingWritten);
    setProblem('');
    field.current?.focus();
    onSent();
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send();
  }

  return (
    <form method="post" className={style.form} data-over={attach.isOver} onSubmit={submit} {...attach.zone}>
      <ComposerFiles
        attachments={draft.attachments}
        coming={attach.coming}
        part={attach.part}
        onCancel={attach.cancel}
        onRemove={(gone) => {
          keep({ attachments: draft.attachments.filter((attachment) => attachment.id !== gone) });
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
            value={draft.text}
            disabled={isWaiting}
            className={style.field}
            aria-invalid={shownProblem !== ''}
            aria-describedby={`${id}-fout ${id}-rest`}
            onChange={(event) => {
              keep({ text: event.currentTarget.value });
              setProblem('');
              if (event.currentTarget.value.trim() !== '') tellTyping();
            }}
            onKeyDown={sendByKey}
          />
        </label>
        <IconButton type="submit" tone="primary" label="Versturen" icon={IconSend2} disabled={isWaiting} />
      </div>
      <p id={`${id}-fout`} role="alert" className={style.problem}>
        {shownProblem}
      </p>
      <p id={`${id}-rest`} className={style.rest}>
        {!isConnected && left !== null && restWords(firstNameOf(person), left)}
      </p>
    </form>
  );
}

/** The number of messages that the viewer may still send to a stranger, in words (docs/product.md, Messages). */
function restWords(name: string, left: number): string {
  if (left === 0) return messageSentences.waits;
  return `${name} is geen connectie van je. Je kunt nog ${left === 1 ? '1 bericht' : `${left} berichten`} sturen tot er een antwoord is.`;
}
