import type { CSSProperties } from 'react';
import type { BoxOf } from '../policy/page.ts';
import style from './slide.module.css';

type PictureBox = BoxOf<'picture'>;

/** A picture of a slide, in the size that its place asks for. */
export function SlidePicture({ box: { picture, alt, fit }, style: place }: { box: PictureBox; style: CSSProperties }) {
  const address = (width: number) => `/uploads/${picture.id}/${width}.webp`;
  return (
    <img
      className={style.picture}
      style={{ ...place, objectFit: fit }}
      src={address(picture.widths.at(-1) ?? picture.width)}
      srcSet={picture.widths.map((each) => `${address(each)} ${each}w`).join(', ')}
      sizes="(max-width: 767px) 50vw, 480px"
      width={picture.width}
      height={picture.height}
      alt={alt}
      decoding="async"
    />
  );
}
