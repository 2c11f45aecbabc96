import type { Picture } from '../contract.ts';
import style from './uploaded-image.module.css';

type UploadedImageProps = {
  picture: Picture;
  /** Empty for what only decorates. */
  alt: string;
  /** How wide it is shown, as in `sizes` of HTML; the browser picks the width that it needs. */
  sizes: string;
  className?: string;
  /** For what is seen at once, such as the first post: loaded before the rest. */
  first?: boolean;
};

/** A stored picture, in its own proportions: its place is kept before it is loaded, so that nothing jumps. */
export function UploadedImage({ picture: { id, width, height, widths }, alt, sizes, className, first = false }: UploadedImageProps) {
  const address = (each: number) => `/uploads/${id}/${each}.webp`;
  return (
    <img
      src={address(widths.at(-1) ?? width)}
      srcSet={widths.map((each) => `${address(each)} ${each}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={className ? `${style.image} ${className}` : style.image}
    />
  );
}
