import { IconPhoto } from '@tabler/icons-react';
import { type Ref, type SubmitEvent, useImperativeHandle, useRef } from 'react';
import { attemptFor } from '../../../platform/attempt.ts';
import { isVisible } from '../../../platform/visible-text.ts';
import { useAutoHeight } from '../../../platform/web/browser/use-auto-height.ts';
import { isServerFault, readFailure } from '../../../platform/web/data/api-failure.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { toast } from '../../../platform/web/kit/toast.ts';
import { Avatar } from '../../profiles/components/avatar.tsx';
import type { Me } from '../../profiles/hooks.ts';
import { PickButton } from '../../uploads/components/pick-button.tsx';
import type { Post } from '../contract.ts';
import { usePickedImage } from '../hooks/picked-image.ts';
import { noText, useUnsent } from '../hooks/unsent.ts';
import { useCreatePost, useEditPost } from '../hooks/write-post.ts';
import { maxPostLength } from '../policy.ts';
import { sendByKey } from '../view/send-by-key.ts';
import style from './composer.module.css';
import { ComposerImage } from './composer-image.tsx';
import { DraftsButton } from './drafts-button.tsx';
import { TextLimit } from './text-limit.tsx';

/** Writes a post or a draft of one. What isn't sent stays, and is sent again under the same id. */
export function Composer({ me, ref }: { me: Me; ref?: Ref<{ focus(): void }> }) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [unsent, keep] = useUnsent(me.id, textarea);
  const create = useCreatePost();
  const edit = useEditPost();
  const isBusy = create.isPending || edit.isPending;
  const isSharing = (create.isPending && !create.variables.isDraft) || (edit.isPending && edit.variables.publish === true);
  const picked = usePickedImage(isBusy, (image) => keep({ image, alt: '' }));
  useAutoHeight(textarea, unsent.text);
  useImperativeHandle(ref, () => ({ focus: () => textarea.current?.focus() }), []);

  const content = unsent.text.trim();
  const left = maxPostLength - content.length;
  const isSomething = isVisible(content) || unsent.image !== null;
  const canSend = isSomething && left >= 0 && !isBusy && !picked.isUploading;

  function removeImage() {
    keep({ image: null, alt: '' });
    textarea.current?.focus();
  }

  /** Shares the post, or keeps it as a draft; an opened draft is updated instead of copied. */
  async function send(isDraft: boolean): Promise<boolean> {
    const { draft, alt: imageAlt } = unsent;
    const imageId = unsent.image?.id;
    const written = { content, imageId, imageAlt };
    try {
      if (draft === null) {
        const attempt = attemptFor(
          unsent.attempt,
          isDraft || imageId !== undefined ? JSON.stringify([content, imageId, imageAlt, isDraft]) : content,
        );
        keep({ attempt });
        await create.mutateAsync({ ...written, id: attempt.id, isDraft });
      } else {
        await edit.mutateAsync({ ...written, ...draft, publish: !isDraft });
      }
      keep(noText);
      return true;
    } catch (error) {
      tellWhy(error, isDraft);
      return false;
    }
  }

  function tellWhy(error: unknown, isDraft: boolean) {
    const failure = readFailure(error);
    switch (failure?.code) {
      case 'UNAUTHORIZED':
        return toast({ kind: 'error', title: 'Niet ingelogd', message: failure.message });
      case 'UNKNOWN_IMAGE':
        removeImage();
        return toast({ kind: 'error', title: 'Upload gefaald', message: failure.message });
      case 'STALE':
      case 'NOT_FOUND':
        keep({ draft: null });
        return toast({
          kind: 'error',
          title: 'Dit concept is ergens anders gewijzigd of verwijderd',
          message: 'Je tekst staat hier nog. Verstuur je hem opnieuw, dan wordt hij een nieuwe post.',
        });
      case 'BAD_REQUEST':
      case 'TOO_MANY_REQUESTS':
        return toast({ kind: 'error', title: 'Fout', message: failure.message });
      default: {
        const undone = isDraft ? 'Kon het concept niet bewaren. Probeer opnieuw.' : 'Kon de post niet aanmaken. Probeer opnieuw.';
        const message = isServerFault(error) ? 'Er is iets misgegaan. Probeer opnieuw.' : undone;
        return toast({ kind: 'error', title: 'Fout', message });
      }
    }
  }

  async function share() {
    if (!canSend || !(await send(false))) return;
    toast({ kind: 'success', title: 'Gepost!', message: 'Je update is succesvol gedeeld met je netwerk.' });
    textarea.current?.focus();
  }

  async function saveDraft() {
    if (!canSend || !(await send(true))) return;
    toast({ kind: 'success', title: 'Concept bewaard', message: 'Alleen jij ziet het. Je vindt het terug bij je concepten.' });
    textarea.current?.focus();
  }

  /** Keeps the current text as a draft first, so that opening another draft loses nothing. */
  async function open(post: Post): Promise<boolean> {
    if (isSomething && !(canSend && (await send(true)))) return false;
    const { id, content: text, image, createdAt, editedAt } = post;
    keep({ text, image, alt: image?.alt ?? '', attempt: null, draft: { id, basedOn: editedAt ?? createdAt } });
    return true;
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void share();
  }

  return (
    <form method="post" onSubmit={submit} {...picked.zone}>
      <Card isField data-over={picked.isOver}>
        <div className={style.composer}>
          <Avatar person={me} />
          <label className={style.field}>
            <Hidden>Nieuwe post</Hidden>
            <textarea
              ref={textarea}
              rows={1}
              placeholder={`Waar werk je aan, ${me.firstName || 'jij'}?`}
              value={unsent.text}
              readOnly={isBusy}
              aria-invalid={left < 0}
              aria-describedby="post-limit"
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onChange={(event) => keep({ text: event.currentTarget.value })}
              onKeyDown={(event) => sendByKey(event, () => void share())}
            />
          </label>
          <ComposerImage
            image={unsent.image}
            alt={unsent.alt}
            disabled={isBusy}
            upload={picked.upload}
            onDescribe={(alt) => keep({ alt })}
            onRemove={removeImage}
          />
          <div className={style.foot}>
            <div className={style.tools}>
              <PickButton kind="post-image" onPick={(file) => void picked.add(file)} disabled={isBusy || picked.isUploading}>
                {(button) => (
                  <Button tone="muted" {...button}>
                    <IconPhoto size={20} aria-hidden />
                    {unsent.image === null ? 'Foto' : 'Andere foto'}
                  </Button>
                )}
              </PickButton>
              <DraftsButton openId={unsent.draft?.id} onOpen={open} onOpened={() => textarea.current?.focus()} />
            </div>
            <div className={style.ways}>
              <TextLimit id="post-limit" left={left} />
              {isSomething && (
                <Button tone="muted" disabled={!canSend} onClick={() => void saveDraft()}>
                  Bewaren als concept
                </Button>
              )}
              <Button type="submit" tone="primary" disabled={!canSend}>
                {isSharing ? 'Bezig met posten...' : 'Posten'}
              </Button>
            </div>
          </div>
        </div>
      </Card>
    </form>
  );
}
