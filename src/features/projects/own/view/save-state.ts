import { formatTime } from '../../../../platform/web/format/days.ts';
import type { AutosaveState } from '../hooks/autosave.ts';

type FormNow = { autosave: AutosaveState; isDraft: boolean; isDirty: boolean; hasTitle: boolean };

/** Whether what was typed is safe, in the bar below the form; `isOfField` when a wrong field keeps it from being saved. */
export function describeSaving(form: FormNow): { text: string; isOfField: boolean } {
  return { text: stateOf(form), isOfField: form.isDraft && form.hasTitle && form.autosave.is === 'incomplete' };
}

function stateOf({ autosave, isDraft, isDirty, hasTitle }: FormNow): string {
  if (!isDraft) return isDirty ? 'Nog niet opgeslagen' : '';
  if (!hasTitle) return isDirty ? 'Met een titel bewaren we je concept vanzelf.' : '';
  switch (autosave.is) {
    case 'saving':
      return 'Opslaan...';
    case 'saved':
      return `Opgeslagen om ${formatTime(new Date(autosave.at).toISOString())}`;
    case 'incomplete':
      return 'Nog niet opgeslagen: een veld klopt nog niet.';
    case 'unanswered':
      return 'Geen verbinding. We proberen het zo opnieuw.';
    case 'refused':
      return `Niet opgeslagen: ${autosave.reason}`;
    case 'idle':
      return '';
  }
}
