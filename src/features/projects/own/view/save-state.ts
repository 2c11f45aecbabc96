import { formatTime } from '../../../../platform/web/format/days.ts';
import type { AutosaveState } from '../hooks/autosave.ts';

type FormNow = { autosave: AutosaveState; isDraft: boolean; isDirty: boolean; savesItself: boolean; isStale: boolean };

/**
 * Whether what was typed is safe, in the bar below the form, and the way on when something keeps it from being saved: to a wrong
 * field, or to the choice between two versions.
 */
export function describeSaving(form: FormNow): { text: string; way: 'field' | 'version' | null } {
  if (form.isStale) return { text: 'Nog niet opgeslagen: je project is intussen ergens anders gewijzigd.', way: 'version' };
  return { text: stateOf(form), way: form.savesItself && form.autosave.is === 'incomplete' ? 'field' : null };
}

function stateOf({ autosave, isDraft, isDirty, savesItself }: FormNow): string {
  if (!isDraft) return isDirty ? 'Nog niet opgeslagen' : '';
  if (!savesItself) return isDirty ? 'Met een titel bewaren we je concept vanzelf.' : '';
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
