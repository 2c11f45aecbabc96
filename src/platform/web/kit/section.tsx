import type { ReactNode } from 'react';
import style from './sections.module.css';

type SectionProps = { id: string; title: string; intro?: ReactNode; children: ReactNode };

/** One subject of a page of them, with an address of its own in the page. */
export function Section({ id, title, intro, children }: SectionProps) {
  return (
    <section id={id} className={style.section} aria-labelledby={`${id}-titel`}>
      <header className={style.head}>
        <h2 id={`${id}-titel`}>{title}</h2>
        {intro === undefined ? null : <p className={style.muted}>{intro}</p>}
      </header>
      {children}
    </section>
  );
}
