import { IconPhoto } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, type SubmitEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { attemptFor } from '../../../platform/attempt.ts';
import { readFailure } from '../../../platform/web/api-failure.ts';
import buttons from '../../../platform/web/button.module.css';
import { formatNumber } from '../../../platform/web/formats.ts';
import hidden from '../../../platform/web/page.module.css';
import { toast } from '../../../platform/web/toast.ts';
import { Avatar } from '../../profiles/components/avatar.tsx';
import type { Me } from '../../profiles/hooks.ts';
import { PickButton } from '../../uploads/components/pick-button.tsx';
import { useFileDrop, useUpload } from '../../uploads/hooks.ts';
import { maxPostLength, noDraft, useCreatePost, useDraft } from '../hooks.ts';
import style from './composer.module.css';
import { ComposerImage } from './composer-image.tsx';

/** The counter shows from so many characters before the limit. */
const nearLimit = 300;

/** Writes a post. What isn't sent stays, and is sent again under the same id. */
export function Composer({ me, ref }: { me: Me; ref?: Ref<{ focus(): void }> }) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [draft, keepDraft] = useDraft(me.id, textarea);
  const create = useCreatePost();
  const upload = useUpload('post-image');
  const [fileName, setFileName] = useState('');
  const { isOver, zone } = useFileDrop('post-image', (file) => void addImage(file));
  useImperativeHandle(ref, () => ({ focus: () => textarea.current?.focus() }), []);

  useLayoutEffect(() => {
    if (textarea.current === null || draft.text === '') return;
    const { style: size } = textarea.current;
    size.height = 'auto';
    size.height = `${textarea.current.scrollHeight}px`;
    return () => {
      size.height = '';
    };
  }, [draft.text]);

  const content = draft.text.trim();
  const left = maxPostLength - content.length;
  const isUploading = upload.part !== null;
  const canSend = (content !== '' || draft.image !== null) && left >= 0 && !create.isPending && !isUploading;

  async function addImage(file: File) {
    if (create.isPending) return;
    setFileName(file.name);
    const sent = await upload.send(file);
    if (sent?.picture) keepDraft({ image: sent.picture, alt: '' });
  }

  function removeImage() {
    keepDraft({ image: null, alt: '' });
    textarea.current?.focus();
  }

  function send() {
    if (!canSend) return;
    const imageId = draft.image?.id;
    const attempt = attemptFor(draft.attempt, imageId === undefined ? content : JSON.stringify([content, imageId, draft.alt]));
    keepDraft({ attempt });
    const post = { id: attempt.id, content, imageId, imageAlt: draft.alt };
    create.mutate(post, {
      onSuccess() {
        keepDraft(noDraft);
        toast({ kind: 'success', title: 'Gepost!', message: 'Je update is succesvol gedeeld met je netwerk.' });
        textarea.current?.focus();
      },
      onError(error) {
        const failure = readFailure(error);
        if (failure?.code === 'UNAUTHORIZED') toast({ kind: 'error', title: 'Niet ingelogd', message: failure.message });
        else if (failure?.code === 'UNKNOWN_IMAGE') {
          removeImage();
          toast({ kind: 'error', title: 'Upload gefaald', message: failure.message });
        } else if (failure?.code === 'BAD_REQUEST') toast({ kind: 'error', title: 'Fout', message: failure.message });
        else toast({ kind: 'error', title: 'Fout', message: 'Kon de post niet aanmaken. Probeer opnieuw.' });
      },
    });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send();
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  }

  return (
    <form method="post" className={style.composer} data-over={isOver} onSubmit={submit} {...zone}>
      <Avatar person={me} />
      <label className={style.field}>
        <span className={hidden.hidden}>Nieuwe post</span>
        <textarea
          ref={textarea}
          rows={1}
          placeholder={`Waar werk je aan, ${me.firstName || 'jij'}?`}
          value={draft.text}
          readOnly={create.isPending}
          aria-invalid={left < 0}
          aria-describedby="post-limit"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onChange={(event) => keepDraft({ ...draft, text: event.currentTarget.value })}
          onKeyDown={sendByKey}
        />
      </label>
      <ComposerImage
        image={draft.image}
        alt={draft.alt}
        disabled={create.isPending}
        upload={{ part: upload.part, cancel: upload.cancel, fileName }}
        onDescribe={(alt) => keepDraft({ alt })}
        onRemove={removeImage}
      />
      <div className={style.foot}>
        <PickButton
          kind="post-image"
          onPick={(file) => void addImage(file)}
          disabled={create.isPending || isUploading}
          className={`${buttons.quiet} ${style.photo}`}
        >
          <IconPhoto size={20} aria-hidden />
          {draft.image === null ? 'Foto' : 'Andere foto'}
        </PickButton>
        <p id="post-limit" className={style.limit} data-over={left < 0}>
          {limitText(left)}
        </p>
        <button type="submit" className={buttons.primary} disabled={!canSend}>
          {create.isPending ? 'Bezig met posten...' : 'Posten'}
        </button>
      </div>
    </form>
  );
}

function limitText(left: number): string {
  if (left < 0) return `${formatNumber(-left)} ${left === -1 ? 'teken' : 'tekens'} te veel`;
  return left <= nearLimit ? `Nog ${formatNumber(left)} ${left === 1 ? 'teken' : 'tekens'}` : '';
}
