import type { DemoPerson } from './demo-person.ts';

/** People who make physical things, from tools to homes. */
export const makingPeople: DemoPerson[] = [
  {
    firstName: 'Jelle',
    lastName: 'Van Damme',
    roles: ['entrepreneur'],
    jobTitle: 'Meubelmaker',
    company: 'Nerf en Noest',
    posts: [
      'Onze klapstoel van Belgische populier is af. Hij weegt 2,9 kilo, draagt mijn schoonvader en vouwt dicht tot de dikte van een woordenboek. Eerste reeks: vijftig stuks.',
      'Zes weken gewacht op scharnieren die uiteindelijk twee millimeter te breed waren. We maken ze nu zelf, met een smid uit Deinze die op zaterdag tijd heeft.',
      'Reeks van vijftig uitverkocht. Voor de volgende tweehonderd zoek ik een werkplaats van 300 vierkante meter in de buurt van Gent, gelijkvloers, met een poort waar een bestelwagen door kan.',
    ],
  },
  {
    firstName: 'Koen',
    lastName: 'Visser',
    roles: ['entrepreneur'],
    jobTitle: 'Constructeur',
    company: 'Lastdrager Fietsen',
    posts: [
      'Een bakfiets voor wie maar één kind en geen schuur heeft. Ons frame is zo smal dat hij door een gewone voordeur past. Gemeten bij veertig voordeuren in Haarlem. Bij achtendertig paste het.',
      'Dank aan de smalste voordeur van Haarlem en haar bewoners, die ons drie keer binnenlieten. Het stuur klapt nu in.',
      'Wij zoeken een inkoper die weet dat een fiets uit honderdveertig onderdelen bestaat en dat je op het honderdeenenveertigste wacht.',
    ],
  },
  {
    firstName: 'Noor',
    lastName: 'De Backer',
    roles: ['entrepreneur'],
    jobTitle: 'Industrieel ontwerper',
    company: 'Tilwerk',
    posts: [
      "Verhuizers tillen elke dag een olifant, in stukjes. We testten vandaag ons hulpstuk met een ploeg in Aalst. Na twee trappen zei de ploegbaas: 'Dat ding blijft hier.' Beste verkoopgesprek van mijn leven.",
      'De tweede versie is 400 gram lichter en kost daardoor 30 euro meer. Wie heeft ervaring met klanten die zeggen dat gewicht alles is, maar met hun portefeuille iets anders vertellen?',
      'Conclusie na twintig gesprekken: ze betalen voor lichter, maar alleen als ze het eerst een dag mogen houden. We verhuren nu een dag gratis. Vijftien van de twintig brachten het niet terug.',
    ],
  },
  {
    firstName: 'Gijs',
    lastName: 'Noordman',
    roles: ['entrepreneur'],
    jobTitle: 'Oprichter',
    company: 'Klein Dak Bouw',
    posts: [
      'Ons eerste huisje van 28 vierkante meter staat. Fundering op schroefpalen, geen beton, in elf dagen opgezet door vijf mensen. Vrijdag trekt er een alleenstaande vader met zijn dochter in.',
      "Vergunningen: in de ene gemeente 'leuk, kom langs', in de andere een dossier van zestig pagina's voor hetzelfde huis. Kent iemand een wethouder die hier een keer hardop over wil praten?",
      'Bewoner nummer één belde: de dochter heeft de regenpijp tot speelbuis benoemd. We nemen het op in het standaardontwerp.',
    ],
  },
  {
    firstName: 'Fien',
    lastName: 'Bogaerts',
    roles: ['entrepreneur'],
    jobTitle: 'Textielontwerper',
    company: 'Inslag',
    posts: [
      'We weven gordijnen die geluid opvangen, met garen van oude visnetten. De nagalm in een schoolrefter in Oudenaarde zakte met een derde. De kinderen fluisterden spontaan. Vijf minuten lang.',
      'Na een jaar van huis uit heb ik nu een atelier met noorderlicht en een weefgetouw dat ouder is dan mijn oma. Het spookt er een beetje, maar het huurcontract is in orde.',
      'Ik zoek een agent of verdeler voor Nederland, iemand die architecten kent en niet bang is van een zware staalkoffer.',
    ],
  },
  {
    firstName: 'Youssef',
    lastName: 'Kramer',
    roles: ['entrepreneur', 'talent'],
    jobTitle: 'Elektronicus',
    company: 'Reparatiekast',
    posts: [
      'In Eindhoven staat nu een kast waar je je kapotte koffiezetapparaat in zet en het drie dagen later gemaakt weer ophaalt. Vierenzestig apparaten in de eerste maand, eenenvijftig gered.',
      "Top drie van kapotte onderdelen: een thermozekering van 40 cent, een kabelbreuk bij de stekker, en een schroefje dat 'over' was na een eerdere reparatie.",
      'Op zoek naar een partij die kleine witgoedonderdelen per stuk levert, in plaats van per doos van vijfhonderd. Iemand een idee?',
    ],
  },
  {
    firstName: 'Seppe',
    lastName: 'Aerts',
    roles: ['talent'],
    jobTitle: 'CNC-programmeur',
    company: '',
    posts: [
      'Een starter vroeg of ik zijn tekening kon frezen. Kon ik niet, want er zat een hoek in waar geen frees bij kan. We hebben een uur samen aan de machine gestaan en nu kost het stuk de helft.',
      "Beste ontwerpers: kom eens kijken in een atelier voor je de tolerantie op één honderdste zet. De koffie is slecht maar je bespaart er duizenden euro's mee.",
      'Ik heb avonden vrij en een freesbank die te veel stilstaat. Wie in de streek van Sint-Niklaas een prototype nodig heeft: stuur een schets, ook op een bierkaartje.',
    ],
  },
  {
    firstName: 'Merel',
    lastName: 'Kok',
    roles: ['talent'],
    jobTitle: 'Materiaalontwerper',
    company: '',
    posts: [
      'Deze week proefplaten geperst van bietenpulp en dennenhars. Plaat 9 ruikt naar kerstboom en breekt pas bij 38 kilo. We komen ergens.',
      "Gevraagd voor een lezing in Breda over 'mislukte materialen'. Ik heb er genoeg voor een middagvullend programma.",
      'Mijn residentie loopt bijna af. Ik zou graag een jaar bij een maakbedrijf werken dat van een reststroom af wil. Geef mij een container en een oven.',
    ],
  },
  {
    firstName: 'Emiel',
    lastName: 'Timmermans',
    roles: ['entrepreneur'],
    jobTitle: 'Zaakvoerder',
    company: 'Brugwachter Robotica',
    posts: [
      'Onze kleine robot controleert lassen onder bruggen, op plaatsen waar nu iemand aan een touw hangt. Eerste keuring in Temse afgerond: zes uur werk in plaats van twee dagen, en niemand kreeg natte voeten.',
      'We zijn met vijf en we hebben er een probleem bij: we moeten beslissen of we verkopen of verhuren. Wie heeft een bedrijf gebouwd op verhuur van toestellen en wil een uur met ons rekenen?',
      'We kiezen voor verhuur, met een mens erbij. Klanten willen geen robot, ze willen een verslag op maandag. Dank aan Geel, Breda en Zaandam voor de lange telefoontjes.',
    ],
  },
];
