import type { ReactNode } from 'react';
import { type Icon, IconClock, IconMail, IconMapPin, IconPhone } from '../../../platform/web/kit/icons.tsx';
import style from './office-card.module.css';

/** The office's details from the settings. Unset ones are not shown (docs/product.md, Services and the site). */
export type Office = { company: { name: string }; officeMail: string; office: { address: string; phone: string; hours: string } };

export function OfficeCard({ site: { company, officeMail, office } }: { site: Office }) {
  return (
    <section className={style.card} aria-labelledby="kantoor">
      <h2 id="kantoor">Hoofdkantoor</h2>
      <dl className={style.facts}>
        <Fact icon={IconMapPin} label="Adres">
          {company.name !== '' && <span className={style.company}>{company.name}</span>}
          {office.address}
        </Fact>
        <Fact icon={IconMail} label="E-mail">
          <a href={`mailto:${officeMail}`}>{officeMail}</a>
        </Fact>
        {office.phone !== '' && (
          <Fact icon={IconPhone} label="Telefoon">
            <a href={`tel:${office.phone.replaceAll(/[^\d+]/g, '')}`}>{office.phone}</a>
          </Fact>
        )}
        <Fact icon={IconClock} label="Openingstijden">
          {office.hours}
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ icon: Sign, label, children }: { icon: Icon; label: string; children: ReactNode }) {
  return (
    <div className={style.fact}>
      <dt>
        <Sign size={20} stroke={1.75} aria-hidden />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
