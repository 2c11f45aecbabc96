import type { DemoComments } from './demo-comments.ts';

export const energyComments: DemoComments[] = [
  {
    post: 'In onze straat in Leeuwarden delen',
    said: [
      ['Saskia Oudejans', 'Die lijstjes wil ik zien. Mag ik een avond aanschuiven aan de keukentafel?'],
      ['Thijs Wiersma', 'Kom donderdag maar, Saskia. De buurman heeft er tabbladen van gemaakt.'],
    ],
  },
  {
    post: 'Wie weet hoe lang een aanvraag',
    said: [
      ['Bas Huisman', 'Elf maanden in Nijmegen, en toen bleek er een kabel te liggen die niemand op de kaart had.'],
      ['Jonas Mertens', 'In Vilvoorde vijf maanden, maar alleen omdat ik elke maandag belde. Vriendelijk blijven was het moeilijkste.'],
      ['Thijs Wiersma', 'Elke maandag bellen dus. Ik zet het in de agenda van de hele straat.'],
    ],
  },
  {
    post: 'Tweede straat is rond',
    said: [['Gijs Noordman', 'Een gemeente die binnen een week antwoordt? Mag ik de naam van die ambtenaar, voor mijn huisjes?']],
  },
  {
    post: 'Gevraagd: iemand die bewonersavonden',
    said: [
      ['Maaike Veenstra', 'Soms ruzie is mijn specialiteit. Is de appeltaart ook betaald?'],
      ['Niels Sluiter', 'Wij spelen zulke avonden na voor wie ze moet leiden. Zal ik eens met je meedenken?'],
    ],
  },
  {
    post: 'Wij halen fosfor uit het slib',
    said: [
      ['Stijn Hofman', 'Kattengrind waar je de hele dag naar kijkt: zo voelde mijn vader zich bij zijn eerste pomp.'],
      ['Hanne Verlinden', 'Wie koopt de eerste emmer? Dat is de vraag die ik bij je kom stellen.'],
      ['Jolien Hendrickx', 'Een boomkweker uit Essen, Hanne. Hij betaalde per emmer en wil er nu tien.'],
    ],
  },
  {
    post: 'Onze subsidieaanvraag is afgekeurd',
    said: [
      ['Fien Bogaerts', 'Bij mij was het een handtekening op de verkeerde bladzijde. Ik lees graag na, dan lees jij de mijne.'],
      ['Loes Groen', 'Ik haal er met plezier de ambtenarentaal uit. Stuur maar, vóór je indient.'],
    ],
  },
  {
    post: 'De tweede aanvraag is goedgekeurd',
    said: [['Loes Groen', 'Bladzijde negentien zal me altijd bijblijven. Gefeliciteerd, Jolien!']],
  },
  {
    post: 'De kleine lettertjes van een aanbesteding',
    said: [
      ['Fatima El Amrani', 'Wij schreven in als onderaannemer van een groter bureau. Na één opdracht telde die referentie ook voor ons.'],
      ['Emiel Timmermans', 'Vraag de gemeente om een proefperceel. Onder de drempel gelden die drie referenties niet.'],
      ['Pim Oosterhuis', 'Dat proefperceel ga ik vragen. Dank, Emiel.'],
    ],
  },
  {
    post: 'De eerste vijftig tonnen staan',
    said: [['Jeroen Vos', 'Ik woon ernaast. De kikker heeft inmiddels gezelschap en ik heb er een foto van.']],
  },
  {
    post: 'We halen dakpannen van huizen',
    said: [
      ['Gijs Noordman', 'Elfduizend met de hand! Heb je er duizend in één kleur voor mijn volgende drie huisjes?'],
      ['Ruben De Ridder', 'Voor jou zoek ik er duizend van dezelfde kant van de nok, Gijs. Dan kleuren ze gelijk uit.'],
    ],
  },
  {
    post: 'Een architect vroeg om een technische',
    said: [['Amber Lemmens', 'Welk labo deed de vorstproef? Wij zoeken er een dat niet lacht als we ‘oude overalls’ zeggen.']],
  },
  {
    post: 'Vijf jaar geleden begon ik met één',
    said: [
      ['Victoria De Wilde', 'Overdragen aan wie het beter kan, is het moeilijkste wat er is. Mooi gedaan.'],
      ['Roos Brouwer', 'Ik wil horen hoe je wist dat het moment er was. Koffie in Den Haag?'],
    ],
  },
  {
    post: 'Na de verkoop kreeg ik veel vragen',
    said: [['Silke Coppens', 'Ik zeg één keer per kwartaal nee. Het staat in mijn offerte, als dienst.']],
  },
  {
    post: 'Vandaag vijf bakkers, twee kappers',
    said: [
      ['Lotte Claeys', 'Bij welke bakker was het het ergst? Je mag ook knikken.'],
      ['Margot Thys', 'Ik knik, en ik zeg dat de oven er niets aan kon doen. Het was de deur.'],
    ],
  },
  {
    post: 'Ik doe dit werk nu als zelfstandige',
    said: [
      ['Iris van Leeuwen', 'Ik sprong met acht maanden buffer en gebruikte er vier. De rust was meer waard dan het geld.'],
      ['Yasmine Jacobs', 'Regel je verzekering gewaarborgd inkomen vóór je ontslag geeft. Daarna vragen ze meer papieren.'],
      ['Camille Leclercq', 'Ik had graag geweten dat januari altijd leeg is. Altijd.'],
    ],
  },
  {
    post: 'Ik geef les aan zij-instromers',
    said: [['Milan Bertrand', 'Als de kok het snelst is, heb ik hoop. Ik kom uit een magazijn.']],
  },
  {
    post: 'Heeft een fabrikant hier behoefte',
    said: [['Stijn Hofman', 'Wij wel, en een grote mond is bij ons in de hal een voordeel. Bel me na vier uur.']],
  },
  {
    post: 'Vraagje: hoe verzekeren jullie',
    said: [
      ['Ruben De Ridder', 'Zeg ‘voorraad grondstof’ en neem de keuringsattesten mee. Dan is een dakpan ineens geen puin meer.'],
      ['Amber Lemmens', 'Grondstof. Eén woord, en de tweede makelaar bleef wél aan de lijn.'],
    ],
  },
  {
    post: 'Zestig balen isolatie vertrokken',
    said: [['Jorrit Terpstra', 'Dag Rudy! Ik hoop dat de volgende bewoner hem ook terugvindt.']],
  },
  {
    post: 'Wat geen enkel businessplan vertelt',
    said: [
      ['Wouter Dijkstra', 'Wij halen bij laag water de schoorsteen eraf. Bij hoog water de boeken van de bovenste plank.'],
      ['Hidde Langerak', 'Ik ga nooit meer klagen over drie centimeter.'],
    ],
  },
];
