import { useRef } from 'react';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { IconPhoto } from '../../../../platform/web/kit/icons.tsx';
import { PickButton } from '../../../uploads/components/pick-button.tsx';
import { UploadedImage } from '../../../uploads/components/uploaded-image.tsx';
import type { Picture } from '../../../uploads/contract.ts';
import { useOwnImage } from '../hooks/use-own-image.ts';
import style from './image-button.module.css';
import type { ImageDialogHandle } from './image-dialog.tsx';
import { LaterImageDialog } from './later-image-dialog.tsx';

/** The button to change one's cover, shown on it. */
export function CoverPicture({ cover }: { cover: Picture | null }) {
  const dialog = useRef<ImageDialogHandle>(null);
  const image = useOwnImage('cover');
  const isHydrated = useHydrated();
  return (
    <>
      <div className={style.onCover} data-print="hidden">
        <PickButton
          kind="cover"
          label="Omslag wijzigen"
          disabled={!isHydrated}
          onClick={cover === null ? undefined : () => dialog.current?.open()}
          onPick={(file) => dialog.current?.crop(file)}
        >
          {(button) => (
            <button type="button" {...button} className={style.button}>
              <IconPhoto size={20} stroke={1.75} aria-hidden />
              <span className={style.words}>Omslag wijzigen</span>
            </button>
          )}
        </PickButton>
      </div>
      <LaterImageDialog use="cover" kind="cover" image={image} ref={dialog}>
        {cover && <UploadedImage picture={cover} alt="Je omslag" sizes="(min-width: 768px) 584px, 90vw" />}
      </LaterImageDialog>
    </>
  );
}
