import type { Site } from '../contract.ts';

/** A kind of data: what is stored, for what, and how long. */
type StoredData = {
  title: string;
  words: string;
  /** The parts of the download that it tells of (`name` of `PersonalData`); empty for what belongs to no account. */
  parts: string[];
  link?: { to: '/zo-werkt-een-match'; label: string };
};

/** All data that Kiem stores of people. It has to match the tables and chores; a test knows when a part of the download is missing. */
export function storedData({ company, backupDays }: Pick<Site, 'company' | 'backupDays'>): StoredData[] {
  return [
    {
      title: 'Je account',
      parts: ['account', 'startpagina'],
      words:
        'Je e-mailadres, een afdruk van je wachtwoord en je tijdzone: om je te laten inloggen. Hebben we je account geblokkeerd, ook sinds wanneer. Tot je je account verwijdert. Een registratie, met naam en rollen, bewaren we tot iemand haar bevestigt, en hoogstens dertig dagen.',
    },
    {
      title: 'Je profiel',
      parts: ['profiel'],
      words:
        'Je naam, je rollen, en wat je er zelf bij zet: foto’s, functie, bedrijf, plaats, vaardigheden, ervaring, tarief, contactgegevens, wat je zoekt of wilt investeren. Zo vinden anderen je. Tot je het weghaalt of je account verwijdert.',
    },
    {
      title: 'Wat je plaatst',
      parts: ['feed', 'bestanden'],
      words: 'Posts, reacties, likes en bestanden, met het moment waarop. Tot je ze weghaalt of je account verwijdert.',
    },
    {
      title: 'Je netwerk',
      parts: ['netwerk', 'suggesties'],
      words:
        'Met wie je verbonden bent en wie wie vroeg: tot een van jullie de connectie of het account verwijdert. Wie je blokkeert, tot je dat ongedaan maakt. Wie we je voorstellen en waarom, en wie je niet meer voorgesteld wilt krijgen, tot je je account verwijdert.',
    },
    {
      title: 'Je berichten',
      parts: ['berichten', 'aanwezigheid'],
      words:
        'Wat je met iemand schrijft en aan bestanden stuurt, wanneer, en tot waar je hebt gelezen. Alleen jullie twee zien het. Een bericht tot je het verwijdert: dan blijft alleen dat het er stond. Een gesprek tot een van beiden het account verwijdert. Of je online bent en of je typt, bewaren we niet; wel of je dat laat zien.',
    },
    {
      title: 'Je agenda',
      parts: ['agenda'],
      words:
        'Met wie je wanneer afspreekt, waarover en waar, en wat jullie daarop antwoordden. Alleen jullie twee zien het; wie met je wil afspreken, ziet van een tijdstip alleen of je dan al iets hebt. Tot een van beiden het account verwijdert. Heb je een privéadres voor je eigen agenda, dan bewaren we wat nodig is om het te herkennen, tot je het verwijdert.',
    },
    {
      title: 'Je projecten',
      parts: ['projecten'],
      words:
        'Wat je erover invult, ook in een concept: plan, cijfers, team, documenten, de vragen en je antwoorden. Tot je het weghaalt of je account verwijdert. Ook in wiens team je zit, welke projecten je volgt, wat je vraagt en waarvoor je interesse toont.',
    },
    {
      title: 'Je pitches',
      parts: ['pitch-decks', 'gedeelde-pitches', 'taalmodel'],
      words:
        'De dia’s van je project, met wie je ze deelt, en of je goedvond dat een taalmodel eraan meeschrijft. Een link bewaren we tot een jaar nadat hij vervalt of je hem intrekt. Lees je zelf een pitch, dan ziet de eigenaar wie je bent, wanneer je las en tot welke dia: twaalf maanden, of tot je het wist. Heb je geen account, dan bewaren we je e-mailadres zolang de link bewaard wordt.',
    },
    {
      title: 'Projecten die je bekijkt en bewaart',
      parts: ['bewaarde-projecten', 'bekeken-projecten', 'investeren'],
      words:
        'Welke projecten je bewaart of opzijzet, hoever je bent en wat je erbij schrijft: alleen jij ziet het, tot je het weghaalt. Welke projecten je vandaag bekeek, zodat je één keer telt; na die dag blijft alleen het aantal. Ben je investeerder, dan ook wanneer je het laatst keek, hoeveel projecten bij je passen en of ondernemers je mogen benaderen, tot je je account verwijdert.',
    },
    {
      title: 'Je vacatures',
      parts: ['vacatures', 'antwoorden'],
      words:
        'Wat je erin zet, en hoe snel je sollicitaties beantwoordde: daaruit komt het cijfer bij je vacatures. Ook welke vacatures je bewaart. Tot je ze weghaalt of je account verwijdert.',
    },
    {
      title: 'Je sollicitaties',
      parts: ['sollicitaties'],
      words:
        'Je brief, je cv, je antwoorden, de gegevens van je profiel die je meestuurt, en hoe het ermee staat. Wie de vacature plaatste, leest ze tot vier weken na het einde, of twaalf maanden als jij dat goedvindt, en maakt er notities bij; die verdwijnen dan ook. Je eigen kopie blijft tot je haar verwijdert of je account verwijdert.',
    },
    {
      title: 'Talent dat je bewaart en uitnodigt',
      parts: ['talent'],
      words:
        'Wie je bewaart en wat je erbij schrijft: alleen jij ziet het. Wie je voor een vacature uitnodigt, met je bericht en het antwoord. Tot je het weghaalt, of tot een van beiden het account verwijdert.',
    },
    {
      title: 'Je zoekopdrachten',
      parts: ['zoekopdrachten'],
      words: 'De zoekopdrachten die je bewaart, en hoe vaak je ervan wilt horen. Tot je ze weghaalt of je account verwijdert.',
    },
    {
      title: 'Je matches',
      parts: ['matches'],
      words:
        'Welke vacatures en mensen bij elkaar passen, het percentage en de redenen, en wat jij en de ander erop antwoordden. We lezen er je profiel en je vacatures voor. Zolang het paar bij de beste hoort of iemand antwoordde; tot je in je instellingen stopt met matchen, of je account verwijdert.',
      link: { to: '/zo-werkt-een-match', label: 'Zo werkt een match' },
    },
    {
      title: 'Je notificaties',
      parts: ['notificaties'],
      words:
        'Wie iets deed dat jou aangaat, waar het over ging en of je het las, en hoe je van zulke dingen wilt horen. Tot je ze verwijdert, of tot een van beiden het account verwijdert.',
    },
    {
      title: 'Je berichten aan ons',
      parts: ['contact'],
      words:
        'Je naam, je e-mailadres, je onderwerp en je bericht, en je account als je was ingelogd: om je te antwoorden. Tot een jaar nadat we ermee klaar zijn, of tot je het account met dat adres verwijdert. Ons kantoor krijgt je bericht ook per mail.',
    },
    {
      title: 'Je apparaten',
      parts: ['account'],
      words:
        'Per apparaat waarop je bent ingelogd: hoe je browser zich noemt, wanneer je inlogde en, op het uur, wanneer je er het laatst was. Zo zie je zelf of er iemand anders bij kan. Tot je uitlogt, of dertig dagen na het laatste gebruik.',
    },
    {
      title: 'Links in mails',
      parts: ['account'],
      words:
        'Vraag je een nieuw wachtwoord of een ander e-mailadres, dan bewaren we tot je de link gebruikt dat je dat vroeg: hoogstens een uur voor een wachtwoord, een dag voor een adres.',
    },
    {
      title: 'Mails aan jou',
      parts: [],
      words:
        'Een mail die klaarstaat, bewaren we tot hij weg is; daarna blijft van de opdracht alleen over dat ze gedaan is. Komt een mail nergens aan, dan verdwijnt de opdracht na hoogstens vijftien dagen.',
    },
    {
      title: 'Pogingen',
      parts: [],
      words:
        'Hoeveel wachtwoorden, inschrijvingen of berichten aan ons er van een netwerkadres kwamen, en hoeveel je plaatste, verstuurde of uploadde, om misbruik te stoppen. Een uur of een dag, naargelang het soort, en daarna hoogstens nog tien minuten.',
    },
    {
      title: 'Logboeken',
      parts: [],
      words: [
        'Welke pagina’s en gegevens werden opgevraagd, wanneer en hoe lang dat duurde, zonder naam, adres of inhoud.',
        ...(company.logsKept === '' ? [] : [`Ze blijven ${company.logsKept}.`]),
      ].join(' '),
    },
    {
      title: 'Back-ups',
      parts: [],
      words: `Kopieën van dit alles, om niets te verliezen. Wat je verwijdert, staat er nog in tot de kopie vervalt: hoogstens ${backupDays} dagen.`,
    },
  ];
}
