import { IconPhoto } from '@tabler/icons-react';
import { useBlocker } from '@tanstack/react-router';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { isVisible } from '../../../platform/visible-text.ts';
import { useAutoHeight } from '../../../platform/web/browser/use-auto-height.ts';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import { Notice } from '../../../platform/web/kit/notice.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { toast } from '../../../platform/web/kit/toast.ts';
import { PickButton } from '../../uploads/components/pick-button.tsx';
import type { Post } from '../contract.ts';
import { usePickedImage } from '../hooks/picked-image.ts';
import { maxPostLength } from '../hooks/unsent.ts';
import { useEditPost } from '../hooks/write-post.ts';
import { ComposerImage } from './composer-image.tsx';
import style from './post-editor.module.css';
import { TextLimit } from './text-limit.tsx';

const versionOf = (post: Post) => post.editedAt ?? post.createdAt;

/** Changes a post in its own place. What can't be saved stays in the field. */
export function PostEditor({ post, onDone }: { post: Post; onDone: () => void }) {
  const id = useId();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const api = useApi();
  const edit = useEditPost();
  const [text, setText] = useState(post.content);
  const [{ image, alt }, setPicture] = useState({ image: post.image, alt: post.image?.alt ?? '' });
  const [basedOn, setBasedOn] = useState(versionOf(post));
  /** The version that another window saved meanwhile. */
  const [newer, setNewer] = useState<Post | null>(null);
  const [problem, setProblem] = useState('');
  const picked = usePickedImage(edit.isPending, (chosen) => setPicture({ image: { ...chosen, alt: '' }, alt: '' }));
  useAutoHeight(textarea, text);

  useEffect(() => {
    const field = textarea.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);

  const content = text.trim();
  const left = maxPostLength - content.length;
  const isChanged = content !== post.content || image?.id !== post.image?.id || alt.trim() !== (post.image?.alt ?? '');
  const canSave = (isVisible(content) || image !== null) && left >= 0 && !edit.isPending && !picked.isUploading;

  useBlocker({
    shouldBlockFn: () => !window.confirm('Je wijziging is nog niet opgeslagen. Toch weggaan?'),
    enableBeforeUnload: isChanged,
    disabled: !isChanged || edit.isSuccess,
  });

  function save() {
    if (!canSave) return;
    setProblem('');
    edit.mutate(
      { id: post.id, content, imageId: image?.id, imageAlt: alt, basedOn },
      {
        onSuccess: onDone,
        onError(error) {
          const failure = readFailure(error);
          const message = failure?.message ?? 'Kon de post niet opslaan. Probeer opnieuw.';
          setProblem(message);
          toast({ kind: 'error', title: 'Fout', message });
          textarea.current?.focus();
          if (failure?.code === 'STALE') void showNewer();
          if (failure?.code === 'UNKNOWN_IMAGE') setPicture({ image: null, alt: '' });
        },
      },
    );
  }

  /** Shows the version that was saved elsewhere; saving again then replaces it knowingly. */
  async function showNewer() {
    const current = await api.feed.readPost.call({ id: post.id }).catch(() => null);
    if (current === null) return;
    setNewer(current);
    setBasedOn(versionOf(current));
  }

  function keys(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isChanged) onDone();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    save();
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys are those of its fields.
    <form method="post" className={style.editor} data-over={picked.isOver} onSubmit={submit} onKeyDown={keys} {...picked.zone}>
      <label>
        <Hidden>Tekst van je post</Hidden>
        <textarea
          ref={textarea}
          rows={2}
          value={text}
          readOnly={edit.isPending}
          className={style.text}
          aria-invalid={left < 0 || problem !== ''}
          aria-describedby={`${id}-fout ${id}-rest`}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <TextLimit id={`${id}-rest`} left={left} />
      <p id={`${id}-fout`} className={style.problem}>
        {problem}
      </p>
      {newer !== null && (
        <Notice>
          <Text size="small" isStrong>
            Zo staat de post er nu. Sla je nog eens op, dan vervang je dit:
          </Text>
          <Text isWritten>{newer.content || 'Alleen een afbeelding.'}</Text>
        </Notice>
      )}
      <ComposerImage
        image={image}
        alt={alt}
        disabled={edit.isPending}
        upload={picked.upload}
        onDescribe={(words) => setPicture((now) => ({ ...now, alt: words }))}
        onRemove={() => setPicture({ image: null, alt: '' })}
      />
      <Row justify="between">
        <div className={style.tools}>
          <PickButton kind="post-image" onPick={(file) => void picked.add(file)} disabled={edit.isPending || picked.isUploading}>
            {(button) => (
              <Button tone="muted" size="small" {...button}>
                <IconPhoto size={20} aria-hidden />
                {image === null ? 'Foto' : 'Andere foto'}
              </Button>
            )}
          </PickButton>
        </div>
        <Row>
          <Button size="small" disabled={edit.isPending} onClick={onDone}>
            Annuleren
          </Button>
          <Button type="submit" tone="primary" size="small" disabled={!canSave}>
            {edit.isPending ? 'Bezig...' : 'Opslaan'}
          </Button>
        </Row>
      </Row>
    </form>
  );
}
