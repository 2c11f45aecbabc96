import type { ReactNode } from 'react';
import style from './settings.module.css';

type SettingsSectionProps = { id: string; title: string; intro?: ReactNode; children: ReactNode };

/** One subject of the settings, with an address of its own in the page. */
export function SettingsSection({ id, title, intro, children }: SettingsSectionProps) {
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
