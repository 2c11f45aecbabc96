import { useRef } from 'react';
import { useSaveSearchForm } from '../hooks.ts';
import type { SearchKind } from '../policy.ts';
import { SearchDialog } from './search-dialog.tsx';

export type SearchToSave = {
  kind: SearchKind;
  /** The values of the list's address. */
  search: Record<string, string | undefined>;
  /** Offered as the search's name. */
  name: string;
};

/** Saves the search of a list, under a name and with its mails. */
export function SaveDialog({ kind, search, name, onClose }: SearchToSave & { onClose: () => void }) {
  const dialog = useRef<{ close(): void }>(null);
  const values = Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  const query = new URLSearchParams(values).toString();
  const form = useSaveSearchForm({ kind, query, name, onSaved: () => dialog.current?.close() });
  return <SearchDialog ref={dialog} title="Zoekopdracht bewaren" form={form} onClose={onClose} />;
}
