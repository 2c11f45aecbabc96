import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import type { Visibility } from '../policy.ts';
import style from './profile-facts.module.css';

const notes: Record<Visibility, string> = {
  everyone: '',
  connections: 'Alleen je connecties zien dit',
  nobody: 'Alleen jij ziet dit',
};

type FactProps = {
  icon: Icon;
  /** Read aloud in place of the icon. */
  label: string;
  /** For its owner: who else sees it. */
  visibility?: Visibility;
  children: ReactNode;
};

/** One line about a person, behind the icon of its kind. */
export function Fact({ icon: Sign, label, visibility = 'everyone', children }: FactProps) {
  return (
    <li className={style.fact}>
      <Sign size={20} stroke={1.75} aria-hidden />
      <span className={style.what}>
        <Hidden>{label}: </Hidden>
        {children}
        {notes[visibility] !== '' && <span className={style.note}>{notes[visibility]}</span>}
      </span>
    </li>
  );
}
