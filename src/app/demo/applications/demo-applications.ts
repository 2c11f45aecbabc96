import type { ApplicationStatus } from '../../../features/jobs/applications/policy.ts';
import type { JobDetails } from '../../../features/jobs/factory.ts';

type DemoJob = Omit<JobDetails, 'posterId'> & { title: string };

/** The jobs of the demo's entrepreneur, to which people apply. */
export const receivedJobs: DemoJob[] = [
  {
    title: 'Begeleider van bakkers',
    companyName: 'Ovenmaat',
    description:
      'Je helpt bakkers hun eerste weken met onze planner: je komt langs voor dag en dauw, kijkt mee in de bakkerij en maakt hun lijst op maat. Wat zij missen, breng jij mee terug naar het team.\n\nWe zijn met z’n vieren en werken vanuit Gent.',
    type: 'full-time',
    location: 'Gent',
    asksLetter: true,
    requirements: ['Je kent het ritme van een bakkerij of een keuken', 'Je legt rustig uit', 'Rijbewijs B'],
    benefits: ['Vierdaagse week mag', 'Fiets van het werk', 'Elke dag vers brood'],
    questions: [
      { kind: 'text', question: 'Wat is het vroegste uur waarop je ooit werkte, en waar?', isRequired: true },
      { kind: 'choice', question: 'Vanaf wanneer kun je beginnen?', isRequired: true, choices: ['Meteen', 'Binnen een maand', 'Later'] },
    ],
  },
  {
    title: 'Ontwikkelaar voor onze planner',
    companyName: 'Ovenmaat',
    description:
      'Je bouwt verder aan het scherm naast de deegmachine. TypeScript, een kassa om uit te lezen, en gebruikers met meel aan hun vingers.',
    type: 'freelance',
    isRemote: true,
    rateMin: 65,
    rateMax: 85,
    rateUnit: 'hour',
  },
];

/** A job of somebody else, to which the demo's talent applied. */
export type SentJob = DemoJob & { status: ApplicationStatus; days: number; letter: string; message?: string };

export const sentJobs: SentJob[] = [
  {
    title: 'Productontwerper voor musea',
    companyName: 'Studio Noord',
    description: 'Je ontwerpt schermen waar bezoekers van zes tot zestig mee overweg kunnen.',
    type: 'full-time',
    location: 'Antwerpen',
    salaryMin: 42_000,
    salaryMax: 52_000,
    status: 'invited',
    days: 6,
    letter: 'Een museum hoort voor iedereen open te staan, ook op een scherm. Daar werk ik al jaren aan, en jullie doen het mooi.',
    message: 'Dag!\n\nWat een fijne brief. We maken graag kennis. Past volgende week dinsdag?',
  },
  {
    title: 'Ontwerper in een klein team',
    companyName: 'Graanschuur',
    description: 'Je helpt boeren hun oogst te plannen met een eenvoudige app.',
    type: 'part-time',
    location: 'Leuven',
    status: 'pending',
    days: 2,
    letter: 'Mijn ouders hebben een boerderij. Ik weet dus hoe druk juni is, en hoe simpel een app dan moet zijn.',
  },
  {
    title: 'Lead design',
    companyName: 'Helder Water',
    description: 'Je maakt meetgegevens van rivieren leesbaar voor wie erlangs woont.',
    type: 'full-time',
    location: 'Utrecht',
    salaryMin: 60_000,
    status: 'rejected',
    days: 24,
    letter: 'Schoon water zichtbaar maken: daar wil ik mijn schouders onder zetten.',
    message:
      'Bedankt voor je sollicitatie en het goede gesprek. We kozen voor iemand met meer ervaring met kaarten. We wensen je veel succes.',
  },
];

type Received = {
  status: ApplicationStatus;
  days: number;
  letter: string;
  answers: [string, string];
  message?: string;
  notes?: string[];
  hasCv?: boolean;
};

/** Applications to the first of those jobs, one in each state, from people with the talent role in turn. */
export const received: Received[] = [
  {
    status: 'pending',
    days: 0,
    letter:
      'Vijf jaar lang stond ik om drie uur aan de oven. Ik weet dus precies waarom een schriftje niet volstaat, en waarom het toch lang blijft liggen.',
    answers: ['Twee uur ’s nachts, voor de paasbroden in Aalst.', 'Binnen een maand'],
    hasCv: true,
  },
  {
    status: 'pending',
    days: 1,
    letter: 'Tien jaar gaf ik les aan volwassenen die nooit met een computer wilden werken. Bijna allemaal doen ze het nu.',
    answers: ['Vijf uur, op de vroegmarkt.', 'Later'],
  },
  {
    status: 'viewed',
    days: 3,
    letter: 'Van kok naar opleider: ik ken de keuken van vóór en achter de deur.',
    answers: ['Vier uur, in een hotelkeuken in Brugge.', 'Meteen'],
    hasCv: true,
  },
  {
    status: 'in_review',
    days: 9,
    letter: 'Mensen meekrijgen is mijn vak. Jullie bouwen de planner, ik zorg dat hij op de toog blijft staan.',
    answers: ['Zes uur, bij een zuivelboer.', 'Binnen een maand'],
    message: 'Bedankt voor je sollicitatie. We zijn er nog mee bezig en hebben wat meer tijd nodig. Je hoort zeker nog van ons.',
    notes: ['Sterk met mensen. Nog vragen of vroege uren lukken.'],
  },
  {
    status: 'invited',
    days: 7,
    letter: 'Ik ging langs bij drie bakkers die met Ovenmaat werken en vroeg wat ze missen. Mag ik het jullie laten zien?',
    answers: ['Drie uur, als student in een bakkerij in Deinze.', 'Binnen een maand'],
    message: 'Je brief maakt ons nieuwsgierig. Kom je donderdag langs?',
    notes: ['Bellen over donderdag.', 'Referentie: de bakkerij in Deinze.'],
    hasCv: true,
  },
  {
    status: 'hired',
    days: 20,
    letter: 'Bakkers vertrouwen wie zelf vroeg opstaat. Ik sta al op.',
    answers: ['Elke nacht om drie, acht jaar lang.', 'Meteen'],
    message: 'Goed nieuws: we willen graag met jou verder. Welkom!',
  },
  {
    status: 'rejected',
    days: 16,
    letter: 'Ik heb nog weinig ervaring, maar ik leer graag en snel.',
    answers: ['Zes uur, voor de trein.', 'Meteen'],
    message: 'Bedankt voor je sollicitatie . We zoeken deze keer iemand met meer ervaring. We wensen je veel succes.',
  },
  { status: 'withdrawn', days: 5, letter: 'Dit lijkt me iets voor mij.', answers: ['Zeven uur.', 'Later'] },
];
