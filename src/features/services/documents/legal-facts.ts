import type { Fact } from '../contract.ts';

/** The day on which the stored copies below were read. */
const readOn = '2026-11-21';

export const legalFacts: Fact[] = [
  {
    page: 'legal',
    topic: 'company',
    country: 'BE',
    readOn: '2026-11-22',
    text: 'Een vennootschap begint meestal bij de notaris. Haar statuten gaan naar de griffie van de ondernemingsrechtbank; een ondernemingsloket rondt de inschrijving in de KBO af.',
    source: {
      name: 'FOD Economie, Stappen bij een ondernemingsloket',
      url: 'https://economie.fgov.be/nl/themas/ondernemingen/een-onderneming-oprichten/belangrijkste-stappen-om-een/te-ondernemen-stappen-bij-een',
    },
  },
  {
    page: 'legal',
    topic: 'company',
    country: 'NL',
    readOn,
    text: 'Voor een eenmanszaak hoef je in Nederland niet naar de notaris; je rondt de inschrijving af bij KVK.',
    source: { name: 'KVK, Hulp bij inschrijven', url: 'https://kvk.nl/hulp-en-contact/hulp-bij-inschrijven' },
  },
  {
    page: 'legal',
    topic: 'freelancers',
    country: 'BE',
    readOn,
    text: 'België kijkt naar vier dingen: wat jullie in de overeenkomst wilden, de vrijheid om de werktijd en om het werk te organiseren, en of er hiërarchische controle kan zijn. Een commissie kan erover beslissen als het onduidelijk is.',
    source: {
      name: 'FOD Sociale Zekerheid, Werknemer of zelfstandige',
      url: 'https://socialsecurity.belgium.be/nl/uitspraak-over-sociaal-statuut-werknemer-zelfstandige',
    },
  },
  {
    page: 'legal',
    topic: 'freelancers',
    country: 'NL',
    readOn: '2026-11-22',
    text: 'Opdrachtgever en opdrachtnemer beoordelen samen of een opdracht loondienst is. Is ze dat, dan is de opdrachtgever werkgever: die houdt loonheffingen in en betaalt ze.',
    source: {
      name: 'Belastingdienst, Werken in loondienst',
      url: 'https://belastingdienst.nl/wps/wcm/connect/nl/arbeidsrelaties/content/werken-in-loondienst-gevolgen-opdrachtgever',
    },
  },
  {
    page: 'legal',
    topic: 'employees',
    country: 'BE',
    readOn,
    text: 'Vier dingen maken een arbeidsovereenkomst: de overeenkomst, de arbeid, het loon en het gezag van de werkgever.',
    source: {
      name: 'FOD Werkgelegenheid, Aard van de arbeidsrelatie',
      url: 'https://werk.belgie.be/nl/themas/arbeidsovereenkomsten/sluiten-van-de-arbeidsovereenkomst/bestanddelen-van-de-0',
    },
  },
  {
    page: 'legal',
    topic: 'trademarks',
    country: 'EU',
    readOn,
    text: 'Een Beneluxmerk geldt voor de producten en diensten die je opgeeft; na het indienen voeg je er geen meer toe.',
    source: { name: 'BOIP, Classificatie', url: 'https://www.boip.int/nl/ondernemers/merken/classificatie' },
  },
  {
    page: 'legal',
    topic: 'trademarks',
    country: 'EU',
    readOn,
    text: 'Een inschrijving is tien jaar geldig vanaf de dag van indienen, en telkens met tien jaar te verlengen.',
    source: {
      name: 'BOIP, Merk registreren',
      url: 'https://www.boip.int/nl/ie-professionals/registratie-onderhoud/registreren',
    },
  },
  {
    page: 'legal',
    topic: 'privacy',
    country: 'EU',
    readOn: '2026-11-20',
    text: 'Persoonsgegevens gebruiken mag alleen op een van de gronden van artikel 6 van de AVG.',
    source: {
      name: 'Gegevensbeschermingsautoriteit, Rechtmatigheid van de verwerking',
      url: 'https://www.gegevensbeschermingsautoriteit.be/rechtmatigheid-van-de-verwerking',
    },
  },
];
