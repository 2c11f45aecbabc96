import { LinkButton } from '../../../../platform/web/kit/link-button.tsx';
import type { ProjectForm } from '../hooks/project-form.ts';
import { describeSaving } from '../view/save-state.ts';

/** Whether what was typed is safe, with the way on when something keeps it from being saved. */
export function SaveState({ form }: { form: ProjectForm }) {
  const { text, way } = describeSaving(form);
  if (way === null) return text;
  return (
    <>
      {text}{' '}
      {way === 'field' ? (
        <LinkButton onClick={form.showProblems}>Naar het veld</LinkButton>
      ) : (
        <LinkButton onClick={form.askAgain}>Kies een versie</LinkButton>
      )}
    </>
  );
}
