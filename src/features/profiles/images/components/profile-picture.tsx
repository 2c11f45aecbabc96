import { useRef } from 'react';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { IconCamera } from '../../../../platform/web/kit/icons.tsx';
import { PickButton } from '../../../uploads/components/pick-button.tsx';
import { Avatar } from '../../components/avatar.tsx';
import type { PersonSummary } from '../../contract.ts';
import { useOwnImage } from '../hooks/use-own-image.ts';
import style from './image-button.module.css';
import type { ImageDialogHandle } from './image-dialog.tsx';
import { LaterImageDialog } from './later-image-dialog.tsx';

/** The button to change one's picture, shown on it. */
export function ProfilePicture({ person }: { person: PersonSummary }) {
  const dialog = useRef<ImageDialogHandle>(null);
  const image = useOwnImage('avatar');
  const isHydrated = useHydrated();
  return (
    <>
      <div className={style.onAvatar} data-print="hidden">
        <PickButton
          kind="avatar"
          label="Foto wijzigen"
          disabled={!isHydrated}
          onClick={person.avatarId === null ? undefined : () => dialog.current?.open()}
          onPick={(file) => dialog.current?.crop(file)}
        >
          {(button) => (
            <button type="button" {...button} className={style.button}>
              <IconCamera size={20} stroke={1.75} aria-hidden />
            </button>
          )}
        </PickButton>
      </div>
      <LaterImageDialog use="avatar" kind="avatar" image={image} ref={dialog}>
        <Avatar person={person} size={144} />
      </LaterImageDialog>
    </>
  );
}
