import { limits } from '../policy.ts';

/** Sentences of the form, which the server says too. */
export const jobSentences = {
  signedOut: 'Je moet ingelogd zijn om een vacature te plaatsen.',
  stale: 'Je vacature is intussen ergens anders gewijzigd.',
  noTitle: 'Vul een functietitel in.',
  noCompany: 'Vul de naam van het bedrijf in.',
  noDescription: 'Vul een omschrijving in.',
  noFooting: 'Kies of dit een bestaande vacature is, of een onder voorbehoud van financiering.',
  wholeEuros: 'Vul een bedrag in hele euro in.',
  amount: 'Vul een bedrag in.',
  cents: 'Een bedrag heeft hoogstens twee cijfers na de komma.',
  negative: 'Een bedrag is nul of meer.',
  tooHigh: 'Dit bedrag is te hoog.',
  minOverMax: 'Minimum mag niet hoger zijn dan maximum',
  noRateUnit: 'Kies of het tarief per uur of per dag is.',
  payOfType: 'Freelance heeft een tarief, ander werk een salaris.',
  url: 'Vul een geldig adres van een site in.',
  pastDeadline: 'Kies een deadline die nog niet voorbij is.',
  noQuestion: 'Vul een vraag in.',
  fewChoices: 'Geef minstens twee antwoorden om uit te kiezen.',
  manyChoices: `Geef hoogstens ${limits.choices} antwoorden om uit te kiezen.`,
  longChoice: `Een antwoord heeft hoogstens ${limits.choice} tekens.`,
  sameChoice: 'Een antwoord staat er twee keer.',
  manyQuestions: `Je kunt hoogstens ${limits.questions} vragen stellen.`,
} as const;

export const forbidden = { title: 'Geen toegang', message: 'Je kunt alleen je eigen vacatures bewerken.' };
