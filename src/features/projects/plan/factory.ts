import { newId } from '../../../platform/ids.ts';
import type { PlanFields } from './contract.ts';

/** A plan with something in every part, with milestones of its own. */
export function fullPlan(): PlanFields {
  return {
    problemStatement: 'Daken van flats blijven leeg.',
    problem: 'Huurders van een flat kunnen geen panelen leggen.',
    audience: 'Huurders en verenigingen van eigenaars.',
    customerExample: 'Fatma huurt op de vierde verdieping in Gent.',
    solutionStatement: 'Eén dak, gedeeld door alle bewoners.',
    solution: 'Bewoners kopen een deel van de panelen op hun dak.',
    uniqueValue: 'De meter van elke woning wordt per kwartier verrekend.',
    before: 'Elke bewoner betaalt de volle prijs.',
    after: 'Een derde van de stroom komt van het dak.',
    idealCustomer: 'Een vereniging met 20 tot 60 woningen.',
    businessModel: 'Een bedrag per woning per maand.',
    acquisition: 'Via syndici.',
    marketing: 'Open dakdagen.',
    sales: 'Eén verkoper per stad.',
    distribution: 'Met plaatselijke installateurs.',
    traction: 'Twee daken in gebruik.',
    mvpResults: 'Bewoners besparen 31 procent.',
    competitiveAdvantage: 'De verrekening is van ons.',
    teamDescription: 'Drie ingenieurs en een jurist.',
    advisors: 'Een oud-directeur van een netbeheerder.',
    roadmap: 'Eerst Gent, dan Antwerpen.',
    capTable: 'De oprichters hebben alles.',
    journey: ['De vereniging vraagt aan', 'Het dak wordt gelegd'],
    trends: ['Delen van stroom mag sinds 2023'],
    assumptions: ['Zes daken per jaar'],
    features: [
      { name: 'Verrekening', benefit: 'Iedereen betaalt wat ze gebruiken.' },
      { name: 'App', benefit: '' },
    ],
    markets: [
      { size: 'tam', amount: 900_000_000, basis: 'Alle flats', source: 'Statbel', year: 2024 },
      { size: 'sam', amount: 60_000_000, basis: '', source: '', year: null },
    ],
    prices: [{ name: 'Woning', price: 12.5, per: 'maand' }],
    channels: [{ name: 'Syndici', approach: 'Vakbeurzen.' }],
    metrics: [{ label: 'Woningen', value: 84, unit: 'woningen', measuredOn: '2026-03-01' }],
    competitors: [{ name: 'Zelf kopen', strength: 'Geen contract', difference: 'Wij regelen alles.' }],
    team: [{ name: 'An Maes', role: 'Ingenieur', background: 'Tien jaar netbeheer.' }],
    milestones: [
      { id: newId(), title: 'Derde dak', dueOn: '2027-03-01', status: 'planned' },
      { id: newId(), title: 'Tweede dak', dueOn: '2026-02-01', status: 'reached' },
    ],
    years: [
      { year: 2027, revenue: 120_000, costs: 150_000 },
      { year: 2028, revenue: 300_000, costs: 250_000 },
    ],
    uses: [
      { purpose: 'Daken', percent: 70 },
      { purpose: 'Verkoop', percent: 30 },
    ],
  };
}
