import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useChosen } from '../../../../platform/web/forms/use-chosen.ts';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { SelectField } from '../../../../platform/web/kit/select-field.tsx';
import { SwitchField } from '../../../../platform/web/kit/switch-field.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { bars } from '../../policy.ts';
import type { MatchingChange } from '../contract.ts';
import { useMatching, useSaveMatching } from '../hooks.ts';
import style from './matching-section.module.css';

const steps = Array.from({ length: (bars.most - bars.least) / bars.step + 1 }, (_, step) => bars.least + step * bars.step);
const options = steps.map((bar) => ({ value: String(bar), label: `${bar}% of meer` }));

/** A section of the settings: whether the viewer takes part in matching, and which new matches they are told of. */
export function MatchingSection() {
  const { shown, choose, settle } = useChosen(useMatching());
  const { mutate, isPending } = useSaveMatching();
  const [isAsked, setAsked] = useState(false);

  function save(change: MatchingChange, message: string) {
    const onSuccess = () => toast({ kind: 'success', title: 'Voorkeur gewijzigd', message });
    choose({ ...shown, ...change });
    mutate(change, { onSuccess, onSettled: settle });
  }

  function stop() {
    setAsked(false);
    save({ isOn: false }, 'Je matches zijn weg, en er wordt niets meer vergeleken.');
  }

  return (
    <Section
      id="matches"
      title="Matches"
      intro={
        <>
          We vergelijken je profiel en je vacatures met die van anderen. <Link to="/zo-werkt-een-match">Zo werkt een match</Link>.
        </>
      }
    >
      <SwitchField
        label="Meedoen aan matches"
        hint="Zet je dit uit, dan verdwijnen al je matches meteen, met de antwoorden erop. Zoeken en solliciteren blijft werken."
        isOn={shown.isOn}
        isSaving={isPending}
        onChoose={(isOn) => (isOn ? save({ isOn }, 'Je eerste matches komen binnen enkele seconden.') : setAsked(true))}
      />
      {shown.isOn && (
        <div className={style.bar}>
          <SelectField
            label="Laat me nieuwe matches weten vanaf"
            hint="Hoogstens één keer per dag. Hoe je het hoort, kies je bij Notificaties."
            options={options}
            value={String(shown.bar)}
            onChange={({ currentTarget }) => {
              const bar = Number(currentTarget.value);
              save({ bar }, `Je hoort van nieuwe matches vanaf ${bar}%.`);
            }}
          />
        </div>
      )}
      {isAsked && (
        <ConfirmDialog title="Stoppen met matchen?" confirmLabel="Stoppen" isDanger onConfirm={stop} onClose={() => setAsked(false)}>
          Al je matches en de antwoorden daarop verdwijnen meteen, ook bij de anderen. Je kunt later weer meedoen; de antwoorden komen niet
          terug.
        </ConfirmDialog>
      )}
    </Section>
  );
}
