import { formatTime } from '../../../../platform/web/format/days.ts';
import type { AutosaveState } from '../hooks/autosave.ts';

type FormNow = { autosave: AutosaveState; isDraft: boolean; isDirty: boolean; hasTitle: boolean };

/** Whether what was typed is safe, in the bar below the form. */
export function describeSaving({ autosave, isDraft, isDirty, hasTitle }: FormNow): string {
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
