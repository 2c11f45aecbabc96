import { IconX } from '../../../platform/web/kit/icons.tsx';
import style from './upload-progress.module.css';

type UploadProgressProps = {
  /** Progress from 0 to 1; at 1 the server is processing the file. */
  part: number;
  onCancel: () => void;
  /** The name of the file. */
  name?: string;
};

/** The progress of an upload, with a cancel button. */
export function UploadProgress({ part, onCancel, name }: UploadProgressProps) {
  const percent = Math.round(part * 100);
  const text = part < 1 ? `Uploaden: ${percent}%` : 'Bijna klaar…';
  return (
    <div className={style.progress}>
      <div className={style.line}>
        <span className={style.name}>{name}</span>
        <span className={style.text}>{text}</span>
      </div>
      <progress
        className={style.bar}
        max={100}
        value={part < 1 ? percent : undefined}
        aria-label={name ? `${name} uploaden` : 'Uploaden'}
      />
      <button type="button" className={style.cancel} onClick={onCancel} aria-label="Upload annuleren">
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
}
