import { Section } from '../../../../platform/web/kit/section.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { limits } from '../../policy.ts';
import type { SectionProps } from '../hooks.ts';
import style from './edit-form.module.css';

export function WorkSection({ draft, problems, change }: SectionProps) {
  return (
    <Section id="werk" title="Werk">
      <div className={style.pair}>
        <TextField
          label="Functie"
          autoComplete="organization-title"
          maxLength={limits.jobTitle}
          value={draft.jobTitle}
          error={problems.jobTitle}
          onChange={(event) => change({ jobTitle: event.currentTarget.value })}
        />
        <TextField
          label="Bedrijf"
          autoComplete="organization"
          maxLength={limits.company}
          value={draft.company}
          error={problems.company}
          onChange={(event) => change({ company: event.currentTarget.value })}
        />
        <TextField
          label="Jaren ervaring"
          inputMode="numeric"
          maxLength={2}
          value={draft.experienceYears}
          error={problems.experienceYears}
          onChange={(event) => change({ experienceYears: event.currentTarget.value })}
        />
        <TextField
          label="Uurtarief in euro"
          inputMode="decimal"
          maxLength={12}
          hint="Laat leeg als je er geen noemt."
          value={draft.hourlyRate}
          error={problems.hourlyRate}
          onChange={(event) => change({ hourlyRate: event.currentTarget.value })}
        />
      </div>
    </Section>
  );
}
