import { Table } from '../../../../platform/web/kit/table.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import style from './match-page.module.css';

/** As docs/matching.md has them of the seed 301. */
const rows = [
  { known: 'Een ingevuld profiel', off: '0,8 punt', found: '95 van de 100', high: '59 van de 100, en 96% daarvan klopte' },
  { known: 'Alleen vaardigheden', off: '0,7 punt', found: '81 van de 100', high: '15 van de 100, en 89% daarvan klopte' },
];

/** How matches were measured, and how well they did. */
export function MeasuredFigures() {
  return (
    <>
      <div className={style.prose}>
        <p>
          We maakten 5.992 vacatures en 2.996 profielen uit beschrijvingen van echte beroepen, in twee talen, met tikfouten en gaten erin.
          Van elk wisten we welk beroep het was; de berekening wist dat niet. Een voorstel was goed als het om hetzelfde beroep ging, of om
          een beroep uit dezelfde kleine groep.
        </p>
        <p>Van de voorstellen met ongeveer 80% moet dus ongeveer 80% goed zijn. Zo ver zaten we ernaast, gemeten bij elk zesde profiel:</p>
      </div>
      <Table
        caption="Gemeten figuren van matches"
        isStacked
        rows={rows}
        columns={[
          { title: 'Wat we wisten', cell: ({ known }) => known },
          { title: 'Percentage ernaast', cell: ({ off }) => off },
          { title: 'Goede vacatures gevonden', cell: ({ found }) => found },
          { title: 'Eerste voorstel op 80% of meer', cell: ({ high }) => high },
        ]}
      />
      <Text tone="muted" size="small">
        Gemeten op gemaakte gegevens. Hoe mensen op echte matches antwoorden, zal de percentages nog verbeteren.
      </Text>
    </>
  );
}
