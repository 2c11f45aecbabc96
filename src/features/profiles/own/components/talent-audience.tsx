import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { ChoiceGroup } from '../../../../platform/web/kit/choice-group.tsx';
import { TagField } from '../../../../platform/web/kit/tag-field.tsx';
import { limits } from '../../policy.ts';
import type { ProfileForm } from '../hooks.ts';

const answers = [
  {
    value: 'everyone',
    label: 'Iedereen, ook zonder account',
    hint: 'Je foto, je bedrijf, je telefoonnummer en je e-mailadres zijn er zonder account niet bij.',
  },
  { value: 'members', label: 'Alleen leden', hint: 'Kies je niets, dan is dit het.' },
] as const;

/** Asks people who are open to work who may see their talent profile. Neither answer is chosen before. */
export function TalentAudience({ form }: { form: Pick<ProfileForm, 'values' | 'change' | 'tick' | 'problem'> }) {
  const { talentAudience, talentHiddenFrom, typedCompany } = form.values;
  const isForEveryone = talentAudience === 'everyone';
  return (
    <>
      <ChoiceGroup label="Wie mag je talentprofiel zien?" error={form.problem('talentAudience')}>
        {answers.map(({ value, label, hint }) => (
          <CheckField
            key={value}
            type="radio"
            name="talentAudience"
            label={label}
            hint={hint}
            checked={talentAudience === value}
            onChange={() => form.change({ talentAudience: value })}
          />
        ))}
      </ChoiceGroup>
      {isForEveryone && (
        <CheckField
          role="switch"
          label="Zoekmachines mogen mijn talentprofiel tonen"
          hint="Het kan even duren voor een zoekmachine je vindt, of je weer vergeet."
          {...form.tick('talentInSearchEngines')}
        />
      )}
      <TagField
        label="Verberg voor"
        listLabel="Bedrijven die je talentprofiel niet zien"
        hint={
          isForEveryone
            ? 'Bedrijven waarvan de mensen je niet als talent zien. Zonder account kunnen zij je profiel wel openen.'
            : 'Bedrijven waarvan de mensen je niet als talent zien, zoals je werkgever.'
        }
        tags={talentHiddenFrom}
        text={typedCompany}
        most={limits.hiddenFrom}
        maxLength={limits.company}
        error={form.problem('talentHiddenFrom')}
        onType={(text) => form.change({ typedCompany: text })}
        onChange={(tags) => form.change({ talentHiddenFrom: tags })}
      />
    </>
  );
}
