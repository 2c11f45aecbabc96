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

type MarketField = { name: FieldName; label: string; hint: string; max: number };

const fields: MarketField[] = [
  { name: 'amount', label: 'Bedrag per jaar in euro', hint: 'Bijvoorbeeld: 60.000.000.', max: 24 },
  { name: 'year', label: 'Jaar van de bron', hint: 'Bijvoorbeeld: 2025.', max: 4 },
  { name: 'basis', label: 'Hoe kom je hieraan?', hint: 'Bijvoorbeeld: “5.000 flats van € 12.000.”', max: planLimits.line },
  { name: 'source', label: 'Bron', hint: 'Bijvoorbeeld: “Statbel”.', max: planLimits.line },
];

export function MarketSection({ form }: { form: ProjectForm }) {
  const { markets } = form.values;

  function change(position: number, name: FieldName, value: string) {
    form.change({ markets: markets.map((market, other) => (other === position ? { ...market, [name]: value } : market)) });
  }

  const draw = (size: MarketSize, position: number) => (field: MarketField) => (
    <TextField
      key={field.name}
      label={field.label}
      hint={size === 'tam' ? field.hint : undefined}
      name={`markets.${position}.${field.name}`}
      inputMode={field.max < planLimits.line ? 'numeric' : 'text'}
      autoComplete="off"
      maxLength={field.max}
      value={markets[position]?.[field.name] ?? ''}
      error={form.problem(`markets.${position}.${field.name}`)}
      onChange={(event) => change(position, field.name, event.currentTarget.value)}
    />
  );

  return (
    <Section
      id="markt-doelgroep"
      title="Markt & Doelgroep"
      intro="Drie bedragen die in elkaar passen: de hele markt, wat je kunt bereiken, en wat haalbaar is."
    >
      {marketSizes.map((size, position) => (
        <FormPart key={size} title={marketSizeLabels[size]} hint={meanings[size]}>
          <Grid gap={16} columns={2} align="start">
            {fields.slice(0, 2).map(draw(size, position))}
          </Grid>
          {fields.slice(2).map(draw(size, position))}
        </FormPart>
      ))}
      <Stack>
        <TextPart form={form} name="idealCustomer" />
        <LinesPart form={form} name="trends" />
      </Stack>
    </Section>
  );
}
