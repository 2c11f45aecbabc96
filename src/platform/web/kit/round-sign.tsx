import { classes } from './box.ts';
import type { Icon } from './icons.tsx';
import style from './round-sign.module.css';

type RoundSignProps = {
  icon: Icon;
  tone?: 'leaf' | 'danger';
  /** Small, over the lower right corner of the surrounding face, which needs a `position`. */
  isOnFace?: boolean;
};

/** The icon that leads a row, on a round ground as large as a face; decorative, as the row says the same in words. */
export function RoundSign({ icon: Sign, tone = 'leaf', isOnFace = false }: RoundSignProps) {
  return (
    <span className={classes(style.sign, tone === 'danger' && style.danger, isOnFace && style.onFace)}>
      <Sign size={isOnFace ? 14 : 20} stroke={isOnFace ? 2 : 1.75} aria-hidden />
    </span>
  );
}
