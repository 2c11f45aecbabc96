import { type Ref, useImperativeHandle, useRef } from 'react';
import { isVisible } from '../../../platform/visible-text.ts';
import { useAutoHeight } from '../../../platform/web/browser/use-auto-height.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { IconPhoto } from '../../../platform/web/kit/icons.tsx';
import { toast } from '../../../platform/web/kit/toast.ts';
import { Avatar } from '../../profiles/components/avatar.tsx';
import type { Me } from '../../profiles/hooks.ts';
import { PickButton } from '../../uploads/components/pick-button.tsx';
import type { Post } from '../contract.ts';
import { useComposer } from '../hooks/composer.ts';
import { usePickedImage } from '../hooks/picked-image.ts';
import { maxPostLength } from '../policy.ts';
import { postSentences } from '../texts.ts';
import { UpdateOf } from '../updates/components/update-of.tsx';
import { openedPost } from '../view/kept-post.ts';
import { sendByKey } from '../view/send-by-key.ts';
import style from './composer.module.css';
import { ComposerImage } from './composer-image.tsx';
import { DraftsButton } from './drafts-button.tsx';
import { TextLimit } from './text-limit.tsx';

type ComposerProps = {
  me: Me;
  /** On its page, of which all posts are updates. */
  project?: { id: string };
  ref?: Ref<{ focus(): void }>;
};

/** Writes a post or a draft of one. What isn't sent stays. */
export function Composer({ me, project, ref }: ComposerProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const form = useComposer({ personId: me.id, projectId: project?.id, onSent: () => textarea.current?.focus() });
  const { error, ...content } = form.field('content');
  const { image, alt, draft } = form.values;
  const picked = usePickedImage(form.isBusy, (added) => form.change({ image: added, alt: '' }));
  useAutoHeight(textarea, content.value);
  useImperativeHandle(ref, () => ({ focus: () => textarea.current?.focus() }), []);

  const left = maxPostLength - content.value.trim().length;
  const isSomething = isVisible(content.value) || image !== null;
  const canSend = isSomething && left >= 0 && !form.isBusy && !picked.isUploading;

  const shareLabel = project === undefined ? 'Posten' : 'Deel een update';

  function removeImage() {
    form.change({ image: null, alt: '' });
    textarea.current?.focus();
  }

  /** Keeps the current text as a draft first, so that opening another draft loses nothing. */
  async function open(post: Post): Promise<boolean> {
    if (isSomething && !canSend) {
      if (!form.isBusy) toast({ kind: 'error', title: 'Fout', message: left < 0 ? postSentences.tooLong : postSentences.uploading });
      return false;
    }
    if (isSomething && !(await form.keepAsDraft())) return false;
    form.change(openedPost(post));
    return true;
  }

  return (
    <form {...form.props} {...picked.zone}>
      <Card isField data-over={picked.isOver}>
        <div className={style.composer}>
          <Avatar person={me} />
          <label className={style.field}>
            <Hidden>{project === undefined ? 'Nieuwe post' : 'Nieuwe update'}</Hidden>
            <textarea
              ref={textarea}
              rows={1}
              placeholder={project === undefined ? `Waar werk je aan, ${me.firstName || 'jij'}?` : 'Hoe gaat het met je project?'}
              readOnly={form.isBusy}
              aria-invalid={left < 0 || error !== undefined}
              aria-describedby="post-limit"
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onKeyDown={(event) => sendByKey(event, () => void (canSend && form.send()))}
              {...content}
            />
          </label>
          <ComposerImage
            image={image}
            alt={alt}
            disabled={form.isBusy}
            upload={picked.upload}
            onDescribe={(words) => form.change({ alt: words })}
            onRemove={removeImage}
          />
          {project === undefined && isSomething && (
            <UpdateOf disabled={form.isBusy} value={form.values.projectId} onChange={(projectId) => form.change({ projectId })} />
          )}
          <div className={style.foot}>
            <div className={style.tools}>
              <PickButton kind="post-image" onPick={(file) => void picked.add(file)} disabled={form.isBusy || picked.isUploading}>
                {(button) => (
                  <Button tone="muted" {...button}>
                    <IconPhoto size={20} aria-hidden />
                    {image === null ? 'Foto' : 'Andere foto'}
                  </Button>
                )}
              </PickButton>
              {project === undefined && <DraftsButton openId={draft?.id} onOpen={open} onOpened={() => textarea.current?.focus()} />}
            </div>
            <div className={style.ways}>
              <TextLimit id="post-limit" left={left} problem={error} />
              {isSomething && (
                <Button tone="muted" disabled={!canSend} onClick={() => void form.keepAsDraft()}>
                  Bewaren als concept
                </Button>
              )}
              <Button type="submit" tone="primary" disabled={!canSend}>
                {form.isSharing ? 'Bezig met posten...' : shareLabel}
              </Button>
            </div>
          </div>
        </div>
      </Card>
    </form>
  );
}
