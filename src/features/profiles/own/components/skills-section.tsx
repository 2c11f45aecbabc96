import { Section } from '../../../../platform/web/kit/section.tsx';
import { TagField } from '../../../../platform/web/kit/tag-field.tsx';
import { SkillTagField } from '../../../skills/components/skill-tag-field.tsx';
import { limits } from '../../policy.ts';
import type { ProfileForm } from '../hooks.ts';

export function SkillsSection({ form }: { form: ProfileForm }) {
  return (
    <Section id="vaardigheden" title="Vaardigheden en talen">
      <SkillTagField
        label="Vaardigheid toevoegen"
        listLabel="Vaardigheden"
        hint="Kies wat we voorstellen, of schrijf het zelf."
        tags={form.values.skills}
        text={form.values.typedSkill}
        onType={(typedSkill) => form.change({ typedSkill })}
        most={limits.skills}
        maxLength={limits.skill}
        error={form.problem('skills')}
        onChange={(skills) => form.change({ skills })}
      />
      <TagField
        label="Taal toevoegen"
        listLabel="Talen"
        tags={form.values.languages}
        text={form.values.typedLanguage}
        onType={(typedLanguage) => form.change({ typedLanguage })}
        most={limits.languages}
        maxLength={limits.skill}
        error={form.problem('languages')}
        onChange={(languages) => form.change({ languages })}
      />
    </Section>
  );
}
