import type { ReactNode } from 'react';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { Sections } from '../../../../platform/web/kit/sections.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { TimeZoneSection } from './time-zone-section.tsx';
import { VisibilitySection } from './visibility-section.tsx';

type Subject = { id: string; label: string };

/** Sections of other features go between these two lists. */
const firstSubjects: Subject[] = [
  { id: 'e-mail', label: 'E-mailadres' },
  { id: 'wachtwoord', label: 'Wachtwoord' },
  { id: 'apparaten', label: 'Apparaten' },
  { id: 'tijdzone', label: 'Tijdzone' },
  { id: 'zichtbaarheid', label: 'Zichtbaarheid' },
];
const lastSubjects: Subject[] = [
  { id: 'gegevens', label: 'Mijn gegevens' },
  { id: 'verwijderen', label: 'Account verwijderen' },
];

type SettingsScreenProps = {
  appName: string;
  passwordMinLength: number;
  madeAt: number;
  /** Sections of other features, with their names. */
  moreSubjects: Subject[];
  children: ReactNode;
};

/** All settings of one's account; each section saves by itself. */
export function SettingsScreen({ appName, passwordMinLength, madeAt, moreSubjects, children }: SettingsScreenProps) {
  return (
    <Page>
      <Sections title="Instellingen" subjects={[...firstSubjects, ...moreSubjects, ...lastSubjects]}>
        <EmailSection />
        <PasswordSection passwordMinLength={passwordMinLength} />
        <DevicesSection madeAt={madeAt} />
        <TimeZoneSection />
        <VisibilitySection />
        {children}
        <DataSection appName={appName} />
        <DeletionSection appName={appName} />
      </Sections>
    </Page>
  );
}
