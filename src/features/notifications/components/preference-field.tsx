import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { useChosen } from '../../../platform/web/forms/use-chosen.ts';
import { SelectField } from '../../../platform/web/kit/select-field.tsx';
import { toast } from '../../../platform/web/kit/toast.ts';
import type { Preference } from '../contract.ts';
import { useSavePreference } from '../hooks/preferences.ts';
import { type Channel, channels } from '../policy.ts';

const labels: Record<Channel, string> = {
  app: 'In de app',
  mail: 'In de app en meteen per mail',
  digest: 'In de app en in een dagelijkse samenvatting',
  none: 'Niet',
};

const options = channels.map((channel) => ({ value: channel, label: labels[channel] }));

/** Chooses the channel of one kind; saves at once. */
export function PreferenceField({ preference: { kind, label, channel } }: { preference: Preference }) {
  const { shown, choose, settle } = useChosen(channel);
  const { mutate, isPending } = useSavePreference();
  const isHydrated = useHydrated();

  function save(value: string) {
    const chosen = channels.find((each) => each === value);
    if (chosen === undefined) return;
    const saved = { kind: 'success', title: 'Voorkeur gewijzigd', message: `${label}: ${labels[chosen].toLowerCase()}.` } as const;
    choose(chosen);
    mutate({ kind, channel: chosen }, { onSuccess: () => toast(saved), onSettled: settle });
  }

  return (
    <SelectField
      label={label}
      value={shown}
      disabled={!isHydrated || isPending}
      options={options}
      onChange={(event) => save(event.currentTarget.value)}
    />
  );
}
