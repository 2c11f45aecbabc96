import { Suspense, useState } from 'react';
import { onDemand, useLoadedEarly } from '../../../platform/web/browser/on-demand.tsx';
import { Button, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { IconBellPlus } from '../../../platform/web/kit/icons.tsx';
import { useMe } from '../../profiles/hooks.ts';
import type { SearchToSave } from './save-dialog.tsx';

const SaveDialog = onDemand(
  async () => (await import(/* loads: early */ './save-dialog.tsx')).SaveDialog,
  ({ onClose }) => onClose(),
);

/** Saves the search of a list, for members. */
export function SaveSearchButton(props: SearchToSave) {
  const isMember = useMe() !== null;
  return isMember ? <MembersButton {...props} /> : null;
}

function MembersButton(props: SearchToSave) {
  const [isOpen, setOpen] = useState(false);
  useLoadedEarly(SaveDialog);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <IconBellPlus size={18} stroke={1.75} aria-hidden />
        Zoekopdracht bewaren
      </Button>
      <ButtonLink to="/instellingen" hash="zoekopdrachten" size="small" tone="quiet">
        Mijn zoekopdrachten
      </ButtonLink>
      {isOpen && (
        <Suspense>
          <SaveDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
