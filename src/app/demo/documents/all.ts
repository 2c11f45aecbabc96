import { box, colours, disc, ink, picture, row, shape } from '../pictures/drawing.ts';

type Content =
  /** A page of lines; those with two parts have an amount at the right. */
  { lines: [words: string, amount?: string][] } | { svg: string };

/** A document of a demo project, which is found by its title. */
export type DemoDocument = Content & { project: string; name: string };

const { leaf, water } = colours;

/** A street with a battery, as the founders drew it for the residents. */
const street = picture(
  leaf.back,
  [
    shape('M80 640H1120'),
    row(4, (place) => box(110 + place * 190, 360, 160, 280, place % 2 === 0 ? leaf.soft : '#fff')),
    row(4, (place) => shape(`M${100 + place * 190} 360l90 -110 90 110z`, leaf.main)),
    box(890, 420, 180, 220, leaf.accent, 18),
    shape('M990 460l-50 90h50l-20 60 60 -90h-50z', '#fff'),
    shape('M890 600H110', 'none'),
  ].join(''),
);

/** The steps of a round, from a phone to a table. */
const round = picture(
  water.back,
  [
    row(3, (place) => disc(240 + place * 360, 400, 120, place === 1 ? water.soft : '#fff')),
    row(2, (place) => shape(`M${380 + place * 360} 400h80l-24 -24m24 24l-24 24`)),
    box(205, 330, 70, 140, water.main, 12),
    shape('M540 400h120M600 340v120', ink),
    box(890, 360, 140, 20, water.accent),
    shape('M910 380v70M1010 380v70'),
  ].join(''),
);

export const demoDocuments: DemoDocument[] = [
  {
    project: 'Wijkvonk: een batterij per straat',
    name: 'Begroting van de eerste drie straten',
    lines: [
      ['Batterijen, drie stuks van 120 kWh', '€ 96.000'],
      ['Omvormers en meetkasten', '€ 31.500'],
      ['Graafwerk en aansluiting op het net', '€ 28.000'],
      ['Keuring en verzekering, eerste jaar', '€ 7.400'],
      ['Bewonersavonden en drukwerk', '€ 2.100'],
      ['Onvoorzien, tien procent', '€ 16.500'],
      ['Samen', '€ 181.500'],
      ['Prijzen zijn offertes van september 2026, zonder btw.'],
    ],
  },
  { project: 'Wijkvonk: een batterij per straat', name: 'Zo staat de batterij in de straat', svg: street },
  {
    project: 'Wijkvonk: een batterij per straat',
    name: 'Afspraken met bewoners',
    lines: [
      ['1. Wie meedoet, betaalt per maand en kan elke maand stoppen.'],
      ['2. De batterij blijft van de coöperatie, ook als iemand verhuist.'],
      ['3. Wat de straat bespaart, wordt elk jaar verdeeld naar gebruik.'],
      ['4. Storingen worden binnen twee werkdagen verholpen.'],
    ],
  },
  {
    project: 'Ovenmaat: de nachtploeg plant zichzelf',
    name: 'Uitslag van de proef bij zes bakkerijen',
    lines: [
      ['Diensten die zonder telefoontje gevuld raakten', '83%'],
      ['Minder tijd aan het rooster, per week', '3,5 uur'],
      ['Bakkers die na de proef doorgingen', '5 van 6'],
      ['Gemeten van maart tot en met juni 2026.'],
    ],
  },
  { project: 'Pilbaken', name: 'De ronde in drie stappen', svg: round },
  {
    project: 'Pilbaken',
    name: 'Raming van de kosten per woongroep',
    lines: [
      ['Twaalf bakens', '€ 1.080'],
      ['Installatie en uitleg, een halve dag', '€ 340'],
      ['Abonnement, per jaar', '€ 1.296'],
    ],
  },
];
