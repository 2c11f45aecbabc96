import type { DemoComments } from './demo-comments.ts';

export const makingComments: DemoComments[] = [
  {
    post: 'Onze klapstoel van Belgische populier',
    said: [
      ['Jonas Mertens', 'Twintig stuks voor onze keukentafel, als je schoonvader ze eerst alle twintig test.'],
      ['Daan Hoekstra', 'Dicht tot een woordenboek: welk woordenboek? Ik vraag het als Delftenaar met een smalle gang.'],
      ['Jelle Van Damme', 'De dikke Van Dale, deel twee. Hij past er precies naast in de kast.'],
    ],
  },
  {
    post: 'Zes weken gewacht op scharnieren',
    said: [['Koen Visser', 'Twee millimeter! Ik wacht al zeven weken op het honderdeenenveertigste onderdeel. We moeten praten.']],
  },
  {
    post: 'Reeks van vijftig uitverkocht',
    said: [
      ['Fien Bogaerts', 'In de oude spinnerij bij Ronse staat een hal te huur, gelijkvloers en met poort. Ik ken de eigenaar.'],
      ['Jelle Van Damme', 'Ronse is een eind, maar een poort is een poort. Geef hem mijn nummer gerust.'],
    ],
  },
  {
    post: 'Een bakfiets voor wie maar één kind',
    said: [
      ['Wouter Dijkstra', 'Past hij ook door een loopplank van zeventig centimeter? Dan lever ik boeken aan huis.'],
      ['Koen Visser', 'Met twee centimeter over, Wouter. Droog.'],
    ],
  },
  {
    post: 'Wij zoeken een inkoper die weet',
    said: [['Stijn Hofman', 'Mijn inkoper gaat over een jaar met pensioen en verveelt zich nu al. Zal ik hem je nummer geven?']],
  },
  {
    post: 'Verhuizers tillen elke dag een olifant',
    said: [['Rick Zijlstra', '‘Dat ding blijft hier’ is geen gesprek, dat is een order.']],
  },
  {
    post: 'De tweede versie is 400 gram lichter',
    said: [
      ['Hidde Langerak', 'Laat ze hem een dag dragen en vraag het dan op de trap. Beneden zegt iedereen dertig euro te veel.'],
      ['Pauline Christiaens', 'Kan het ook per verhuizing? Dan betalen ze voor de dag waarop hun rug het voelt.'],
      ['Noor De Backer', 'Een dag laten dragen ga ik proberen, bij twintig ploegen.'],
    ],
  },
  {
    post: 'Conclusie na twintig gesprekken',
    said: [['Hidde Langerak', 'Vijftien van de twintig! En die trap, was het de trap?']],
  },
  {
    post: 'Ons eerste huisje van 28 vierkante',
    said: [
      ['Jorrit Terpstra', 'Wat zit erin voor warmte? In 28 vierkante meter hoor je elke pomp.'],
      ['Gijs Noordman', 'Een paneel aan de muur, meer is er niet nodig. De dochter heeft het getest met blote voeten.'],
    ],
  },
  {
    post: 'Vergunningen: in de ene gemeente',
    said: [
      ['Willemijn Prins', 'Als oud-wethouder praat ik er graag hardop over. Ook over mijn eigen zestig pagina’s.'],
      ['Hannah Petit', 'In Vlaanderen is het niet anders. Wie het dossier kleiner maakt, wint meer dan wie het sneller maakt.'],
    ],
  },
  {
    post: 'We weven gordijnen die geluid',
    said: [
      ['Nina Lambrechts', 'Vijf minuten fluisteren in een refter: daar heb ik dus in geïnvesteerd, en ik zou het zo weer doen.'],
      ['Charlotte Wuyts', 'Mag ik de refter opnemen, voor en na? Dat is een wandeling waard.'],
    ],
  },
  {
    post: 'Ik zoek een agent of verdeler',
    said: [['Merel Kok', 'In Amsterdam ken ik een stalenbibliotheek waar architecten elke week langslopen. Ik vraag het voor je na.']],
  },
  {
    post: 'In Eindhoven staat nu een kast',
    said: [
      ['Britt Smets', 'Mag er zo een in Hasselt komen, naast mijn leenkast voor keukengerief?'],
      ['Arne Lauwers', 'Eenenvijftig van de vierenzestig. Wat gebeurt er met de dertien?'],
      ['Youssef Kramer', 'De dertien worden onderdelen voor de volgende eenenvijftig. En Britt: graag, bel me.'],
    ],
  },
  {
    post: 'Op zoek naar een partij die kleine',
    said: [
      ['Koen Visser', 'Wij bestellen met vier fietsenmakers samen bij één groothandel. Er is plaats voor een vijfde met witgoed.'],
      ['Seppe Aerts', 'Wat niet te koop is per stuk, frees ik. Stuur de tekening van dat ene klipje.'],
    ],
  },
  {
    post: 'Een starter vroeg of ik zijn tekening',
    said: [['Robbe Wauters', 'Die starter was ik bijna. Sindsdien teken ik met een frees van zes in gedachten.']],
  },
  {
    post: 'Ik heb avonden vrij en een freesbank',
    said: [
      ['Simon Cornelis', 'Het bierkaartje is onderweg: een draaiknop van messing, drie stuks.'],
      ['Seppe Aerts', 'Ontvangen, met de kring van het glas erbij. Dat was toch de maat?'],
    ],
  },
  {
    post: 'Deze week proefplaten geperst',
    said: [['Fien Bogaerts', 'Plaat 9 in mijn atelier, alsjeblieft. Dan ruikt het spook naar kerst.']],
  },
  {
    post: 'Mijn residentie loopt bijna af',
    said: [
      ['Amber Lemmens', 'Wij hebben de container, de oven én versleten overalls. Kom kijken in Genk.'],
      ['Esra Yilmaz', 'Lupineschillen! Acht zakken per week. Ik breng ze zelf.'],
    ],
  },
  {
    post: 'Onze kleine robot controleert lassen',
    said: [['Hidde Langerak', 'Mag de robot ook eens mee onder mijn sloep? De lassen zijn stil, maar ik vertrouw ze niet.']],
  },
  {
    post: 'We zijn met vijf en we hebben er',
    said: [
      ['Bas Huisman', 'Verhuur is een voorraad die elke week door iemand anders wordt gewassen. Reken dat uur mee.'],
      ['Stijn Hofman', 'Wij verhuurden pompen in 1994. Het geld zat in de man die meeging, niet in de pomp.'],
      ['Emiel Timmermans', 'Een mens erbij dus. Stijn, ik bel je deze week.'],
    ],
  },
];
