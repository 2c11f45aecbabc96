import { IconFileTypePdf } from '../../../../platform/web/kit/icons.tsx';
import { UploadedImage } from '../../../uploads/components/uploaded-image.tsx';
import type { ProjectDocument } from '../contract.ts';
import style from './document-sign.module.css';

/** A document as it is recognized in a list: a small picture, or the sign of its kind. Its name stands beside it. */
export function DocumentSign({ document: { picture } }: { document: ProjectDocument }) {
  return (
    <span className={style.sign}>
      {picture === null ? (
        <IconFileTypePdf size={28} stroke={1.5} aria-hidden />
      ) : (
        <UploadedImage picture={picture} alt="" sizes="56px" className={style.picture} />
      )}
    </span>
  );
}
