import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useAutoHeight } from '../../../platform/web/browser/use-auto-height.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import type { Checked } from '../../../platform/web/forms/form-state.ts';
import { UnsavedGuard } from '../../../platform/web/forms/unsaved-guard.tsx';
import { useForm } from '../../../platform/web/forms/use-form.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { IconPhoto } from '../../../platform/web/kit/icons.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import { Notice } from '../../../platform/web/kit/notice.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { PickButton } from '../../uploads/components/pick-button.tsx';
import type { Post } from '../contract.ts';
import { usePickedImage } from '../hooks/picked-image.ts';
import { useEditPost } from '../hooks/write-post.ts';
import { maxPostLength } from '../policy.ts';
import { postSentences } from '../texts.ts';
import { checkPost, type PostDraft, type PostFields } from '../view/check-post.ts';
import { sendByKey } from '../view/send-by-key.ts';
import { ComposerImage } from './composer-image.tsx';
import style from './post-editor.module.css';
import { TextLimit } from './text-limit.tsx';

const versionOf = (post: Post) => post.editedAt ?? post.createdAt;
const noImage = { image: null, alt: '' };
const stillUploading: Checked<PostFields> = { problems: {}, message: postSentences.uploading };

/** Changes a post in its own place. What can't be saved stays in the field. */
export function PostEditor({ post, onDone }: { post: Post; onDone: () => void }) {
  const id = useId();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const { newer, ...form } = useEditor(post, onDone, () => picked.isUploading);
  const picked = usePickedImage(form.isBusy, (image) => form.change({ image, alt: '' }));
  const { image, alt } = form.values;
  const { error = form.refusal, ...content } = form.field('content');
  const left = maxPostLength - content.value.trim().length;
  useAutoHeight(textarea, content.value);

  useEffect(() => {
    const field = textarea.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);

  function keys(event: KeyboardEvent) {
    if (event.key === 'Escape' && !form.isDirty) onDone();
    sendByKey(event, () => void form.send());
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys are those of its fields. */}
      <form {...form.props} className={style.editor} data-over={picked.isOver} onKeyDown={keys} {...picked.zone}>
        <label>
          <Hidden>Tekst van je post</Hidden>
          <textarea
            ref={textarea}
            rows={2}
            readOnly={form.isBusy}
            className={style.text}
            aria-invalid={left < 0 || error !== ''}
            aria-describedby={`${id}-rest`}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            {...content}
          />
        </label>
        <TextLimit id={`${id}-rest`} left={left} problem={error} />
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
          disabled={form.isBusy}
          upload={picked.upload}
          onDescribe={(words) => form.change({ alt: words })}
          onRemove={() => form.change(noImage)}
        />
        <Row justify="between">
          <div className={style.tools}>
            <PickButton kind="post-image" onPick={(file) => void picked.add(file)} disabled={form.isBusy || picked.isUploading}>
              {(button) => (
                <Button tone="muted" size="small" {...button}>
                  <IconPhoto size={20} aria-hidden />
                  {image === null ? 'Foto' : 'Andere foto'}
                </Button>
              )}
            </PickButton>
          </div>
          <Row>
            <Button size="small" disabled={form.isBusy} onClick={onDone}>
              Annuleren
            </Button>
            <Button type="submit" tone="primary" size="small" disabled={form.isBusy || left < 0 || picked.isUploading}>
              {form.isBusy ? 'Bezig...' : 'Opslaan'}
            </Button>
          </Row>
        </Row>
      </form>
      <UnsavedGuard isDirty={form.isDirtyNow} form={form.props.ref} />
    </>
  );
}

function useEditor(post: Post, onDone: () => void, isUploading: () => boolean) {
  const api = useApi();
  const edit = useEditPost();
  const [basedOn, setBasedOn] = useState(versionOf(post));
  /** The version that another window saved meanwhile. */
  const [newer, setNewer] = useState<Post | null>(null);

  /** Shows the version that was saved elsewhere; saving again then replaces it knowingly. */
  async function showNewer() {
    const current = await api.feed.readPost.call({ id: post.id }).catch(() => null);
    if (current === null) return;
    setNewer(current);
    setBasedOn(versionOf(current));
  }

  const initial: PostDraft = { content: post.content, image: post.image, alt: post.image?.alt ?? '' };
  const form = useForm({
    initial,
    check: (values): Checked<PostFields> => (isUploading() ? stillUploading : checkPost(values)),
    save: (fields: PostFields) => edit.mutateAsync({ id: post.id, ...fields, basedOn }),
    done: onDone,
    title: 'Fout',
    noAnswer: 'Kon de post niet opslaan. Probeer opnieuw.',
    fieldOf: () => 'content',
    handle({ code }) {
      if (code === 'STALE') void showNewer();
      if (code === 'UNKNOWN_IMAGE') form.change(noImage);
      return false;
    },
  });
  return { ...form, newer };
}
