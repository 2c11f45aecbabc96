import { maxMilestones, milestoneTitle } from '../../milestones/policy.ts';
import { planLimits } from '../../plan/policy.ts';
import { limits } from '../../policy.ts';
import type { Row, RowName } from './draft.ts';

type RowField<Name extends RowName> = {
  name: keyof Row<Name> & string;
  label: string;
  hint?: string;
  /** A line of text unless it is something else. Amounts and numbers are typed as Dutch writes them. */
  kind?: 'text' | 'area' | 'number' | 'day' | 'status';
  max: number;
};

type RowWords<Name extends RowName> = {
  /** Of the button that adds one. */
  add: string;
  /** One of them, before it has a name of its own. */
  one: string;
  /** The field that names it. */
  nameField: keyof Row<Name> & string;
  most: number;
  fields: readonly RowField<Name>[];
};

const { name, line, short, unit } = planLimits;
/** A typed number with its signs. */
const digits = 24;

export const rowWords: { [Name in Exclude<RowName, 'markets'>]: RowWords<Name> } = {
  features: {
    add: 'Functie toevoegen',
    one: 'Functie',
    nameField: 'name',
    most: planLimits.features,
    fields: [
      { name: 'name', label: 'Wat kan het?', hint: 'Bijvoorbeeld: “Meldt zich zonder internet.”', max: name },
      { name: 'benefit', label: 'Wat heeft de klant eraan?', max: line },
    ],
  },
  prices: {
    add: 'Prijs toevoegen',
    one: 'Prijs',
    nameField: 'name',
    most: planLimits.prices,
    fields: [
      { name: 'name', label: 'Naam', hint: 'Bijvoorbeeld: “Basis”.', max: name },
      { name: 'price', label: 'Bedrag in euro', kind: 'number', hint: 'Bijvoorbeeld: 12,50.', max: digits },
      { name: 'per', label: 'Per', hint: 'Bijvoorbeeld: “woning per maand”.', max: unit },
    ],
  },
  channels: {
    add: 'Kanaal toevoegen',
    one: 'Kanaal',
    nameField: 'name',
    most: planLimits.channels,
    fields: [
      { name: 'name', label: 'Kanaal', hint: 'Bijvoorbeeld: “Syndici” of “Vakbeurzen”.', max: name },
      { name: 'approach', label: 'Hoe gebruik je het?', max: line },
    ],
  },
  metrics: {
    add: 'Cijfer toevoegen',
    one: 'Cijfer',
    nameField: 'label',
    most: planLimits.metrics,
    fields: [
      { name: 'label', label: 'Wat tel je?', hint: 'Bijvoorbeeld: “Betalende klanten”.', max: name },
      { name: 'value', label: 'Getal', kind: 'number', hint: 'Bijvoorbeeld: 84.', max: digits },
      { name: 'unit', label: 'Eenheid', hint: 'Bijvoorbeeld: “woningen” of “%”.', max: unit },
      { name: 'measuredOn', label: 'Gemeten op', kind: 'day', max: digits },
    ],
  },
  competitors: {
    add: 'Concurrent toevoegen',
    one: 'Concurrent',
    nameField: 'name',
    most: planLimits.competitors,
    fields: [
      { name: 'name', label: 'Naam', hint: 'Ook “niets doen” is een concurrent.', max: name },
      { name: 'strength', label: 'Wat doen zij goed?', max: line },
      { name: 'difference', label: 'Wat doen jullie anders?', max: line },
    ],
  },
  team: {
    add: 'Teamlid toevoegen',
    one: 'Teamlid',
    nameField: 'name',
    most: planLimits.team,
    fields: [
      { name: 'name', label: 'Naam', max: name },
      { name: 'role', label: 'Rol', hint: 'Bijvoorbeeld: “Techniek”.', max: name },
      { name: 'background', label: 'Achtergrond', kind: 'area', hint: 'Wat deden ze eerder dat hier telt?', max: short },
    ],
  },
  milestones: {
    add: 'Mijlpaal toevoegen',
    one: 'Mijlpaal',
    nameField: 'title',
    most: maxMilestones,
    fields: [
      { name: 'title', label: 'Wat is er dan klaar?', hint: 'Bijvoorbeeld: “Eerste betalende klant”.', max: milestoneTitle },
      { name: 'dueOn', label: 'Datum', kind: 'day', max: digits },
      { name: 'status', label: 'Stand', kind: 'status', max: digits },
    ],
  },
  years: {
    add: 'Jaar toevoegen',
    one: 'Jaar',
    nameField: 'year',
    most: planLimits.years,
    fields: [
      { name: 'year', label: 'Jaar', kind: 'number', max: 4 },
      { name: 'revenue', label: 'Omzet in euro', kind: 'number', hint: 'Alles wat klanten betalen.', max: digits },
      { name: 'costs', label: 'Kosten in euro', kind: 'number', hint: 'Ook je eigen loon.', max: digits },
    ],
  },
  uses: {
    add: 'Bestemming toevoegen',
    one: 'Bestemming',
    nameField: 'purpose',
    most: planLimits.uses,
    fields: [
      { name: 'purpose', label: 'Waarvoor?', hint: 'Bijvoorbeeld: “Eerste versie bouwen”.', max: name },
      { name: 'percent', label: 'Deel in procent', kind: 'number', max: 5 },
    ],
  },
  roles: {
    add: 'Rol toevoegen',
    one: 'Rol',
    nameField: 'roleName',
    most: limits.roles,
    fields: [
      { name: 'roleName', label: 'Naam van de rol', hint: 'Bijvoorbeeld: “Installatietechnicus”.', max: limits.roleName },
      { name: 'timeCommitment', label: 'Tijd', hint: 'Bijvoorbeeld: “Twee dagen per week”.', max: limits.roleCondition },
      { name: 'compensation', label: 'Vergoeding', hint: 'Bijvoorbeeld: “Aandelen” of “€ 3.000 per maand”.', max: limits.roleCondition },
      { name: 'description', label: 'Wat ga je doen?', kind: 'area', max: limits.roleText },
      { name: 'requirements', label: 'Wat breng je mee?', kind: 'area', max: limits.roleText },
    ],
  },
};

type LineName = 'objectives' | 'journey' | 'trends' | 'assumptions';

export const lineWords: Record<LineName, { title: string; hint: string; add: string; one: string; most: number; max: number }> = {
  objectives: {
    title: 'Doelen',
    hint: 'Wat wil je bereiken, en wanneer weet je dat het gelukt is? Bijvoorbeeld: “Zes daken in 2027”.',
    add: 'Doel toevoegen',
    one: 'Doel',
    most: limits.objectives,
    max: limits.objective,
  },
  journey: {
    title: 'Zo gebruikt een klant het',
    hint: 'Stap voor stap, van de eerste kennismaking tot het resultaat.',
    add: 'Stap toevoegen',
    one: 'Stap',
    most: planLimits.steps,
    max: planLimits.line,
  },
  trends: {
    title: 'Waarom nu?',
    hint: 'Wat verandert er waardoor dit nu kan of moet? Bijvoorbeeld: een wet, een techniek, een prijs.',
    add: 'Reden toevoegen',
    one: 'Reden',
    most: planLimits.trends,
    max: planLimits.line,
  },
  assumptions: {
    title: 'Waar ga je van uit?',
    hint: 'De aannames achter je cijfers. Bijvoorbeeld: “Zes nieuwe klanten per jaar.”',
    add: 'Aanname toevoegen',
    one: 'Aanname',
    most: planLimits.assumptions,
    max: planLimits.line,
  },
};
