import type { Fact } from '../contract.ts';

/** The day on which the stored copies below were read. */
const readOn = '2026-11-21';

const limosa = { name: 'Working in Belgium, Limosa', url: 'https://workinginbelgium.be/nl/limosa.html' };
const firstTime = { name: 'Working in Belgium, Eerste keer hier', url: 'https://workinginbelgium.be/nl/eerste-keer-hier.html' };
const notification = {
  name: 'Rijksoverheid, Meldingsplicht voor gedetacheerde buitenlandse werknemers',
  url: 'https://www.rijksoverheid.nl/onderwerpen/buitenlandse-werknemers/vraag-en-antwoord/wat-betekent-de-meldingsplicht-voor-buitenlandse-werknemers',
};
const obligations = {
  name: 'Netherlands Labour Authority, Administrative obligations',
  url: 'https://www.nllabourauthority.nl/topics/administrative-obligations',
};
const europe = {
  name: 'Your Europe, Posting staff abroad',
  url: 'https://europa.eu/youreurope/business/human-resources/posted-workers/posting-staff-abroad/index_en.htm',
};

const toBelgium = { page: 'posting', topic: 'to-belgium', country: 'BE', readOn } as const;
const toNetherlands = { page: 'posting', topic: 'to-netherlands', country: 'NL', readOn } as const;
const socialSecurity = { page: 'posting', topic: 'social-security', readOn } as const;
const workingConditions = { page: 'posting', topic: 'working-conditions', country: 'EU' } as const;

export const postingFacts: Fact[] = [
  {
    ...toBelgium,
    text: 'Wie niet onder de Belgische sociale zekerheid valt en tijdelijk of deeltijds in België komt werken, moet een meldingsbewijs Limosa-1 kunnen tonen.',
    source: limosa,
  },
  {
    ...toBelgium,
    text: 'De buitenlandse werkgever, of iemand namens hem, doet de Limosa-melding online, vóór het werk in België begint.',
    source: firstTime,
  },
  {
    ...toBelgium,
    text: 'Voor zelfstandigen die niet in België gevestigd zijn, geldt de melding als ze er tijdelijk in een risicosector komen werken.',
    source: { name: 'RSZ, Internationale betrekkingen', url: 'https://onssrszlss.be/geld-en-gegevens/internationale-betrekkingen' },
  },
  {
    ...toBelgium,
    text: 'In de melding staan onder meer de plaats van het werk, de Belgische klant, de begin- en einddatum en het werkrooster. Voor werknemers hoort er een verbindingspersoon bij: het aanspreekpunt van de Belgische overheid.',
    source: {
      name: 'Sociale zekerheid, Limosa: voordat u begint',
      url: 'https://www.socialsecurity.be/site_nl/employer/applics/meldingsplicht/beginnen.htm',
    },
  },
  {
    ...toBelgium,
    text: 'Kan iemand geen Limosa-1 tonen, dan meldt de Belgische opdrachtgever dat. Doet hij dat niet, dan kan ook hij vervolgd worden.',
    source: limosa,
  },
  {
    ...toBelgium,
    text: 'Voor werken aan gebouwen en in de vleessector kunnen er een aangifte van werken en een registratie van wie aanwezig is (Checkinatwork) bij komen.',
    source: { name: 'Working in Belgium, Checkinatwork', url: 'https://workinginbelgium.be/nl/checkinatwork.html' },
  },
  {
    ...toBelgium,
    text: 'Bij bepaalde schoonmaak in opdracht registreert iedereen het begin, de pauzes en het einde van het werk (Check In and Out at Work).',
    source: { name: 'Working in Belgium, Check In and Out at Work', url: 'https://workinginbelgium.be/nl/checkinandoutatwork.html' },
  },
  {
    ...toNetherlands,
    text: 'Werkgevers uit een ander EU- of EER-land of uit Zwitserland melden hun werk en de komst van hun mensen vooraf in het Nederlandse online meldloket, postedworkers.nl.',
    source: notification,
  },
  {
    ...toNetherlands,
    text: 'Voor zelfstandigen geldt die meldingsplicht in sommige sectoren.',
    source: notification,
  },
  {
    ...toNetherlands,
    text: 'Je meldt vóór het werk begint: je bedrijf, je klant, wie er komt werken, een contactpersoon, wie het loon betaalt, de sector, de werkplek, hoelang het duurt en waar de sociale bijdragen betaald worden. Verandert er iets, dan pas je de melding aan.',
    source: {
      name: 'Government.nl, How do I provide notification',
      url: 'https://www.government.nl/topics/foreign-citizens-working-in-the-netherlands/question-and-answer/i-am-a-foreign-employer.-how-do-i-provide-notification-of-the-arrival-of-foreign-workers',
    },
  },
  {
    ...toNetherlands,
    text: 'De Nederlandse opdrachtgever controleert de melding, ten laatste vijf werkdagen nadat de opdracht begon.',
    source: { name: 'Postedworkers.nl, Client', url: 'https://english.postedworkers.nl/client' },
  },
  {
    ...toNetherlands,
    text: 'Op de Nederlandse werkplek liggen arbeidsovereenkomsten, loonstroken, urenstaten, A1-verklaringen en betaalbewijzen klaar, of je kunt ze meteen digitaal tonen. Tot vijf jaar na het werk moeten ze beschikbaar zijn.',
    source: obligations,
  },
  {
    ...toNetherlands,
    text: 'De werkgever wijst een contactpersoon in Nederland aan. Dat mag een van de gedetacheerde werknemers zijn.',
    source: obligations,
  },
  {
    ...toNetherlands,
    text: 'Wie de meldingsplicht naast zich neerlegt, riskeert een boete: de werkgever, de zelfstandige die moet melden en de opdrachtgever.',
    source: {
      name: 'Netherlands Labour Authority, Duty to report',
      url: 'https://www.nllabourauthority.nl/topics/duty-to-report-foreign-employers',
    },
  },
  {
    ...socialSecurity,
    country: 'EU',
    text: 'Volgens de Europese regels ben je in één land tegelijk sociaal verzekerd. De A1-verklaring bewijst in welk.',
    source: {
      name: 'SVB Kennisplatform, A1-verklaring',
      url: 'https://www.svbkennisplatform.nl/kennisbank/a1471_A1-Verklaring-toepasselijke-wetgeving',
    },
  },
  {
    ...socialSecurity,
    country: 'BE',
    text: 'Een Belgische werkgever vraagt het A1-attest voor zijn werknemer aan via de onlinedienst Werken in het buitenland. De werknemer moet in die periode bij hem in dienst zijn.',
    source: {
      name: 'Sociale zekerheid, Werken in het buitenland voor werkgevers',
      url: 'https://www.socialsecurity.be/site_nl/employer/applics/gotot/index.htm?type=noss',
    },
  },
  {
    ...socialSecurity,
    country: 'BE',
    text: 'Een Belgische zelfstandige vraagt het A1-attest aan bij het RSVZ. Voor een detachering ben je minstens twee maanden actief in België, doe je in het andere land hetzelfde werk, en ze duurt hoogstens twee jaar.',
    source: {
      name: 'RSVZ, Tijdelijk of afwisselend in het buitenland werken',
      url: 'https://www.rsvz-inasti.fgov.be/nl/tijdelijk-afwisselend-het-buitenland-werken',
    },
  },
  {
    ...socialSecurity,
    country: 'NL',
    text: 'Werk je tijdelijk buiten Nederland en blijf je in Nederland verzekerd, dan is de A1-verklaring van de SVB daarvan het bewijs. Je krijgt haar één keer: bewaar haar goed.',
    source: {
      name: 'SVB, Wat is een A1-verklaring',
      url: 'https://www.svb.nl/nl/id/u-werkt-buiten-nederland/wat-is-een-a1-certificate-of-coverage',
    },
  },
  {
    ...socialSecurity,
    country: 'BE',
    text: 'Woont je werknemer in België en werkt hij in twee of meer landen van de EER of in Zwitserland, dan breng je de RSZ op de hoogte. Die bepaalt welk land bevoegd is.',
    source: {
      name: 'Sociale zekerheid, Over werken in meerdere landen',
      url: 'https://www.socialsecurity.be/site_nl/employer/applics/gotot/gotot-gt.htm',
    },
  },
  {
    ...workingConditions,
    readOn,
    text: 'Tijdens de detachering hebben je mensen recht op de voornaamste arbeidsvoorwaarden van het land waar ze werken, uit de wet of een algemeen geldende cao. Zijn die van thuis beter, dan mag je die behouden.',
    source: europe,
  },
  {
    ...workingConditions,
    readOn: null,
    text: 'Ook andere landen van de EU vragen vooraf een melding. Elk land heeft daarvoor een eigen officiële website.',
    source: europe,
  },
];
