import type { ReactNode } from 'react';
import style from './act-bar.module.css';

/** The bar of a page's one action, on phones only: wider screens have it in a card beside. Put it last in what scrolls. */
export function ActBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={style.bar} aria-label={label} data-act-bar>
      {children}
    </aside>
  );
}
