import { TitleDrawing } from '../../../platform/web/kit/title-drawing.tsx';
import { UploadedImage } from '../../uploads/components/uploaded-image.tsx';
import type { ProjectCard } from '../contract.ts';
import style from './project-picture.module.css';

type ProjectPictureProps = {
  project: Pick<ProjectCard, 'title' | 'image'>;
  /** As in the `sizes` attribute. */
  sizes: string;
  /** It is seen at once. */
  first?: boolean;
  /** As wide as a page, and so lower. */
  isWide?: boolean;
};

/** A project's picture, or a drawing that follows from its title. */
export function ProjectPicture({ project: { title, image }, sizes, first = false, isWide = false }: ProjectPictureProps) {
  return (
    <div className={style.picture} data-wide={isWide || undefined}>
      {image === null ? (
        <TitleDrawing title={title} />
      ) : (
        <UploadedImage picture={image} alt={image.alt} sizes={sizes} first={first} className={style.image} />
      )}
    </div>
  );
}
