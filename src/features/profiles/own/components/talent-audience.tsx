import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { ChoiceGroup } from '../../../../platform/web/kit/choice-group.tsx';
import { Notice } from '../../../../platform/web/kit/notice.tsx';
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

/**
 * Asks people who are open to work who may see their talent profile. Neither answer is chosen before. The answer of somebody whose
 * profile isn't public is kept and says so, as only connections see them meanwhile.
 */
export function TalentAudience({ form }: { form: Pick<ProfileForm, 'values' | 'change' | 'tick' | 'problem'> }) {
  const { isPublic, talentAudience, talentHiddenFrom, typedCompany } = form.values;
  const isForEveryone = isPublic && talentAudience === 'everyone';
  return (
    <>
      {!isPublic && (
        <Notice>
          <p>
            Je profiel is niet openbaar: alleen je connecties zien je talentprofiel. Wat je hier kiest, geldt als je het openbaar maakt,
            onder Zichtbaarheid.
          </p>
        </Notice>
      )}
      <ChoiceGroup
        label={isPublic ? 'Wie mag je talentprofiel zien?' : 'Wie mag je talentprofiel zien als je profiel openbaar is?'}
        error={form.problem('talentAudience')}
      >
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
        hasCommas
        error={form.problem('talentHiddenFrom')}
        onType={(text) => form.change({ typedCompany: text })}
        onChange={(tags) => form.change({ talentHiddenFrom: tags })}
      />
    </>
  );
}
