import { useRef } from 'react';
import { attemptFor } from '../../../platform/attempt.ts';
import { isServerFault } from '../../../platform/web/data/api-failure.ts';
import type { Checked } from '../../../platform/web/forms/form-state.ts';
import { useForm } from '../../../platform/web/forms/use-form.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import { checkPost, type PostFields } from '../view/check-post.ts';
import { keptPost, noPost, type Place, type Unsent } from '../view/kept-post.ts';
import { useCreatePost, useEditPost } from './write-post.ts';

/** The button that was pressed. */
type Intent = 'share' | 'draft';

type Sending = PostFields & Pick<Unsent, 'projectId' | 'attempt' | 'draft'>;

const said: Record<Intent, { title: string; message: string; failed: string }> = {
  share: {
    title: 'Gepost!',
    message: 'Je update is succesvol gedeeld met je netwerk.',
    failed: 'Kon de post niet aanmaken. Probeer opnieuw.',
  },
  draft: {
    title: 'Concept bewaard',
    message: 'Alleen jij ziet het. Je vindt het terug bij je concepten.',
    failed: 'Kon het concept niet bewaren. Probeer opnieuw.',
  },
};

const changedElsewhere = {
  title: 'Dit concept is ergens anders gewijzigd of verwijderd',
  message: 'Je tekst staat hier nog. Verstuur je hem opnieuw, dan wordt hij een nieuwe post.',
};

type Composing = {
  personId: string;
  /** On a project's page, all posts are updates of that. */
  projectId: string | undefined;
  onSent: () => void;
};

/** The form of a new post. The browser keeps what isn't sent, and sends it again under the same id. */
export function useComposer({ personId, projectId: fixedId, onSent }: Composing) {
  const create = useCreatePost();
  const edit = useEditPost();
  const intent = useRef<Intent>('share');
  const empty: Unsent = { ...noPost, projectId: fixedId ?? '' };
  const place: Place = fixedId === undefined ? [personId] : [personId, fixedId];

  const form = useForm({
    initial: empty,
    check(values): Checked<Sending> {
      const checked = checkPost(values);
      return 'problems' in checked
        ? checked
        : { input: { ...checked.input, projectId: values.projectId, attempt: values.attempt, draft: values.draft } };
    },
    save({ attempt: last, draft, projectId, ...fields }: Sending) {
      const isDraft = intent.current === 'draft';
      // An opened draft is updated instead of copied.
      if (draft !== null) return edit.mutateAsync({ ...fields, ...draft, projectId: projectId || null, publish: !isDraft });
      const created = { ...fields, projectId: projectId || undefined };
      const attempt = attemptFor(last, JSON.stringify([created, isDraft]));
      form.change({ attempt });
      return create.mutateAsync({ ...created, id: attempt.id, isDraft });
    },
    done() {
      form.restart(empty);
      const { title, message } = said[intent.current];
      toast({ kind: 'success', title, message });
      onSent();
    },
    title: 'Fout',
    noAnswer: (error) => (isServerFault(error) ? 'Er is iets misgegaan. Probeer opnieuw.' : said[intent.current].failed),
    handle({ code, message }) {
      switch (code) {
        case 'UNAUTHORIZED':
          return { title: 'Niet ingelogd', message };
        case 'UNKNOWN_IMAGE':
          form.change({ image: null, alt: '' });
          return { title: 'Upload gefaald', message };
        case 'UNKNOWN_PROJECT':
          form.change({ projectId: fixedId ?? '' });
          return false;
        case 'STALE':
        case 'NOT_FOUND':
          form.change({ draft: null });
          return changedElsewhere;
        default:
          return false;
      }
    },
    kept: {
      read: () => keptPost.read(...place),
      write: (post) => keptPost.write(post, ...place),
    },
  });

  return {
    ...form,
    isSharing: (create.isPending && !create.variables.isDraft) || (edit.isPending && edit.variables.publish === true),
    /** Returns whether it was kept as a draft. */
    async keepAsDraft(): Promise<boolean> {
      intent.current = 'draft';
      const isKept = await form.send();
      intent.current = 'share';
      return isKept;
    },
  };
}
