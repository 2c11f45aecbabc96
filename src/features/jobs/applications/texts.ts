import { shownTitle } from '../view/shown-title.ts';
import type { ApplicationPart, ApplicationStatus, ChosenStatus } from './policy.ts';

/** Messages that the contract and the screens share. */
export const applicationSentences = {
  applied: 'Je hebt al gesolliciteerd op deze vacature.',
  longLetter: 'Een brief heeft hoogstens 5.000 tekens.',
  longAnswer: 'Een antwoord heeft hoogstens 2.000 tekens.',
  longMessage: 'Een bericht heeft hoogstens 3.000 tekens.',
  emptyNote: 'Schrijf een notitie.',
  longNote: 'Een notitie heeft hoogstens 2.000 tekens.',
  needsLetter: 'Schrijf een brief: deze vacature vraagt erom.',
  needsCv: 'Voeg je cv toe: deze vacature vraagt erom.',
  cvOnItsWay: 'Even wachten: je cv is nog onderweg.',
  questionsChanged: 'De vragen van deze vacature zijn veranderd. Kijk je antwoorden na.',
  needsAnswer: 'Beantwoord deze vraag.',
  unknownChoice: 'Kies een van de antwoorden.',
  needsPay: 'Vul het loon in voordat je uitnodigt.',
  payOrder: 'Minimum mag niet hoger zijn dan maximum',
} as const;

/** The label of what an applicant has to give, or may leave out. */
export const askedLabel = (label: string, isRequired: boolean): string => `${label} (${isRequired ? 'verplicht' : 'mag'})`;

/** A status as the poster reads it. */
export const statusLabels: Record<ApplicationStatus, string> = {
  pending: 'Nieuw',
  viewed: 'Bekeken',
  in_review: 'In behandeling',
  invited: 'Uitgenodigd',
  hired: 'Aangenomen',
  rejected: 'Afgewezen',
  withdrawn: 'Ingetrokken',
};

/** A move, as the button that begins it says it. */
export const moveLabels: Record<ChosenStatus, string> = {
  in_review: 'In behandeling nemen',
  invited: 'Uitnodigen',
  hired: 'Aannemen',
  rejected: 'Afwijzen',
};

/** The parts of the poster's list. */
export const partLabels: Record<ApplicationPart, string> = { ...statusLabels, new: 'Nieuw' };

/** A status as the applicant reads it, with a sentence. */
export const toldStatuses: Record<ApplicationStatus, { label: string; sentence: string }> = {
  pending: { label: 'Verzonden', sentence: 'Je sollicitatie is aangekomen.' },
  viewed: { label: 'Bekeken', sentence: 'Je sollicitatie is gelezen.' },
  in_review: { label: 'In behandeling', sentence: 'Ze nemen er de tijd voor. Je hoort nog van hen.' },
  invited: { label: 'Uitgenodigd', sentence: 'Ze willen je graag leren kennen.' },
  hired: { label: 'Aangenomen', sentence: 'Gefeliciteerd, je hebt de job!' },
  rejected: { label: 'Niet gekozen', sentence: 'Deze keer viel de keuze op iemand anders. Bedankt dat je de moeite nam.' },
  withdrawn: { label: 'Ingetrokken', sentence: 'Je hebt je sollicitatie ingetrokken.' },
};

/** The sentence in the place of an application whose applicant withdrew it, or left. */
export const withdrawnSentence = 'Deze sollicitatie is ingetrokken.';

/** The sentence in the place of an application that the poster may not read any more. */
export const accessEndedSentence = 'De bewaartijd van deze sollicitatie is voorbij.';

type Addressed = { firstName: string; jobTitle: string };

/** The message that is offered with an answer, which the poster changes as they like. */
export const offeredMessages: Record<ChosenStatus, (to: Addressed) => string> = {
  in_review: ({ firstName, jobTitle }) =>
    `Dag ${firstName},\n\nBedankt voor je sollicitatie op “${shownTitle(jobTitle)}”. We zijn er nog mee bezig en hebben wat meer tijd nodig. Je hoort zeker nog van ons.`,
  invited: ({ firstName, jobTitle }) =>
    `Dag ${firstName},\n\nJe sollicitatie op “${shownTitle(jobTitle)}” spreekt ons aan. We maken graag kennis met je in een gesprek. Laat gerust weten wanneer het jou past.`,
  hired: ({ firstName, jobTitle }) =>
    `Dag ${firstName},\n\nGoed nieuws: we willen graag met jou verder als “${jobTitle}”. Welkom! We nemen contact op om alles af te spreken.`,
  rejected: ({ firstName, jobTitle }) =>
    `Dag ${firstName},\n\nBedankt voor je sollicitatie op “${shownTitle(jobTitle)}” en voor de tijd die je erin stak. We kozen deze keer voor iemand anders. We wensen je veel succes.`,
};
