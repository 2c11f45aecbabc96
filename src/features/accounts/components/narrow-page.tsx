import type { ReactNode } from 'react';
import { Page } from '../../../platform/web/kit/page.tsx';
import style from './narrow-page.module.css';

type NarrowPageProps = { title: string; intro: string; children: ReactNode; ways: ReactNode };

/** A page with one short form. */
export function NarrowPage({ title, intro, children, ways }: NarrowPageProps) {
  return (
    <Page>
      <div className={style.column}>
        <header className={style.head}>
          <h1>{title}</h1>
          <p>{intro}</p>
        </header>
        {children}
        <nav className={style.ways} aria-label="Andere wegen">
          {ways}
        </nav>
      </div>
    </Page>
  );
}
