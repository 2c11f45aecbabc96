import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { useChosen } from '../../../platform/web/forms/use-chosen.ts';
import { SelectField } from '../../../platform/web/kit/select-field.tsx';
import { toast } from '../../../platform/web/kit/toast.ts';
import type { Preference } from '../contract.ts';
import { useSavePreference } from '../hooks/preferences.ts';
import { type Channel, channels, isMailing, type MailingKind, mailingChannels } from '../policy.ts';

const labels: Record<Channel, string> = {
  app: 'In de app',
  mail: 'In de app en meteen per mail',
  digest: 'In de app en in een dagelijkse samenvatting',
  none: 'Niet',
};

const options = channels.map((channel) => ({ value: channel, label: labels[channel] }));
const mailingLabels: Record<MailingKind, string> = {
  'weekly-matches': 'Elke week per mail',
  'saved-searches': 'Per mail, zo vaak als je per zoekopdracht kiest',
};
const offeredFor = (kind: MailingKind) =>
  mailingChannels.map((channel) => ({ value: channel, label: channel === 'mail' ? mailingLabels[kind] : labels[channel] }));

/** Chooses the channel of one kind; saves at once. */
export function PreferenceField({ preference: { kind, label, channel } }: { preference: Preference }) {
  const { shown, choose, settle } = useChosen(channel);
  const { mutate, isPending } = useSavePreference();
  const isHydrated = useHydrated();
  const offered = isMailing(kind) ? offeredFor(kind) : options;

  function save(value: string) {
    const chosen = channels.find((each) => each === value);
    if (chosen === undefined) return;
    const words = offered.find((option) => option.value === chosen)?.label ?? '';
    const saved = { kind: 'success', title: 'Voorkeur gewijzigd', message: `${label}: ${words.toLowerCase()}.` } as const;
    choose(chosen);
    mutate({ kind, channel: chosen }, { onSuccess: () => toast(saved), onSettled: settle });
  }

  return (
    <SelectField
      label={label}
      value={shown}
      disabled={!isHydrated || isPending}
      options={offered}
      onChange={(event) => save(event.currentTarget.value)}
    />
  );
}
