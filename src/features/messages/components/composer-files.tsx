import { IconFileText, IconX } from '../../../platform/web/kit/icons.tsx';
import { UploadProgress } from '../../uploads/components/upload-progress.tsx';
import { UploadedImage } from '../../uploads/components/uploaded-image.tsx';
import type { Attachment } from '../contract.ts';
import style from './composer-files.module.css';

type ComposerFilesProps = {
  attachments: Attachment[];
  coming: readonly File[];
  /** The sent fraction of the first file under way. */
  part: number;
  onCancel: () => void;
  onRemove: (id: string) => void;
};

/** The attachments of the message that is being written, and the files under way. */
export function ComposerFiles({ attachments, coming, part, onCancel, onRemove }: ComposerFilesProps) {
  if (attachments.length === 0 && coming.length === 0) return null;
  return (
    <div className={style.files}>
      {attachments.length > 0 && (
        <ul className={style.list} aria-label="Bijlagen">
          {attachments.map(({ id, picture, fileName }) => (
            <li key={id} className={picture === null ? style.document : style.picture}>
              {picture === null ? (
                <>
                  <IconFileText size={20} stroke={1.5} aria-hidden />
                  <span className={style.name}>{fileName}</span>
                </>
              ) : (
                <UploadedImage picture={picture} alt="Gekozen foto" sizes="72px" className={style.image} />
              )}
              <button type="button" className={style.remove} aria-label={`${fileName ?? 'Foto'} weghalen`} onClick={() => onRemove(id)}>
                <IconX size={16} stroke={2} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {coming.map((file, place) =>
        place === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: files have no id, and the first is the one under way.
          <UploadProgress key={place} part={part} name={file.name} onCancel={onCancel} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <p key={place} className={style.waiting}>
            {file.name}
          </p>
        ),
      )}
    </div>
  );
}
