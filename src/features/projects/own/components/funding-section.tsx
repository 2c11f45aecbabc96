import { formatEuros } from '../../../../platform/web/format/numbers.ts';
import { parseNumber } from '../../../../platform/web/forms/parse-number.ts';
import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { ChoiceGroup } from '../../../../platform/web/kit/choice-group.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { Slider } from '../../../../platform/web/kit/slider.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { ChoiceField } from '../../../profiles/own/components/choice-field.tsx';
import { investmentTypes } from '../../../profiles/policy.ts';
import { fundingPurposes, target } from '../../policy.ts';
import type { ProjectForm } from '../hooks/project-form.ts';
import { FormPart } from './form-part.tsx';
import { RowsPart } from './rows-part.tsx';
import { TextPart } from './text-part.tsx';

const audiences = [
  { value: 'admitted', label: 'Wie ik toelaat', hint: 'Mensen vragen toegang, jij beslist.' },
  { value: 'members', label: 'Leden', hint: 'Iedereen met een account.' },
  {
    value: 'everyone',
    label: 'Iedereen',
    hint: 'Ook zonder account. Wie aandelen aan het grote publiek aanbiedt, valt onder regels voor openbare aanbiedingen: win eerst advies in.',
  },
] as const;

export function FundingSection({ form }: { form: ProjectForm }) {
  const { values } = form;
  return (
    <Section id="financieringsbehoefte" title="Financieringsbehoefte">
      <Slider
        label="Doelbedrag"
        hint="Wat je nodig hebt om je volgende mijlpaal te halen, per € 1.000. Je kunt het bedrag ook typen."
        typedAs="Doelbedrag in euro"
        {...{ min: target.min, max: target.max, step: target.step }}
        format={formatEuros}
        value={values.targetAmount}
        onChange={(targetAmount) => form.change({ targetAmount })}
      />
      <ChoiceField
        name="fundingPurposes"
        label="Waarvoor is het?"
        options={fundingPurposes}
        chosen={values.fundingPurposes}
        error={form.problem('fundingPurposes')}
        onChange={(chosen) => form.change({ fundingPurposes: chosen })}
      />
      <ChoiceField
        name="fundingTypes"
        label="Hoe mag het?"
        options={investmentTypes}
        chosen={values.fundingTypes}
        error={form.problem('fundingTypes')}
        onChange={(chosen) => form.change({ fundingTypes: chosen })}
      />
      <FormPart title="Besteding van het kapitaal" hint="Verdeel het doelbedrag. Samen is het 100 procent voordat je publiceert.">
        <RowsPart form={form} name="uses" sumOf={({ percent = '' }) => <Share percent={percent} of={values.targetAmount} />} />
        <Sum percents={values.uses.map(({ percent }) => percent)} />
      </FormPart>
      <TextPart form={form} name="equityProposal" />
      {values.equityProposal.trim() !== '' && (
        <ChoiceGroup label="Wie mag dit voorstel zien?">
          {audiences.map(({ value, label, hint }) => (
            <CheckField
              key={value}
              type="radio"
              name="equityAudience"
              label={label}
              hint={hint}
              checked={values.equityAudience === value}
              onChange={() => form.change({ equityAudience: value })}
            />
          ))}
        </ChoiceGroup>
      )}
    </Section>
  );
}

function Share({ percent, of }: { percent: string; of: number }) {
  const part = parseNumber(percent);
  if (Number.isNaN(part)) return null;
  return (
    <Text tone="muted" size="small" isNumeric>
      {formatEuros(Math.round((of * part) / 100))} van {formatEuros(of)}
    </Text>
  );
}

function Sum({ percents }: { percents: string[] }) {
  const sum = percents.map(parseNumber).reduce((total, part) => total + (Number.isNaN(part) ? 0 : part), 0);
  if (percents.length === 0) return null;
  const left = 100 - sum;
  const [more, less] = [`nog ${left}% te verdelen`, `${-left}% te veel`];
  return (
    <Text role="status" isNumeric isStrong tone={left < 0 ? 'danger' : 'ink'}>
      Samen {sum}%{left === 0 ? '' : `, ${left > 0 ? more : less}`}
    </Text>
  );
}
