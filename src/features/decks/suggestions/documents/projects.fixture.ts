import { emptyProject } from '../../../projects/factory.ts';
import type { ProjectFields } from '../../../projects/own/contract.ts';
import type { DeckProject } from '../../facts/policy/deck-project.ts';

type Sketch = Partial<Omit<ProjectFields, 'plan'>> & { plan?: Partial<ProjectFields['plan']> };

export function sketch({ plan, ...fields }: Sketch): DeckProject {
  return {
    status: 'active',
    fields: { ...emptyProject, ...fields, plan: { ...emptyProject.plan, ...plan } },
    filledRoles: [],
    raisedAmount: 0,
    raisedOn: null,
    earlierDates: {},
    ownerName: 'Noor Claes',
    versionOn: '2026-03-01',
  };
}

const years = [
  { year: 2027, revenue: 120_000, costs: 150_000 },
  { year: 2028, revenue: 300_000, costs: 250_000 },
  { year: 2029, revenue: 500_000, costs: 400_000 },
];

/** Quite different projects, as owners write them. */
export const projects = {
  bakery: sketch({
    title: 'Bakkerij Korst',
    description: 'Een buurtbakkerij met zuurdesembrood van Vlaams graan.',
    category: 'overig',
    plan: {
      solution: 'We bakken elke nacht brood van graan van drie boeren uit de streek. Klanten bestellen vooraf via de website.',
      acquisition: 'Proeverijen op de zaterdagmarkt en een nieuwsbrief voor de buurt.',
      distribution: 'Verkoop in de winkel en levering met de bakfiets aan horeca.',
      team: [{ name: 'Noor Claes', role: 'Zaakvoerder', background: 'Werkte tien jaar in de horeca.' }],
      years,
    },
  }),
  biotech: sketch({
    title: 'Myceline',
    description: 'Enzymen uit schimmels die plastic afbreken.',
    category: 'duurzaamheid',
    fundingPurposes: ['R&D', 'Juridische kosten'],
    plan: {
      solution: 'Onze enzymen breken PET af bij lage temperatuur, zodat recyclagebedrijven minder energie gebruiken.',
      sales: 'Proefprojecten met drie recyclagebedrijven, daarna licenties.',
      team: [{ name: 'Noor Claes', role: 'CEO', background: 'Doctoraat in de biochemie.' }],
      roadmap: 'Opschaling van labo naar een pilootinstallatie. Daarna octrooi in Europa.',
    },
  }),
  school: sketch({
    title: 'De Werkplaatsschool',
    description: 'Een avondschool waar jongeren een ambacht leren.',
    category: 'onderwijs',
    plan: {
      solution: 'Jongeren volgen twee avonden per week lessen bij vakmensen in hun atelier.',
      acquisition: 'Via scholen en jeugdhuizen in Mechelen.',
      teamDescription: 'We zijn met drie en zoeken nog een coördinator voor de vrijwilligers.',
    },
  }),
  webshop: sketch({
    title: 'Tweede Leven',
    description: 'Webshop voor gereviseerde koffiemachines met garantie.',
    category: 'e-commerce',
    plan: {
      solution: 'Wij kopen oude machines op, herstellen ze en verkopen ze online door.',
      channels: [{ name: 'Google', approach: 'Advertenties op zoekwoorden.' }],
      distribution: 'Verzending in herbruikbare dozen vanuit ons magazijn in Aalst.',
    },
  }),
  app: sketch({
    title: 'Buurbord',
    description: 'Een app waarmee bakkers overschot verkopen aan buren.',
    category: 'tech',
    plan: {
      solution: 'Bakkers zetten hun overschot in de app, buren halen het op.',
      acquisition: 'Flyers bij bakkers en advertenties op Instagram.',
      sales: 'We bezoeken bakkers en starten met een gratis maand.',
    },
  }),
  craft: sketch({
    title: 'Atelier Linde',
    description: 'Handgemaakte eiken tafels en stoelen uit eigen streek.',
    category: 'creatief',
    plan: {
      solution: 'Massief houten meubels, gemaakt om generaties mee te gaan.',
      acquisition: 'Interieurbeurzen en mond-tot-mondreclame.',
    },
  }),
  nonProfit: sketch({
    title: 'Maatjes vzw',
    description: 'Vrijwilligers bezoeken elke week een oudere die alleen woont.',
    category: 'gezondheidszorg',
    fundingTypes: ['Donatie'],
    plan: { solution: 'Wij koppelen vrijwilligers aan ouderen in hun wijk.', marketing: 'Getuigenissen in lokale bladen.' },
  }),
  blockchain: sketch({
    title: 'Landchain',
    description: 'Een grondregister op een blockchain voor gemeenten.',
    category: 'blockchain',
    plan: { solution: 'Smart contracts leggen elke overdracht vast.', sales: 'Rechtstreeks aan gemeenten, via aanbestedingen.', years },
  }),
  energy: sketch({
    title: 'Zonnedak',
    description: 'Bewoners van een flat delen de stroom van hun dak.',
    category: 'duurzaamheid',
    roles: [
      {
        id: '0190f000-0000-7000-8000-000000000001',
        roleName: 'Jurist',
        description: '',
        requirements: '',
        timeCommitment: '',
        compensation: '',
      },
    ],
    plan: {
      solution: 'We leggen zonnepanelen en verrekenen de stroom per woning.',
      team: [{ name: 'Noor Claes', role: 'Ingenieur', background: 'Netbeheer.' }],
      sales: 'Via syndici van grote gebouwen.',
    },
  }),
  health: sketch({
    title: 'WondWijs',
    description: 'Slimme pleister die thuisverpleegkundigen waarschuwt bij een infectie.',
    category: 'gezondheidszorg',
    plan: {
      solution: 'Een sensor in de pleister meet temperatuur en vocht en stuurt een bericht naar de verpleegkundige.',
      roadmap: 'Klinische studie met een ziekenhuis. CE-markering als medisch hulpmiddel.',
      mvpResults: 'Een prototype werkt in het labo.',
    },
  }),
  nearlyEmpty: sketch({ title: 'Idee', description: 'Nog uit te werken.' }),
  event: sketch({
    title: 'Dorpsfestival Lier',
    description: 'Een zomerfestival met muziek en eten van lokale makers.',
    category: 'creatief',
    plan: { solution: 'Drie dagen concerten op het plein, met kramen van makers uit de streek.', marketing: 'Affiches en sociale media.' },
  }),
  saas: sketch({
    title: 'Planwerk',
    description: 'Planningssoftware voor thuiszorgorganisaties.',
    category: 'tech',
    plan: {
      solution: 'Een dashboard dat routes en diensten plant en verpleegkundigen minder doet rijden.',
      sales: 'Demo’s bij organisaties, daarna een abonnement per medewerker.',
      team: [{ name: 'Ali Demir', role: 'CTO', background: 'Bouwde software voor ziekenhuizen.' }],
      years,
    },
  }),
  english: sketch({
    title: 'FreshLoop',
    description: 'Reusable packaging for restaurants and meal delivery.',
    category: 'duurzaamheid',
    plan: { solution: 'We deliver, collect and wash containers.', sales: 'Direct sales to restaurants.' },
  }),
} satisfies Record<string, DeckProject>;
