import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { CheckField } from '../../../platform/web/kit/check-field.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { Section } from '../../../platform/web/kit/section.tsx';
import { Table } from '../../../platform/web/kit/table.tsx';
import type { Preference } from '../contract.ts';
import { usePreferences, useSavePreference } from '../hooks/preferences.ts';
import { isWayOn, type Way, waysOf, whenTurned } from '../view/ways.ts';

/** A section of the settings: a table of the subjects, and the ways by which each reaches the viewer. */
export function PreferencesSection() {
  const preferences = usePreferences();
  const { mutate } = useSavePreference();
  const isHydrated = useHydrated();

  const column = (way: Way, title: string) => ({
    title,
    isTicked: true,
    cell: (preference: Preference) =>
      waysOf(preference).includes(way) ? (
        <CheckField
          isBare
          label={`${title}: ${preference.label}`}
          checked={isWayOn(preference, way)}
          disabled={!isHydrated}
          onChange={() => mutate({ ...preference, channel: whenTurned(preference, way) })}
        />
      ) : (
        <Hidden>Niet mogelijk</Hidden>
      ),
  });

  return (
    <Section
      id="notificaties"
      title="Notificaties"
      intro="Kies per onderwerp hoe je ervan hoort. Een mail komt meteen, of één keer per dag rond acht uur ’s ochtends met alles samen."
    >
      <Table
        caption="Hoe je van elk onderwerp hoort"
        rows={preferences}
        columns={[
          { title: 'Onderwerp', cell: ({ label }) => label },
          column('app', 'App'),
          column('mail', 'Mail'),
          column('digest', 'Per dag'),
        ]}
      />
    </Section>
  );
}
