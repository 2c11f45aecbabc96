import type { ReactNode } from 'react';
import style from './facts.module.css';
import { Hidden } from './hidden.tsx';
import type { Icon } from './icons.tsx';

type FactsProps = {
  /** Beside each other where the list has the width of a page. */
  isSpread?: boolean;
  children: ReactNode;
};

/** A list of `Fact`s, a line each. */
export function Facts({ isSpread = false, children }: FactsProps) {
  return (
    <ul className={style.facts} data-spread={isSpread || undefined}>
      {children}
    </ul>
  );
}

type FactProps = {
  icon: Icon;
  /** Read aloud in place of the icon. */
  label: string;
  /** In small letters under it. */
  note?: ReactNode;
  children: ReactNode;
};

/** One line, behind the icon of its kind. */
export function Fact({ icon: Sign, label, note, children }: FactProps) {
  return (
    <li className={style.fact}>
      <Sign size={20} stroke={1.75} aria-hidden />
      <div className={style.what}>
        <Hidden>{label}: </Hidden>
        {children}
        {note && <div className={style.note}>{note}</div>}
      </div>
    </li>
  );
}
