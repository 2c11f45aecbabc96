import type { ReactNode } from 'react';
import style from './dotted.module.css';

/** Facts on a line with dots between them, without the empty ones. Where the line wraps there is no dot: at an end it would part nothing. */
export function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  const shown = parts.filter((part) => part !== '' && part !== null && part !== false);
  return (
    <span className={style.line}>
      {shown.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name.
        <span key={place} className={style.part}>
          {place > 0 && <span className={style.dot}> · </span>}
          {part}
        </span>
      ))}
    </span>
  );
}
