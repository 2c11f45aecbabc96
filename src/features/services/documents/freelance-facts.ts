import type { Fact } from '../contract.ts';

/** The day on which the stored copies below were read. */
const readOn = '2026-11-21';

const kvkHelp = { name: 'KVK, Hulp bij inschrijven', url: 'https://kvk.nl/hulp-en-contact/hulp-bij-inschrijven' };
const inBelgium = { page: 'freelance', topic: 'start-belgium', country: 'BE' } as const;
const inNetherlands = { page: 'freelance', topic: 'start-netherlands', country: 'NL' } as const;

export const freelanceFacts: Fact[] = [
  {
    ...inBelgium,
    readOn: '2026-11-22',
    text: 'Voor een eenmanszaak ga je eerst naar een erkend ondernemingsloket. Het zorgt voor je verplichte inschrijving in de Kruispuntbank van Ondernemingen (KBO).',
    source: {
      name: 'FOD Economie, Stappen bij een ondernemingsloket',
      url: 'https://economie.fgov.be/nl/themas/ondernemingen/een-onderneming-oprichten/belangrijkste-stappen-om-een/te-ondernemen-stappen-bij-een',
    },
  },
  {
    ...inBelgium,
    readOn: '2026-11-22',
    text: 'Ben je btw-plichtig, dan vraag je je btw-nummer aan zodra je een ondernemingsnummer hebt, en vóór je begint. Een erkend ondernemingsloket kan dat voor je doen.',
    source: { name: 'Belgium.be, Btw-plichtig', url: 'https://www.belgium.be/nl/belastingen/btw/btw-plichtig_zijn' },
  },
  {
    ...inBelgium,
    readOn,
    text: 'Vóór je start, ben je aangesloten bij een sociaal verzekeringsfonds naar keuze. Dat geldt ook in bijberoep. Elk kwartaal betaal je er sociale bijdragen.',
    source: {
      name: 'FOD Economie, Aansluiting bij een sociaal verzekeringsfonds',
      url: 'https://economie.fgov.be/nl/themas/ondernemingen/een-onderneming-oprichten/belangrijkste-stappen-om-een/aansluiting-bij-een-sociaal',
    },
  },
  {
    ...inBelgium,
    readOn,
    text: 'Je bijdragen zijn eerst voorlopig. Is je inkomen van het jaar bekend, dan volgt een afrekening: je betaalt bij of krijgt terug.',
    source: {
      name: 'Zich vestigen in België, Starten als zelfstandige',
      url: 'https://www.zichvestigeninbelgie.be/nl/zakendoen/starten-als-zelfstandige',
    },
  },
  {
    ...inNetherlands,
    readOn,
    text: 'Wie zelfstandig goederen of diensten levert om winst te maken, heeft een onderneming en schrijft zich in het Handelsregister in.',
    source: { name: 'KVK, Inschrijven', url: 'https://www.kvk.nl/inschrijven-en-wijzigen/inschrijven/' },
  },
  {
    ...inNetherlands,
    readOn,
    text: 'Een eenmanszaak bereid je online voor met DigiD; op een afspraak bij KVK maak je haar definitief. Een notaris hoeft niet, een inschrijfvergoeding betaal je wel.',
    source: kvkHelp,
  },
  {
    ...inNetherlands,
    readOn,
    text: 'KVK geeft je gegevens door aan de Belastingdienst. Ben je btw-plichtig, dan krijg je binnen twee weken na je startdatum je btw-nummers.',
    source: kvkHelp,
  },
  {
    page: 'freelance',
    topic: 'invoices',
    country: 'BE',
    readOn,
    text: 'Sinds 1 januari 2026 gebruiken Belgische btw-plichtigen onder elkaar gestructureerde elektronische facturen, die via Peppol verstuurd worden.',
    source: { name: 'FOD Financiën op efactuur.belgium.be', url: 'https://efactuur.belgium.be/nl/partner/fod-financien' },
  },
  {
    page: 'freelance',
    topic: 'invoices',
    country: 'NL',
    readOn: null,
    text: 'De Belastingdienst zegt welke gegevens op een factuur staan, zoals je btw-id, je KVK-nummer en een opvolgend factuurnummer.',
    source: { name: 'Belastingdienst, Ondernemers', url: 'https://www.belastingdienst.nl' },
  },
  {
    page: 'freelance',
    topic: 'holidays',
    country: 'BE',
    readOn: null,
    text: 'De rekenhulp vult voor België tien wettelijke feestdagen in.',
    source: { name: 'FOD Werkgelegenheid, Feestdagen en verloven', url: 'https://werk.belgie.be/nl/themas/feestdagen-en-verloven' },
  },
  {
    page: 'freelance',
    topic: 'holidays',
    country: 'NL',
    readOn,
    text: 'De Rijksoverheid noemt elf officiële feestdagen. Eerste paasdag en eerste pinksterdag vallen altijd op zondag; de rekenhulp vult daarom negen dagen in. Een wettelijk recht om dan vrij te zijn, is er niet.',
    source: {
      name: 'Rijksoverheid, Officiële feestdagen',
      url: 'https://www.rijksoverheid.nl/onderwerpen/arbeidsovereenkomst-en-cao/vraag-en-antwoord/officiele-feestdagen',
    },
  },
];
