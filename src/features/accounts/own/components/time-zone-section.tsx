import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { useChosen } from '../../../../platform/web/forms/use-chosen.ts';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { SelectField } from '../../../../platform/web/kit/select-field.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { tellRefusal, useAccount, useSetTimeZone } from '../hooks.ts';
import style from './time-zone-section.module.css';

/** 'Europe/Brussels' as people read it. */
const nameOf = (timeZone: string) => timeZone.replaceAll('_', ' ').replaceAll('/', ' / ');

/** The browser's own list of zones, plus a zone chosen in another browser. */
function timeZonesWith(chosen: string): string[] {
  return [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted();
}

export function TimeZoneSection() {
  const { shown, choose, settle } = useChosen(useAccount().timeZone);
  const { mutate, isPending } = useSetTimeZone();
  const isHydrated = useHydrated();
  // The lists of server and browser differ, which would break hydration: the server sends the chosen zone only.
  const zones = isHydrated ? timeZonesWith(shown) : [shown];

  function save(chosen: string) {
    choose(chosen);
    mutate(
      { timeZone: chosen },
      {
        onSuccess: () => toast({ kind: 'success', title: 'Tijdzone gewijzigd', message: nameOf(chosen) }),
        onError: (error) => tellRefusal(error, 'Tijdzone niet gewijzigd'),
        onSettled: settle,
      },
    );
  }

  return (
    <Section id="tijdzone" title="Tijdzone" intro="In deze tijdzone zie je de tijden van je afspraken.">
      <div className={style.form}>
        <SelectField
          label="Mijn tijdzone"
          value={shown}
          disabled={!isHydrated || isPending}
          options={zones.map((zone) => ({ value: zone, label: nameOf(zone) }))}
          onChange={(event) => save(event.currentTarget.value)}
        />
      </div>
    </Section>
  );
}
