import { deckProject } from './project.fixture.ts';

const word = 'meervoudigepersoonlijkheidsstoornisbehandelingsovereenkomst';

/** Projects at the edges: with next to nothing, with figures that say little, or whose money is in already. */
export const edgeProjects = {
  nearlyEmpty: deckProject({ title: 'Naamloos Project', description: 'Nog niets.', category: 'overig' }),

  zeros: deckProject({
    title: 'Nul op de meter',
    description: 'We beginnen volgend jaar.',
    category: 'duurzaamheid',
    targetAmount: 1_000,
    raisedAmount: 0,
    raisedOn: '2026-11-01',
    plan: {
      prices: [{ name: 'Proef', price: 0, per: 'maand' }],
      metrics: [{ label: 'Klanten', value: 0, unit: 'klanten', measuredOn: '2026-11-01' }],
      years: [
        { year: 2027, revenue: 0, costs: 0 },
        { year: 2028, revenue: 0, costs: 0 },
        { year: 2029, revenue: 0, costs: 0 },
      ],
    },
  }),

  longWords: deckProject({
    title: word + word,
    description: `${word} en ${word}`,
    category: 'gezondheidszorg',
    slogan: word,
    targetAmount: 99_000,
    companyName: word,
    roles: [{ roleName: word + word }, { roleName: `${word}coördinator` }],
    plan: {
      problem: word.repeat(20),
      audience: `${word} `.repeat(30),
      before: word.repeat(8),
      features: [{ name: word + word, benefit: word.repeat(3) }],
      journey: [word.repeat(3)],
      metrics: [{ label: word + word, value: 1_234_567.89, unit: word.slice(0, 40), measuredOn: '2026-01-01' }],
      team: [{ name: word + word, role: word + word, background: word.repeat(8) }],
      milestones: [{ id: 'm1', title: word + word, dueOn: '2027-01-01', status: 'planned' }],
      assumptions: [word.repeat(3)],
      uses: [{ purpose: word + word, percent: 100 }],
    },
  }),

  completed: deckProject({
    status: 'completed',
    title: 'Dorpswinkel Ransdorp',
    description: 'Een winkel van en voor het dorp, gedragen door 180 gezinnen.',
    category: 'overig',
    location: 'Ransdorp',
    startDate: '2024-03-01',
    endDate: '2026-06-30',
    targetAmount: 90_000,
    raisedAmount: 81_500,
    raisedOn: '2026-06-30',
    fundingPurposes: ['Kantoorruimte', 'Personeel'],
    fundingTypes: ['Lening', 'Donatie'],
    equityProposal: 'Een lening van € 500 per gezin.',
    ownerName: 'Trijntje Visser',
    roles: [{ roleName: 'Winkelier' }],
    plan: {
      problemStatement: 'De laatste winkel sloot in 2023.',
      solutionStatement: 'Het dorp begon er zelf een.',
      mvpResults: 'In het eerste jaar kwamen er 90 klanten per dag.',
      metrics: [{ label: 'Klanten per dag', value: 90, unit: 'klanten per dag', measuredOn: '2026-06-30' }],
      milestones: [
        { id: 'm1', title: 'Opening', dueOn: '2024-09-14', status: 'reached' },
        { id: 'm2', title: 'Leningen terugbetaald', dueOn: '2029-12-31', status: 'planned' },
        { id: 'm3', title: 'Terras', dueOn: '2025-05-01', status: 'dropped' },
      ],
      years: [
        { year: 2024, revenue: 61_000, costs: 92_000 },
        { year: 2025, revenue: 214_000, costs: 209_000 },
      ],
    },
  }),

  losses: deckProject({
    title: 'Vliegtaxi',
    description: 'Elektrisch van Eindhoven naar Zaventem in 20 minuten.',
    category: 'tech',
    targetAmount: 900_000,
    raisedAmount: 1_000,
    raisedOn: '2026-11-20',
    fundingPurposes: ['R&D', 'Certificering'],
    fundingTypes: ['Convertible'],
    plan: {
      metrics: [{ label: 'Resultaat vorig jaar', value: -1_850_000, unit: 'euro', measuredOn: '2025-12-31' }],
      years: [
        { year: 2027, revenue: 500_000, costs: 4_000_000 },
        { year: 2028, revenue: 400_000, costs: 3_500_000 },
        { year: 2029, revenue: 300_000, costs: 3_400_000 },
      ],
      assumptions: ['Certificering duurt vier jaar'],
    },
  }),

  oversubscribed: deckProject({
    title: 'Waterstofbarge',
    description: 'Een binnenschip op waterstof tussen Gent en Terneuzen.',
    category: 'duurzaamheid',
    targetAmount: 250_000,
    raisedAmount: 287_500,
    raisedOn: '2026-11-12',
    fundingPurposes: ['R&D'],
    fundingTypes: ['Equity'],
    equityProposal: 'Aandelen klasse B',
    earlierDates: { m1: ['2027-01-15', '2026-06-01'] },
    roles: [{ roleName: 'Schipper, met ervaring op tankschepen' }, { roleName: 'Projectleider' }],
    plan: {
      markets: [
        { size: 'sam', amount: 40_000_000, basis: '', source: 'Havenbedrijf', year: 2025 },
        { size: 'som', amount: 40_000_000, basis: '', source: 'Havenbedrijf', year: 2025 },
      ],
      milestones: [{ id: 'm1', title: 'Proefvaart', dueOn: '2027-06-01', status: 'later' }],
      years: [
        { year: 2027, revenue: 200_000, costs: 150_000 },
        { year: 2028, revenue: 100_000, costs: 180_000 },
        { year: 2029, revenue: 200_000, costs: 190_000 },
      ],
      uses: [{ purpose: 'Brandstofcel', percent: 60 }],
    },
  }),
};
