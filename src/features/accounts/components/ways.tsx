import type { ReactNode } from 'react';
import style from './ways.module.css';

/** The ways on below a form. */
export function Ways({ children }: { children: ReactNode }) {
  return (
    <nav className={style.ways} aria-label="Andere wegen">
      {children}
    </nav>
  );
}
