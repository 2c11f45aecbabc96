import type { ReactNode } from 'react';
import style from './link-button.module.css';

/** A button among words, which looks like a link. */
export function LinkButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={style.link} onClick={onClick}>
      {children}
    </button>
  );
}
