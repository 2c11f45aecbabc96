import { LinkButton } from '../../../../platform/web/kit/link-button.tsx';
import type { ProjectForm } from '../hooks/project-form.ts';
import { describeSaving } from '../view/save-state.ts';

/** Whether what was typed is safe, with the way to a field that keeps it from being saved. */
export function SaveState({ form }: { form: ProjectForm }) {
  const { autosave, isDraft, isDirty, values } = form;
  const state = describeSaving({ autosave, isDraft, isDirty, hasTitle: values.title.trim() !== '' });
  if (!state.isOfField) return state.text;
  return (
    <>
      {state.text} <LinkButton onClick={form.showProblems}>Naar het veld</LinkButton>
    </>
  );
}
