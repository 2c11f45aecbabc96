import { type ReactNode, useEffect, useState } from 'react';
import { Announce } from './hidden.tsx';
import { type Gap, Row, Stack } from './layout.tsx';
import style from './skeleton.module.css';

type SkeletonProps =
  /** Lines of text; of several the last is shorter. `width` is that of one line, in percent. */
  | { lines: number; width?: number; circle?: never; block?: never }
  /** A face, as wide as this in pixels. */
  | { circle: number; lines?: never; block?: never; width?: never }
  /** A picture, a button, a field, as high as this in pixels; `width` in percent. */
  | { block: number; width?: number; lines?: never; circle?: never };

/** The grey shape of something that is on its way. Put it where that will be, inside `Loading`. */
export function Skeleton({ lines, circle, block, width }: SkeletonProps) {
  const size = width === undefined ? undefined : `${width}%`;
  if (circle !== undefined) return <span className={style.circle} style={{ '--skeleton-size': `${circle}px` }} />;
  if (block !== undefined) return <span className={style.block} style={{ '--skeleton-size': `${block}px`, '--skeleton-width': size }} />;
  if (lines === 1) return <span className={style.line} style={{ '--skeleton-width': size }} />;
  return (
    <span className={style.lines}>
      {Array.from({ length: lines ?? 0 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey lines have no other name and never move.
        <span key={line} className={style.line} />
      ))}
    </span>
  );
}

/** So many rows of a face with a name and a line under it. */
export function SkeletonRows({ count, face = 40, gap = 16 }: { count: number; face?: number; gap?: Gap }) {
  return (
    <Stack gap={gap}>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey rows have no other name and never move.
        <Row key={row} gap={12} isUnbroken>
          <Skeleton circle={face} />
          <Skeleton lines={2} />
        </Row>
      ))}
    </Stack>
  );
}

/** Reads aloud that something is on its way. Its region comes with the skeleton: it is drawn empty and then gets its text (see `Announce`). */
export function LoadingNote({ children }: { children: string }) {
  const [told, setTold] = useState('');
  useEffect(() => {
    // The first frame draws the region, which may have come within a press; screen readers know it from then on.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setTold(children));
    });
    return () => cancelAnimationFrame(frame);
  }, [children]);
  return <Announce>{told}</Announce>;
}

/** Wraps skeletons: announces the loading content and hides the shapes from screen readers. Without a script nothing comes, and nothing is shown. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={style.loading}>
      <LoadingNote>{label}</LoadingNote>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
