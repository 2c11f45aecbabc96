import { IconButton } from '../../../platform/web/kit/icon-button.tsx';
import { IconX } from '../../../platform/web/kit/icons.tsx';
import { TextField } from '../../../platform/web/kit/text-field.tsx';
import { UploadProgress } from '../../uploads/components/upload-progress.tsx';
import { UploadedImage } from '../../uploads/components/uploaded-image.tsx';
import type { Picture } from '../../uploads/contract.ts';
import { maxAltLength } from '../policy.ts';
import style from './composer.module.css';

type ComposerImageProps = {
  image: Picture | null;
  alt: string;
  disabled: boolean;
  upload: { part: number | null; cancel: () => void; fileName: string };
  onDescribe: (alt: string) => void;
  onRemove: () => void;
};

/** The picture of a post that isn't sent yet, with its description; or how far its upload is. */
export function ComposerImage({ image, alt, disabled, upload, onDescribe, onRemove }: ComposerImageProps) {
  if (upload.part !== null) {
    return (
      <div className={style.image}>
        <UploadProgress part={upload.part} onCancel={upload.cancel} name={upload.fileName} />
      </div>
    );
  }
  if (image === null) return null;
  return (
    <div className={style.image}>
      <div className={style.preview}>
        <UploadedImage picture={image} alt={alt || 'Gekozen afbeelding'} sizes="(min-width: 768px) 420px, 90vw" />
        <div className={style.remove}>
          <IconButton tone="secondary" label="Afbeelding verwijderen" icon={IconX} disabled={disabled} onClick={onRemove} />
        </div>
      </div>
      <TextField
        label="Beschrijf de afbeelding voor wie ze niet ziet"
        value={alt}
        maxLength={maxAltLength}
        readOnly={disabled}
        onChange={(event) => onDescribe(event.currentTarget.value)}
      />
    </div>
  );
}
