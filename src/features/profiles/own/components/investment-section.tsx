import { Section } from '../../../../platform/web/kit/section.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { investmentTypes, sectors } from '../../policy.ts';
import type { SectionProps } from '../hooks.ts';
import { ChoiceField } from './choice-field.tsx';
import style from './edit-form.module.css';

export function InvestmentSection({ draft, problems, change }: SectionProps) {
  return (
    <Section id="investeren" title="Investeringscriteria" intro="Hiermee vinden we projecten die bij je passen.">
      <ChoiceField
        label="Sectoren"
        options={sectors}
        chosen={draft.preferredSectors}
        error={problems.preferredSectors}
        onChange={(preferredSectors) => change({ preferredSectors })}
      />
      <div className={style.pair}>
        <TextField
          label="Minimum in euro"
          inputMode="numeric"
          maxLength={16}
          value={draft.investmentMin}
          error={problems.investmentMin}
          onChange={(event) => change({ investmentMin: event.currentTarget.value })}
        />
        <TextField
          label="Maximum in euro"
          inputMode="numeric"
          maxLength={16}
          value={draft.investmentMax}
          error={problems.investmentMax}
          onChange={(event) => change({ investmentMax: event.currentTarget.value })}
        />
      </div>
      <ChoiceField
        label="Manieren van investeren"
        options={investmentTypes}
        chosen={draft.investmentTypes}
        error={problems.investmentTypes}
        onChange={(chosen) => change({ investmentTypes: chosen })}
      />
    </Section>
  );
}
