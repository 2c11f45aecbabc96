import { formatFileSize } from '../../../platform/web/format/file-size.ts';
import { IconFileText } from '../../../platform/web/kit/icons.tsx';
import { UploadedImage } from '../../uploads/components/uploaded-image.tsx';
import type { Attachment } from '../contract.ts';
import style from './message-files.module.css';

type MessageFilesProps = {
  attachments: Attachment[];
  /** The sender as they are named after 'van'. */
  sender: string;
};

/** A message's pictures, which open in full, and files. */
export function MessageFiles({ attachments, sender }: MessageFilesProps) {
  if (attachments.length === 0) return null;
  return (
    <ul className={style.files}>
      {attachments.map(({ id, picture, fileName, bytes }) => (
        <li key={id}>
          {picture !== null ? (
            <a href={`/uploads/${id}/${picture.widths.at(-1)}.webp`} target="_blank" rel="noopener" className={style.picture}>
              <UploadedImage
                picture={picture}
                alt={`Foto van ${sender}, opent in een nieuw tabblad`}
                sizes="280px"
                className={style.image}
              />
            </a>
          ) : (
            <a href={`/uploads/${id}/document`} target="_blank" rel="noopener" className={style.document}>
              <IconFileText size={24} stroke={1.5} aria-hidden />
              <span className={style.name}>{fileName}</span>
              <span className={style.size}>{formatFileSize(bytes)}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
