import { formatEuros } from '../../../../platform/web/format/numbers.ts';
import { parseNumber } from '../../../../platform/web/forms/parse-number.ts';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import type { ProjectForm } from '../hooks/project-form.ts';
import { FormPart } from './form-part.tsx';
import { LinesPart } from './lines-part.tsx';
import { OptionalPart } from './optional-part.tsx';
import { RowsPart } from './rows-part.tsx';

export function FinanceSection({ form }: { form: ProjectForm }) {
  return (
    <Section
      id="financiele-projecties"
      title="Financiële projecties"
      intro="Een prognose is geen belofte. Laat zien waar je op rekent en waarom."
    >
      <FormPart title="Per jaar" hint="Drie tot vijf jaar vooruit. Het resultaat rekenen we uit.">
        <RowsPart form={form} name="years" sumOf={({ revenue = '', costs = '' }) => <Result revenue={revenue} costs={costs} />} />
      </FormPart>
      <LinesPart form={form} name="assumptions" />
      <OptionalPart form={form} title="Eigendom" note="Wie nu welk deel van het bedrijf heeft" names={['capTable']} />
    </Section>
  );
}

function Result({ revenue, costs }: { revenue: string; costs: string }) {
  const result = parseNumber(revenue) - parseNumber(costs);
  if (Number.isNaN(result)) return null;
  return (
    <Text isNumeric tone={result < 0 ? 'danger' : 'leaf'}>
      Resultaat: <strong>{formatEuros(result)}</strong>
    </Text>
  );
}
