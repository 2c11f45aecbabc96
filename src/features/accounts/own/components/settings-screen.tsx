import page from '../../../../platform/web/page.module.css';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import style from './settings.module.css';
import { TimeZoneSection } from './time-zone-section.tsx';

const subjects = [
  { id: 'e-mail', label: 'E-mailadres' },
  { id: 'wachtwoord', label: 'Wachtwoord' },
  { id: 'apparaten', label: 'Apparaten' },
  { id: 'tijdzone', label: 'Tijdzone' },
  { id: 'gegevens', label: 'Mijn gegevens' },
  { id: 'verwijderen', label: 'Account verwijderen' },
];

type SettingsScreenProps = { appName: string; passwordMinLength: number; madeAt: number };

/** Everything of one's account (decision 56); each subject saves by itself. */
export function SettingsScreen({ appName, passwordMinLength, madeAt }: SettingsScreenProps) {
  return (
    <div className={`${page.page} ${style.screen}`}>
      <h1 className={style.title}>Instellingen</h1>
      <nav className={style.subjects} aria-label="Instellingen">
        <ul>
          {subjects.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={style.sections}>
        <EmailSection />
        <PasswordSection passwordMinLength={passwordMinLength} />
        <DevicesSection madeAt={madeAt} />
        <TimeZoneSection />
        <DataSection appName={appName} />
        <DeletionSection appName={appName} />
      </div>
    </div>
  );
}
