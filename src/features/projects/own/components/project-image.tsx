import { useRef } from 'react';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { ImageDialog, type ImageDialogHandle } from '../../../profiles/images/components/image-dialog.tsx';
import { useImageChange } from '../../../profiles/images/hooks/use-image-change.ts';
import { PickButton } from '../../../uploads/components/pick-button.tsx';
import { UploadedImage } from '../../../uploads/components/uploaded-image.tsx';
import type { Picture } from '../../../uploads/contract.ts';
import style from './project-image.module.css';

const words = {
  project: { choose: 'Afbeelding kiezen', change: 'Afbeelding wijzigen', alt: 'De gekozen afbeelding', none: 'Nog geen afbeelding' },
  logo: { choose: 'Logo kiezen', change: 'Logo wijzigen', alt: 'Het gekozen logo', none: 'Nog geen logo' },
};

type ProjectImageProps = {
  use: keyof typeof words;
  kind?: 'project-image' | 'job-logo';
  picture: Picture | null;
  onChange: (picture: Picture | null) => void;
};

/** The picture or the logo of a project or of a company, cut out when it is chosen. It is saved with the form. */
export function ProjectImage({ use, kind = 'project-image', picture, onChange }: ProjectImageProps) {
  const dialog = useRef<ImageDialogHandle>(null);
  const image = useImageChange({ use, kind, set: onChange });
  const { choose, change, alt, none } = words[use];
  return (
    <div className={style.image} data-use={use}>
      <div className={style.frame}>
        {picture === null ? (
          <Text tone="muted" size="small">
            {none}
          </Text>
        ) : (
          <UploadedImage picture={picture} alt={alt} sizes={use === 'logo' ? '96px' : '(min-width: 768px) 360px, 90vw'} />
        )}
      </div>
      <div>
        <PickButton
          kind={kind}
          onClick={picture === null ? undefined : () => dialog.current?.open()}
          onPick={(file) => dialog.current?.crop(file)}
        >
          {(button) => <Button {...button}>{picture === null ? choose : change}</Button>}
        </PickButton>
      </div>
      <ImageDialog use={use} kind={kind} image={image} ref={dialog}>
        {picture && <UploadedImage picture={picture} alt={alt} sizes="(min-width: 768px) 584px, 90vw" />}
      </ImageDialog>
    </div>
  );
}
