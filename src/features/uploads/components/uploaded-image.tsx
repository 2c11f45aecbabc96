import type { Picture } from '../contract.ts';
import style from './uploaded-image.module.css';

type UploadedImageProps = {
  picture: Picture;
  /** Empty for decorative images. */
  alt: string;
  /** The displayed width, as in the `sizes` attribute, from which the browser picks a file. */
  sizes: string;
  className?: string;
  /** Loads eagerly with high priority, for pictures in the first viewport. */
  first?: boolean;
};

/** A stored picture. Width and height reserve its space, so that the layout doesn't shift while it loads. */
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
