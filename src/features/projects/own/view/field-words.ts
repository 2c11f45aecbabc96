import { type PlanText, planTexts } from '../../plan/policy.ts';
import { limits } from '../../policy.ts';

export type TextName =
  | PlanText
  | 'title'
  | 'description'
  | 'fullDescription'
  | 'location'
  | 'equityProposal'
  | 'companyName'
  | 'slogan'
  | 'speakerName'
  | 'contactDetails'
  | 'imageAlt';

type FieldWords = {
  label: string;
  /** Help with an example, for somebody who never wrote a plan. */
  hint?: string;
  /** Of a text of several lines. */
  rows?: number;
};

/** The longest text of each field, in characters. */
export function maxLengthOf(name: TextName): number {
  return name in planTexts ? Reflect.get(planTexts, name) : Reflect.get(limits, name);
}

export const fieldWords: Record<TextName, FieldWords> = {
  title: { label: 'Titel', hint: 'De naam waaronder mensen je project vinden.' },
  description: { label: 'Korte beschrijving', hint: 'Wat maak je, voor wie? Dit staat op de kaart in het overzicht.', rows: 3 },
  fullDescription: {
    label: 'Pitch',
    hint: 'Vertel je verhaal zoals je het aan tafel zou vertellen: hoe het begon, wat er al is en waar je heen wilt.',
    rows: 8,
  },
  location: { label: 'Plaats', hint: 'Bijvoorbeeld: Gent.' },
  companyName: { label: 'Bedrijfsnaam', hint: 'Nog geen bedrijf? Laat dit dan leeg.' },
  slogan: { label: 'Slogan', hint: 'Eén zin die blijft hangen. Bijvoorbeeld: “De buurt als energiebedrijf.”' },
  speakerName: { label: 'Wie pitcht?', hint: 'De naam op de eerste dia van je pitch.' },
  contactDetails: {
    label: 'Contactgegevens',
    hint: 'Alleen voor op je pitch, als je ze daar bij Vormgeving aanzet. Bijvoorbeeld: een mailadres en een website.',
    rows: 2,
  },
  problemStatement: {
    label: 'Het probleem in één zin',
    hint: 'Bijvoorbeeld: “Huurders kunnen geen zonnepanelen leggen, ook al betalen ze het meest voor stroom.”',
    rows: 2,
  },
  problem: {
    label: 'Waarom is dat een probleem?',
    hint: 'Wat kost het mensen nu aan geld, tijd of ergernis? Noem wat je zelf zag of mat.',
    rows: 4,
  },
  audience: {
    label: 'Wie heeft dit probleem?',
    hint: 'Zo precies mogelijk. Liever “thuisverpleegkundigen in kleine teams” dan “de zorg”.',
    rows: 3,
  },
  customerExample: {
    label: 'Een voorbeeld van een klant',
    hint: 'Eén mens of bedrijf. Bijvoorbeeld: “Fatma huurt op de vierde verdieping en betaalt € 140 per maand.”',
    rows: 3,
  },
  solutionStatement: {
    label: 'De oplossing in één zin',
    hint: 'Bijvoorbeeld: “Eén dak vol panelen, gedeeld door alle bewoners.”',
    rows: 2,
  },
  solution: { label: 'Hoe werkt het?', hint: 'Leg het uit alsof de lezer je vak niet kent.', rows: 4 },
  uniqueValue: {
    label: 'Wat maakt het uniek?',
    hint: 'Wat kan een klant alleen bij jou krijgen? Bijvoorbeeld: “De enige app die zonder internet werkt.”',
    rows: 3,
  },
  before: { label: 'Zonder jullie', hint: 'Hoe doet een klant het nu? Bijvoorbeeld: “Drie keer per dag bellen.”', rows: 2 },
  after: { label: 'Met jullie', hint: 'Wat is er dan anders? Bijvoorbeeld: “Eén blik op het scherm.”', rows: 2 },
  idealCustomer: {
    label: 'De ideale klant',
    hint: 'Wie koopt als eerste, en beslist daar zelf over? Bijvoorbeeld: “Verenigingen met 20 tot 60 woningen.”',
    rows: 3,
  },
  businessModel: {
    label: 'Hoe verdien je geld?',
    hint: 'Wie betaalt, waarvoor en hoe vaak? Bijvoorbeeld: een abonnement per maand.',
    rows: 3,
  },
  acquisition: { label: 'Hoe vind je klanten?', hint: 'De eerste tien, en daarna de volgende honderd.', rows: 3 },
  marketing: { label: 'Marketing', hint: 'Waarmee val je op? Bijvoorbeeld: open dagen, een nieuwsbrief, beurzen.', rows: 3 },
  sales: { label: 'Verkoop', hint: 'Hoe gaat het van het eerste gesprek naar een handtekening, en hoe lang duurt dat?', rows: 3 },
  distribution: { label: 'Distributie', hint: 'Hoe komt het bij de klant? Bijvoorbeeld: via een webwinkel of installateurs.', rows: 3 },
  traction: {
    label: 'Wat heb je al bereikt?',
    hint: 'Tractie is bewijs dat mensen dit willen: klanten, wachtlijst, proefprojecten, prijzen.',
    rows: 3,
  },
  mvpResults: {
    label: 'Resultaten van je eerste versie',
    hint: 'Een eerste versie (MVP) is het kleinste dat al werkt. Wat deden mensen ermee?',
    rows: 3,
  },
  competitiveAdvantage: {
    label: 'Je voorsprong',
    hint: 'Wat kan een ander niet zomaar nadoen? Bijvoorbeeld: een octrooi, gegevens, een netwerk of jaren ervaring.',
    rows: 3,
  },
  teamDescription: { label: 'Waarom dit team?', hint: 'Wat kunnen jullie samen dat hierbij nodig is?', rows: 3 },
  advisors: {
    label: 'Adviseurs',
    hint: 'Mensen die meedenken zonder in het team te zitten. Vraag eerst of je hun naam mag noemen.',
    rows: 2,
  },
  roadmap: { label: 'Toelichting bij de planning', hint: 'Wat moet eerst, en waar hangt het van af?', rows: 3 },
  capTable: {
    label: 'Wie bezit welk deel? (cap table)',
    hint: 'Bijvoorbeeld: “An Maes 60%, Bram Peeters 30%, medewerkers 10%.” Alleen wie je toelaat, ziet dit.',
    rows: 3,
  },
  equityProposal: {
    label: 'Voorstel voor een aandeel',
    hint: 'Wat krijgt wie investeert? Bijvoorbeeld: “10% van de aandelen voor € 100.000.”',
    rows: 3,
  },
  imageAlt: { label: 'Wat staat er op de afbeelding?', hint: 'Voor wie ze niet ziet. Bijvoorbeeld: “Het proefdak in Ledeberg.”' },
};
