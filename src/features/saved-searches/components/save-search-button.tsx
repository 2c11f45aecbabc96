import { useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { IconBellPlus } from '../../../platform/web/kit/icons.tsx';
import { useMe } from '../../profiles/hooks.ts';
import { useSaveSearchForm } from '../hooks.ts';
import type { SearchKind } from '../policy.ts';
import { SearchDialog } from './search-dialog.tsx';

type SaveSearchButtonProps = {
  kind: SearchKind;
  /** The values of the list's address. */
  search: Record<string, string | undefined>;
  /** Offered as the search's name. */
  name: string;
};

/** Saves the search of a list, for members. */
export function SaveSearchButton(props: SaveSearchButtonProps) {
  const isMember = useMe() !== null;
  const [isOpen, setOpen] = useState(false);
  return isMember ? (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <IconBellPlus size={18} stroke={1.75} aria-hidden />
        Zoekopdracht bewaren
      </Button>
      <ButtonLink to="/instellingen" hash="zoekopdrachten" size="small" tone="quiet">
        Mijn zoekopdrachten
      </ButtonLink>
      {isOpen && <SaveDialog {...props} onClose={() => setOpen(false)} />}
    </>
  ) : null;
}

function SaveDialog({ kind, search, name, onClose }: SaveSearchButtonProps & { onClose: () => void }) {
  const dialog = useRef<{ close(): void }>(null);
  const values = Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  const query = new URLSearchParams(values).toString();
  const form = useSaveSearchForm({ kind, query, name, onSaved: () => dialog.current?.close() });
  return <SearchDialog ref={dialog} title="Zoekopdracht bewaren" form={form} onClose={onClose} />;
}
