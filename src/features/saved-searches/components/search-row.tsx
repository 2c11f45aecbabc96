import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../platform/web/kit/confirm-dialog.tsx';
import { Dotted } from '../../../platform/web/kit/dotted.tsx';
import { IconButton } from '../../../platform/web/kit/icon-button.tsx';
import { IconPencil, IconTrash } from '../../../platform/web/kit/icons.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { SavedSearch } from '../contract.ts';
import { useChangeSearchForm, useDeleteSearch } from '../hooks.ts';
import { cadenceLabels, kindLabels } from '../policy.ts';
import { SearchDialog } from './search-dialog.tsx';

/** A saved search with its name as link, the list that it searches, how often it is mailed, and the ways to change it. */
export function SearchRow({ search }: { search: SavedSearch }) {
  const { id, kind, name, path, cadence } = search;
  const [asked, setAsked] = useState<'change' | 'delete' | null>(null);
  const { mutate } = useDeleteSearch();
  return (
    <Row justify="between" gap={12} isUnbroken>
      <div>
        <a href={path}>{name}</a>
        <Text size="small" tone="muted">
          <Dotted parts={[kindLabels[kind], cadenceLabels[cadence]]} />
        </Text>
      </div>
      <Row isUnbroken>
        <IconButton label={`Wijzigen: ${name}`} icon={IconPencil} onClick={() => setAsked('change')} />
        <IconButton label={`Verwijderen: ${name}`} icon={IconTrash} onClick={() => setAsked('delete')} />
      </Row>
      {asked === 'change' && <ChangeDialog search={search} onClose={() => setAsked(null)} />}
      {asked === 'delete' && (
        <ConfirmDialog
          title="Zoekopdracht verwijderen?"
          confirmLabel="Verwijderen"
          isDanger
          onConfirm={() => mutate({ id })}
          onClose={() => setAsked(null)}
        >
          <p>Je krijgt dan ook geen mails meer over “{name}”.</p>
        </ConfirmDialog>
      )}
    </Row>
  );
}

function ChangeDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const dialog = useRef<{ close(): void }>(null);
  const form = useChangeSearchForm(search, () => dialog.current?.close());
  return <SearchDialog ref={dialog} title="Zoekopdracht wijzigen" form={form} onClose={onClose} />;
}
