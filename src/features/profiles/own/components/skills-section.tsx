import { Section } from '../../../../platform/web/kit/section.tsx';
import { limits } from '../../policy.ts';
import type { ProfileForm } from '../hooks.ts';
import { ListField } from './list-field.tsx';

export function SkillsSection({ form }: { form: ProfileForm }) {
  return (
    <Section id="vaardigheden" title="Vaardigheden en talen">
      <ListField
        label="Vaardigheid toevoegen"
        listLabel="Vaardigheden"
        items={form.values.skills}
        text={form.values.typedSkill}
        onType={(typedSkill) => form.change({ typedSkill })}
        most={limits.skills}
        error={form.problem('skills')}
        onChange={(skills) => form.change({ skills })}
      />
      <ListField
        label="Taal toevoegen"
        listLabel="Talen"
        items={form.values.languages}
        text={form.values.typedLanguage}
        onType={(typedLanguage) => form.change({ typedLanguage })}
        most={limits.languages}
        error={form.problem('languages')}
        onChange={(languages) => form.change({ languages })}
      />
    </Section>
  );
}
