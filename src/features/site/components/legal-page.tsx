import type { ReactNode } from 'react';
import { Page } from '../../../platform/web/kit/page.tsx';
import style from './legal-page.module.css';

type Source = { title: string; url: string };

type LegalPageProps = {
  title: string;
  intro: string;
  /** The formatted date of the last change. */
  changed: string;
  sources?: { read: string; list: Source[] };
  children: ReactNode;
};

/** A page of running text that ends with its sources. */
export function LegalPage({ title, intro, changed, sources, children }: LegalPageProps) {
  return (
    <Page>
      <article className={style.text}>
        <header className={style.head}>
          <h1>{title}</h1>
          <p className={style.intro}>{intro}</p>
          <p className={style.small}>Laatst gewijzigd op {changed}.</p>
        </header>
        {children}
        {sources === undefined ? null : (
          <section aria-labelledby="bronnen">
            <h2 id="bronnen">Bronnen</h2>
            <p>Gelezen op {sources.read}, in een bewaarde kopie:</p>
            <ul>
              {sources.list.map(({ title: name, url }) => (
                <li key={url}>
                  <a href={url} rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
    </Page>
  );
}
