import { investmentTypes } from '../../../profiles/policy.ts';
import { fundingPurposes } from '../../../projects/policy.ts';
import { deckProject } from './project.fixture.ts';

const many = (count: number, sentence: string) => Array.from({ length: count }, () => sentence).join(' ');
const times = <Row>(count: number, row: (position: number) => Row) => Array.from({ length: count }, (_, position) => row(position));

const story = 'We begonnen in een garage in Hasselt met drie mensen en één idee dat niemand geloofde.';

/** Projects with long texts, many rows and large amounts. */
export const largeProjects = {
  biotech: deckProject({
    title: 'Fagolyt: fagen tegen resistente infecties bij diabetische voetwonden',
    description:
      'Fagolyt ontwikkelt een gel met bacteriofagen die antibioticaresistente infecties van diabetische voetwonden behandelt, zodat minder patiënten een amputatie nodig hebben.',
    category: 'gezondheidszorg',
    location: 'Leuven',
    targetAmount: 1_000_000,
    raisedAmount: 350_000,
    raisedOn: '2026-06-30',
    fundingPurposes: ['R&D', 'Certificering', 'Juridische kosten', 'Personeel'],
    fundingTypes: ['Equity', 'Convertible'],
    companyName: 'Fagolyt NV',
    speakerName: 'Dr. Elisabeth Vandeputte',
    contactDetails: 'ir@fagolyt.example',
    equityProposal:
      'Converteerbare lening met een korting van 20 % bij een volgende ronde van minstens € 2 miljoen. Looptijd 24 maanden. Daarna beslist de houder tussen omzetting en terugbetaling. De voorwaarden zijn besproken met onze raadsman; een ontwerp ligt klaar voor wie toegang kreeg tot de dataroom van de ronde.',
    roles: [
      { roleName: 'Regulatory affairs manager', timeCommitment: '4/5' },
      { roleName: 'QA/QC officer' },
      { roleName: 'Klinisch coördinator, bij voorkeur met ervaring in wondzorg' },
    ],
    plan: {
      problemStatement: 'Bij één op de vijf patiënten met een geïnfecteerde diabetische voet volgt binnen het jaar een amputatie.',
      problem:
        'Infecties met MRSA of Pseudomonas reageren vaak niet meer op antibiotica (bv. ciprofloxacine). De kost van een amputatie bedraagt ca. € 40.000 per patiënt, revalidatie niet inbegrepen. Nieuwe antibiotica komen er nauwelijks: het onderzoek is duur en de marge klein.',
      audience: 'Ziekenhuizen met een diabetische voetkliniek (in België 37 erkende centra), en in tweede lijn de thuisverpleging.',
      solutionStatement: 'Een gel met zes fagen die binnen 48 uur de bacteriën in de wond vernietigt.',
      solution:
        'Fagen zijn virussen die alleen bacteriën aanvallen. We kiezen ze per kliniek op basis van een kweek. De gel blijft twaalf weken houdbaar bij 2 à 8 °C.',
      uniqueValue: 'Onze bank bevat 412 gekarakteriseerde fagen, elk met volledig genoom en stabiliteitsgegevens.',
      features: [
        { name: 'Cocktail van zes fagen', benefit: 'Resistentie tegen alle zes tegelijk is in vitro niet gezien.' },
        { name: 'Kweek in 24 uur', benefit: 'De arts weet dezelfde dag of de gel zal werken.' },
      ],
      markets: [
        {
          size: 'tam',
          amount: 4_200_000_000,
          basis: 'Behandelkost van diabetische voetinfecties in de EU',
          source: 'IDF Diabetes Atlas',
          year: 2025,
        },
        {
          size: 'sam',
          amount: 310_000_000,
          basis: 'Resistente infecties in erkende centra in acht landen',
          source: 'IDF Diabetes Atlas',
          year: 2025,
        },
        { size: 'som', amount: 12_500_000, basis: 'Tien procent van de centra in de Benelux', source: '', year: null },
      ],
      trends: [
        'De EMA publiceerde in 2025 een leidraad voor fagen',
        'Resistentie stijgt in alle lidstaten',
        'Magistrale bereiding is in België al toegelaten',
      ],
      traction: 'Compassionate use bij 14 patiënten. Bij 11 van hen was de infectie na zes weken klinisch genezen.',
      metrics: [
        { label: 'Behandelde patiënten', value: 14, unit: 'patiënten', measuredOn: '2026-09-30' },
        { label: 'Genezen infecties na zes weken', value: 79, unit: '%', measuredOn: '2026-09-30' },
      ],
      competitors: [
        { name: 'Systemische antibiotica', strength: 'Standaard en terugbetaald', difference: 'Werken niet bij resistentie; wij wel.' },
        { name: 'Maggotherapie', strength: 'Goedkoop', difference: 'Aanvaard door patiënten is een ander verhaal.' },
      ],
      competitiveAdvantage:
        'Octrooi WO2024/118822 op de samenstelling, en exclusieve toegang tot de isolaten van twee universitaire ziekenhuizen.',
      team: [
        {
          name: 'Dr. Elisabeth Vandeputte',
          role: 'CEO',
          background:
            'Doctor in de microbiologie (KU Leuven). Leidde eerder de fagenbank van een militair ziekenhuis. Publiceerde 31 artikelen over faagtherapie bij chronische wonden.',
        },
        { name: 'Prof. em. Jan Goossens', role: 'Wetenschappelijk adviseur', background: 'Infectioloog.' },
      ],
      milestones: [
        { id: 'm1', title: 'GMP-batch geproduceerd', dueOn: '2027-03-31', status: 'planned' },
        { id: 'm2', title: 'Goedkeuring fase 1/2-studie door FAGG', dueOn: '2027-09-30', status: 'planned' },
        { id: 'm3', title: 'Octrooi verleend', dueOn: '2026-05-12', status: 'reached' },
      ],
      years: [
        { year: 2027, revenue: 0, costs: 1_450_000 },
        { year: 2028, revenue: 0, costs: 2_100_000 },
        { year: 2029, revenue: 600_000, costs: 2_600_000 },
      ],
      uses: [
        { purpose: 'GMP-productie', percent: 55 },
        { purpose: 'Klinische studie (voorbereiding)', percent: 30 },
        { purpose: 'Octrooien en juridisch advies', percent: 15 },
      ],
    },
  }),

  overfull: deckProject({
    title: 'T'.repeat(20) + many(14, ' Titel'),
    description: many(8, 'Een beschrijving die te lang is.').slice(0, 300),
    fullDescription: many(110, story).slice(0, 9_990),
    category: 'tech',
    location: 'Overal waar je het verwacht en ook waar je het niet verwacht, van Oostende tot Groningen en terug via Luik',
    objectives: times(10, (position) => `Doel ${position + 1}: ${many(20, 'verder')}`),
    startDate: '2024-01-01',
    endDate: '2030-12-31',
    targetAmount: 750_000,
    raisedAmount: 749_999,
    raisedOn: '2026-11-01',
    fundingPurposes: [...fundingPurposes],
    fundingTypes: [...investmentTypes],
    equityProposal: many(30, 'Wie investeert, krijgt een deel van het bedrijf en een plaats aan tafel.').slice(0, 2_000),
    companyName: `${'Lange Naam '.repeat(9)}BV`,
    slogan: 'Een slogan van precies zoveel tekens als er mogen staan, en geen enkel teken meer dan dat ok',
    speakerName: 'Jonkheer Maximiliaan-Alexander van den Berghe de Ter Elst tot Ter Hoogerwoerd-Vanderstichelen van Wassenaer',
    contactDetails: times(6, (position) => `adres${position}@een-heel-lange-domeinnaam-van-het-bedrijf.example`).join('\n'),
    roles: times(12, (position) => ({
      roleName: `Rol ${position + 1} met een lange omschrijving van wat je er doet en waarom`,
      timeCommitment: 'voltijds',
    })),
    plan: {
      problemStatement: many(4, 'Het probleem is groot en iedereen weet het.').slice(0, 160),
      problem: many(40, story).slice(0, 3_000),
      audience: many(40, 'Iedereen die ooit heeft gewacht op een antwoord dat niet kwam.').slice(0, 3_000),
      customerExample: `${many(45, 'en toen en toen en toen')} kwam er een eind aan.`,
      solutionStatement: 'Wij lossen het op.',
      solution: many(40, story).slice(0, 3_000),
      uniqueValue: many(40, 'Wij doen het anders dan alle anderen omdat wij het anders doen.').slice(0, 3_000),
      before: many(12, 'Zonder ons duurt het lang en kost het veel.').slice(0, 500),
      after: many(12, 'Met ons duurt het kort en kost het weinig.').slice(0, 500),
      features: times(6, (position) => ({
        name: `Functie ${position + 1} ${many(15, 'die veel kan')}`.slice(0, 120),
        benefit: many(15, 'Dat is handig.').slice(0, 200),
      })),
      journey: times(5, (position) => `Stap ${position + 1}: ${many(13, 'en dan verder')}`),
      markets: [
        {
          size: 'tam',
          amount: 1_000_000_000_000,
          basis: many(9, 'Heel de wereld telt mee.').slice(0, 200),
          source: many(9, 'Eigen onderzoek naar alles.').slice(0, 200),
          year: 2026,
        },
        {
          size: 'sam',
          amount: 1_234_567_890,
          basis: many(9, 'Half de wereld telt mee.').slice(0, 200),
          source: many(9, 'Eigen onderzoek naar veel.').slice(0, 200),
          year: 2025,
        },
        {
          size: 'som',
          amount: 999_999,
          basis: many(9, 'Een stukje telt mee.').slice(0, 200),
          source: many(9, 'Eigen onderzoek naar iets.').slice(0, 200),
          year: 2024,
        },
      ],
      idealCustomer: many(40, story).slice(0, 3_000),
      trends: times(3, (position) => `Reden ${position + 1} ${many(20, 'waarom nu')}`.slice(0, 200)),
      businessModel: many(40, 'Klanten betalen elke maand opnieuw voor wat ze nodig hebben.').slice(0, 3_000),
      prices: times(4, (position) => ({
        name: `Formule ${position + 1} ${many(20, 'met alles erop')}`.slice(0, 120),
        price: 999_999_999.99,
        per: 'gebruiker en vestiging en taal per maand'.slice(0, 40),
      })),
      channels: times(4, (position) => ({
        name: `Kanaal ${position + 1} ${many(20, 'en nog een')}`.slice(0, 120),
        approach: many(20, 'We bellen aan.').slice(0, 200),
      })),
      acquisition: many(40, story).slice(0, 3_000),
      marketing: many(40, story).slice(0, 3_000),
      sales: many(40, story).slice(0, 3_000),
      distribution: many(40, story).slice(0, 3_000),
      traction: many(40, story).slice(0, 3_000),
      mvpResults: many(40, story).slice(0, 3_000),
      metrics: times(6, (position) => ({
        label: `Cijfer ${position + 1} ${many(20, 'dat we tellen')}`.slice(0, 120),
        value: 999_999_999_999.99,
        unit: 'gebruikers die elke dag langskomen',
        measuredOn: '2026-10-31',
      })),
      competitors: times(5, (position) => ({
        name: `Concurrent ${position + 1} ${many(20, 'uit het buitenland')}`.slice(0, 120),
        strength: many(20, 'Ze zijn groot.').slice(0, 200),
        difference: many(20, 'Wij zijn klein.').slice(0, 200),
      })),
      competitiveAdvantage: many(40, story).slice(0, 3_000),
      team: times(6, (position) => ({
        name: `Lid ${position + 1} ${many(20, 'van het team')}`.slice(0, 120),
        role: many(20, 'Doet van alles').slice(0, 120),
        background: many(12, 'Werkte eerder bij een bedrijf dat iedereen kent.').slice(0, 500),
      })),
      teamDescription: many(40, story).slice(0, 3_000),
      advisors: many(40, story).slice(0, 3_000),
      roadmap: many(40, story).slice(0, 3_000),
      capTable: 'Alleen voor wie toegelaten is.',
      milestones: times(12, (position) => ({
        id: `m${position}`,
        title: `Mijlpaal ${position + 1} ${many(20, 'komt eraan')}`.slice(0, 120),
        dueOn: `${2026 + position}-03-0${(position % 9) + 1}`,
        status: (['reached', 'planned', 'later', 'dropped'] as const)[position % 4] ?? 'planned',
      })),
      years: times(5, (position) => ({ year: 2026 + position, revenue: 10 ** (position + 6), costs: 2_345_678 * (position + 1) })),
      assumptions: times(3, (position) => `Aanname ${position + 1} ${many(20, 'waar we op')}`.slice(0, 200)),
      uses: [30, 20, 20, 10, 10, 10].map((percent, position) => ({
        purpose: `Bestemming ${position + 1} ${many(20, 'voor groei')}`.slice(0, 120),
        percent,
      })),
    },
  }),

  twelveRoles: deckProject({
    title: 'Theaterhuis Zuid',
    description: 'Een buurttheater waar elke maand bewoners op de planken staan.',
    category: 'creatief',
    targetAmount: 45_000,
    fundingTypes: ['Donatie', 'Anders'],
    fundingPurposes: ['Overig'],
    roles:
      'Regisseur|Lichtontwerper|Kostuummaker|Decorbouwer|Geluidstechnicus|Zakelijk leider|Publiciteit|Dramaturg|Vrijwilligerscoördinator|Barverantwoordelijke|Fotograaf|Penningmeester'
        .split('|')
        .map((roleName) => ({ roleName })),
    plan: { audience: 'Iedereen in de wijk', team: [{ name: 'Ans de Groot', role: 'Oprichter', background: '' }] },
  }),
};
