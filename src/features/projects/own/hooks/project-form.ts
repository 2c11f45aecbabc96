import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newId } from '../../../../platform/ids.ts';
import { useApi } from '../../../../platform/web/data/use-api.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { untitled } from '../../policy.ts';
import type { OwnProject } from '../contract.ts';
import { incompleteTitle } from '../texts.ts';
import { checkProject } from '../view/check-project.ts';
import { type Draft, emptyDraft, type FlatFields, toDraft, toFields } from '../view/draft.ts';
import { keptDraft } from '../view/kept-draft.ts';
import { ownProjectOptions } from '../view/own-project-options.ts';
import { useAutosave } from './autosave.ts';
import { type Target, useSaving } from './saving.ts';

/** A new draft is saved, a draft is published, or an existing project is changed. */
export type Intent = 'draft' | 'publish' | 'change';

const failed: Record<Intent, string> = {
  draft: 'Er is een fout opgetreden bij het opslaan.',
  publish: 'Er is een fout opgetreden bij het publiceren.',
  change: 'Er is een fout opgetreden bij het bijwerken.',
};

/** The fields beside which refusals of the server are shown. */
const fieldsOfRefusals: { [code: string]: 'uses' | 'documents' | undefined } = { USE_INCOMPLETE: 'uses', UNKNOWN_DOCUMENT: 'documents' };

type ProjectFormOptions = {
  personId: string;
  /** The day on which the page was made. */
  today: string;
  /** Null for a new one. */
  project: OwnProject | null;
  onSaved: (project: OwnProject, intent: Intent) => void;
  /** The server knows the project from now on. */
  onCreated?: (id: string) => void;
  /** The project was saved elsewhere meanwhile. */
  onStale: () => void;
};

export type ProjectForm = ReturnType<typeof useProjectForm>;

/** The form of one's own project. What isn't saved yet is kept in the browser, and a draft with a title is saved by itself. */
export function useProjectForm({ personId, today, project, onSaved, onCreated, onStale }: ProjectFormOptions) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [firstId] = useState(newId);
  const target = useRef<Target>({ id: project?.id ?? firstId, version: project?.version ?? null, mayExist: false });
  const save = useSaving(target);
  const intent = useRef<Intent>('draft');
  const [isStale, setStale] = useState(false);
  const isDraft = project === null || project.status === 'draft';
  const initial = project === null ? emptyDraft : toDraft(project);
  const typed = useRef({ draft: initial, changes: 0 });
  /** Whether pressing a button found the newer version, or saving by itself. */
  const staleBy = useRef<'button' | 'itself'>('itself');

  /** Of a new project the browser keeps one; those that the server knows have a place each. */
  function keep(draft: Draft | null) {
    const { id, version } = target.current;
    keptDraft.write(draft && { id, version, draft }, personId, version === null ? 'nieuw' : id);
  }

  /** Another new project, begun in another window, may have taken its place: that one stays. */
  function forgetNew() {
    if (keptDraft.read(personId, 'nieuw')?.id === target.current.id) keptDraft.write(null, personId, 'nieuw');
  }

  async function saveFields(flat: FlatFields, publish: boolean): Promise<OwnProject> {
    const isNew = target.current.version === null;
    const saved = await save(toFields(flat), publish);
    if (isNew) forgetNew();
    return saved;
  }

  function becomesStale(code: string, by: 'button' | 'itself'): boolean {
    if (code !== 'STALE') return false;
    staleBy.current = by;
    setStale(true);
    onStale();
    return true;
  }

  const form = useForm<Draft, FlatFields, OwnProject>({
    initial,
    check: (draft) => checkProject(draft, { isPublic: !isDraft || intent.current === 'publish' }),
    save: (flat) => saveFields(flat, intent.current === 'publish'),
    done: (saved) => onSaved(saved, intent.current),
    title: 'Fout',
    get noAnswer() {
      return failed[intent.current];
    },
    fieldOf: (code) => fieldsOfRefusals[code],
    handle: ({ code, message }) => becomesStale(code, 'button') || (code === 'INCOMPLETE' && { title: incompleteTitle, message }),
    kept: {
      read() {
        const kept = keptDraft.read(personId, project?.id ?? 'nieuw');
        if (kept === null) return null;
        target.current = { id: kept.id, version: kept.version, mayExist: kept.version === null };
        return kept.draft;
      },
      write(draft) {
        if (draft !== null) typed.current = { draft, changes: typed.current.changes + 1 };
        keep(draft);
      },
    },
  });

  /** A draft without a title waits for one, unless it was saved without. */
  const savesItself = isDraft && (form.values.title.trim() !== '' || project?.fields.title === untitled);

  const autosave = useAutosave({
    values: form.values,
    isOn: savesItself && !isStale && !form.isBusy,
    async save(draft) {
      const checked = checkProject(draft, { isPublic: false });
      if ('problems' in checked) return false;
      const isNew = target.current.version === null;
      const { changes } = typed.current;
      const saved = await saveFields(checked.input, false);
      if (isNew) onCreated?.(saved.id);
      keep(typed.current.changes === changes ? null : typed.current.draft);
      // Publishing succeeded, and only its answer was lost.
      if (saved.status !== 'draft') onSaved(saved, 'publish');
      return true;
    },
    handle: (code) => becomesStale(code, 'itself'),
  });

  /** Goes on from the version that the server has, of a project that this form may have begun as a new one. */
  function follow({ id, version }: OwnProject) {
    const wasNew = target.current.version === null;
    if (wasNew) forgetNew();
    else keep(null);
    target.current = { id, version, mayExist: false };
    setStale(false);
    if (wasNew) onCreated?.(id);
  }

  function send(wanted: Intent) {
    intent.current = wanted;
    void form.send();
  }

  return {
    ...form,
    today,
    isDraft,
    /** The id of the project, also of one that isn't saved yet. */
    projectId: () => target.current.id,
    autosave: autosave.state,
    savesItself,
    /** Whether the project was saved elsewhere, and nothing was chosen yet. */
    isStale,
    /** Asks once more which version to keep. A draft isn't published by that, even if pressing 'Publiceren' met the other version. */
    askAgain() {
      if (isDraft) staleBy.current = 'itself';
      onStale();
    },
    send,
    /** Shows what keeps a draft from being saved. */
    showProblems() {
      intent.current = 'draft';
      form.showProblems();
    },
    /** Saves over a newer version than the one that the form began with. */
    sendOver(newest: OwnProject) {
      follow(newest);
      keep(form.values);
      if (staleBy.current === 'button') void form.send();
    },
    /** Forgets what was typed and isn't saved: the form is the project as it is shown now. */
    discard() {
      if (project !== null) follow(project);
      form.restart(initial);
    },
    /** Begins again with the project as it is on the server. */
    startFrom(newest: OwnProject) {
      const draft = toDraft(newest);
      queryClient.setQueryData(ownProjectOptions(api, newest.id).queryKey, newest);
      follow(newest);
      form.restart(draft);
      autosave.begin(draft);
    },
  };
}
