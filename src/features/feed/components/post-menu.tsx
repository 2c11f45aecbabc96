import { type Ref, useState } from 'react';
import { ConfirmDialog } from '../../../platform/web/kit/confirm-dialog.tsx';
import { IconPencil, IconTrash } from '../../../platform/web/kit/icons.tsx';
import { Menu } from '../../../platform/web/kit/menu.tsx';
import type { Post } from '../contract.ts';

type PostMenuProps = { post: Pick<Post, 'can' | 'isDraft'>; onEdit: () => void; onDelete: () => void; ref?: Ref<HTMLButtonElement> };

/** The author's actions on a post. */
export function PostMenu({ post: { can, isDraft }, onEdit, onDelete, ref }: PostMenuProps) {
  const [asks, setAsks] = useState(false);
  const items = [
    ...(can.edit ? [{ label: 'Bewerken', icon: IconPencil, onChoose: onEdit }] : []),
    ...(can.delete ? [{ label: 'Verwijderen', icon: IconTrash, onChoose: () => setAsks(true) }] : []),
  ];
  return (
    <>
      <Menu ref={ref} label="Meer over je post" items={items} />
      {asks && (
        <ConfirmDialog
          title={isDraft ? 'Je concept verwijderen?' : 'Je post verwijderen?'}
          confirmLabel="Verwijderen"
          isDanger
          onConfirm={onDelete}
          onClose={() => setAsks(false)}
        >
          {isDraft ? 'Je kunt het niet terughalen.' : 'De reacties en likes gaan mee. Je kunt dit niet terugdraaien.'}
        </ConfirmDialog>
      )}
    </>
  );
}
