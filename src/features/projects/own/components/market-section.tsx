import { Grid, Stack } from '../../../../platform/web/kit/layout.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { type MarketSize, marketSizeLabels, marketSizes, planLimits } from '../../plan/policy.ts';
import type { ProjectForm } from '../hooks/project-form.ts';
import type { Row } from '../view/draft.ts';
import { FormPart } from './form-part.tsx';
import { LinesPart } from './lines-part.tsx';
import { TextPart } from './text-part.tsx';

const meanings: Record<MarketSize, string> = {
  tam: 'Alles wat klanten in deze markt samen per jaar uitgeven, ook waar jij nooit komt.',
  sam: 'Het deel daarvan dat je met je product en in jouw regio kunt bedienen.',
  som: 'Het deel daarvan dat je in drie tot vijf jaar denkt te winnen.',
};

type FieldName = Exclude<keyof Row<'markets'>, 'size'>;

const fields: { name: FieldName; label: string; hint: string; max: number }[] = [
  { name: 'amount', label: 'Bedrag per jaar in euro', hint: 'Bijvoorbeeld: 60.000.000.', max: 24 },
  { name: 'basis', label: 'Hoe kom je hieraan?', hint: 'Bijvoorbeeld: ‘5.000 flats van € 12.000.’', max: planLimits.line },
  { name: 'source', label: 'Bron', hint: 'Bijvoorbeeld: ‘Statbel’.', max: planLimits.line },
  { name: 'year', label: 'Jaar van de bron', hint: 'Bijvoorbeeld: 2025.', max: 4 },
];

export function MarketSection({ form }: { form: ProjectForm }) {
  const { markets } = form.values;

  function change(position: number, name: FieldName, value: string) {
    form.change({ markets: markets.map((market, other) => (other === position ? { ...market, [name]: value } : market)) });
  }

  return (
    <Section
      id="markt-doelgroep"
      title="Markt & Doelgroep"
      intro="Drie bedragen die in elkaar passen: de hele markt, wat je kunt bereiken, en wat haalbaar is."
    >
      {marketSizes.map((size, position) => (
        <FormPart key={size} title={marketSizeLabels[size]} hint={meanings[size]}>
          <Grid gap={16} columns={2} align="start">
            {fields.map(({ name, label, hint, max }) => (
              <TextField
                key={name}
                label={label}
                hint={size === 'tam' ? hint : undefined}
                name={`markets.${position}.${name}`}
                inputMode={name === 'amount' || name === 'year' ? 'numeric' : 'text'}
                autoComplete="off"
                maxLength={max}
                value={markets[position]?.[name] ?? ''}
                error={form.problem(`markets.${position}.${name}`)}
                onChange={(event) => change(position, name, event.currentTarget.value)}
              />
            ))}
          </Grid>
        </FormPart>
      ))}
      <Stack>
        <TextPart form={form} name="idealCustomer" />
        <LinesPart form={form} name="trends" />
      </Stack>
    </Section>
  );
}
