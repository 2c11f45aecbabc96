import { Section } from '../../../platform/web/kit/section.tsx';
import type { Preference } from '../contract.ts';
import { usePreferences } from '../hooks/preferences.ts';
import { PreferenceField } from './preference-field.tsx';
import style from './preferences-section.module.css';

/** A section of the settings: which kinds of notification reach the viewer, and how. */
export function PreferencesSection() {
  const preferences = usePreferences();
  return (
    <Section
      id="notificaties"
      title="Notificaties"
      intro="Kies per onderwerp hoe je ervan hoort. De samenvatting komt rond acht uur ’s ochtends."
    >
      <div className={style.fields}>
        {preferences.map((preference: Preference) => (
          <PreferenceField key={preference.kind} preference={preference} />
        ))}
      </div>
    </Section>
  );
}
