import { Section } from '../../../../platform/web/kit/section.tsx';
import { limits } from '../../policy.ts';
import type { SectionProps } from '../hooks.ts';
import { ListField } from './list-field.tsx';

export function SkillsSection({ draft, problems, change }: SectionProps) {
  return (
    <Section id="vaardigheden" title="Vaardigheden en talen">
      <ListField
        label="Vaardigheid toevoegen"
        listLabel="Vaardigheden"
        items={draft.skills}
        text={draft.typedSkill}
        onType={(typedSkill) => change({ typedSkill })}
        most={limits.skills}
        error={problems.skills}
        onChange={(skills) => change({ skills })}
      />
      <ListField
        label="Taal toevoegen"
        listLabel="Talen"
        items={draft.languages}
        text={draft.typedLanguage}
        onType={(typedLanguage) => change({ typedLanguage })}
        most={limits.languages}
        error={problems.languages}
        onChange={(languages) => change({ languages })}
      />
    </Section>
  );
}
