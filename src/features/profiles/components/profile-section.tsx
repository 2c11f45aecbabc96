import { type ReactNode, useId } from 'react';
import style from './profile-section.module.css';

/** A part of a profile under its title. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={style.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
