import type { DemoPerson } from './demo-person.ts';

/** People in care, sport and health. */
export const healthPeople: DemoPerson[] = [
  {
    firstName: 'Eline',
    lastName: 'Pauwels',
    roles: ['entrepreneur'],
    jobTitle: 'Kinesitherapeut en oprichter',
    company: 'Tredewijzer',
    posts: [
      'Na een heupoperatie oefenen mensen thuis veel minder dan ze zeggen. Wij maakten een traptrede die meetelt. Deze week begint de eerste proef met twaalf patiënten in Hasselt.',
      'Eerste cijfers van onze proef: wie de trede kreeg, oefende gemiddeld vijf dagen op zeven. Ik ben voorzichtig, het zijn twaalf mensen. Maar de oudste is 84 en stuurde me een foto van haar score.',
      'Ik zoek iemand die me kan uitleggen hoe je een medisch hulpmiddel van de laagste klasse in orde brengt, zonder meteen een adviesbureau van vijf man in te huren. Ik trakteer op een lange lunch in Hasselt.',
    ],
  },
  {
    firstName: 'Joost',
    lastName: 'van der Meer',
    roles: ['entrepreneur'],
    jobTitle: 'Directeur',
    company: 'Rustkamer Software',
    posts: [
      "Ons rooster voor kleine zorginstellingen draait sinds vannacht op drie locaties. Het mooiste compliment: 'Er is niets gebeurd.'",
      'We hebben een offerte verloren omdat we te eerlijk waren over wat het nog niet kan. Een week later belden ze terug. De andere partij had alles beloofd en niets laten zien.',
      'Gezocht: implementatieadviseur met een achtergrond in de zorg. Programmeren hoef je niet te kunnen, kalm blijven bij een boze planner wel. Standplaats Amersfoort, drie of vier dagen.',
    ],
  },
  {
    firstName: 'Sarah',
    lastName: 'Diallo',
    roles: ['entrepreneur', 'talent'],
    jobTitle: 'Apotheker',
    company: 'Pilbaken',
    posts: [
      "In mijn apotheek zag ik elke dag mensen met zes doosjes en geen overzicht. Ik teken nu 's avonds aan een eenvoudige weekkaart, op papier. Soms is een app gewoon niet het antwoord.",
      'De weekkaart is vertaald in het Turks, Arabisch, Pools en Frans. Met dank aan vier klanten die daar hun zondag voor gaven. Ik heb taart gebakken, dat was het minste.',
      'Drie apotheken in Antwerpen leggen de kaart op hun toonbank. Ik houd bij hoeveel er terugkomen voor een tweede. Dat is het enige cijfer dat telt.',
    ],
  },
  {
    firstName: 'Bas',
    lastName: 'Huisman',
    roles: ['entrepreneur'],
    jobTitle: 'Mede-eigenaar',
    company: 'Loopgraad',
    posts: [
      'Wij verhuren hardloopschoenen per kilometer. Klinkt gek, tot je ziet hoeveel paren na drie weken in de kast verdwijnen. Sinds vandaag ook in Nijmegen.',
      "Eerlijke tussenstand: van de honderd huurders brengen er achttien hun schoenen te laat terug. We dachten aan een boete, maar een vriendelijk berichtje met 'bevallen ze zo goed?' werkt beter.",
      'Weet iemand een goede partij om gebruikte schoenzolen te vermalen? Liefst in Oost-Nederland, want met een busje naar Portugal voelt een beetje tegen het idee in.',
    ],
  },
  {
    firstName: 'Lien',
    lastName: 'Verstraete',
    roles: ['talent'],
    jobTitle: 'UX-onderzoeker in de zorg',
    company: '',
    posts: [
      'Vandaag acht uur meegelopen op een spoeddienst om te begrijpen waarom niemand het nieuwe scherm gebruikt. Het hing achter een deur. Dat stond in geen enkel verslag.',
      "Voor wie zorgsoftware maakt: test met handschoenen aan. Echt. De helft van de knoppen die jullie 'ruim' noemen, raak je dan niet.",
      'Mijn opdracht in Brussel loopt af, dus ik kijk rond. Gebruikersonderzoek in zorg of welzijn, twee tot vier dagen, Gent of van thuis. Vraag gerust een voorbeeldverslag.',
    ],
  },
  {
    firstName: 'Anouk',
    lastName: 'Schouten',
    roles: ['entrepreneur'],
    jobTitle: 'Oprichter',
    company: 'Wachtkamer Nul',
    posts: [
      "Een assistente in Den Bosch turfde een week lang: elke dag een uur telefoontjes over uitslagen. Wij laten mensen een terugbelmoment kiezen. Drie praktijken doen mee, de eerste belde al: 'Het is hier stil. Heerlijk.'",
      'Vandaag afscheid genomen van een functie waar we vier maanden aan werkten. Niemand gebruikte hem. Zonde van de tijd, maar de app is er mooier van geworden.',
      'Wie kan er meedenken over een eerlijk prijsmodel voor huisartsen? Per praktijk, per patiënt, per telefoontje? Ik heb drie spreadsheets en geen overtuiging.',
    ],
  },
  {
    firstName: 'Robbe',
    lastName: 'Wauters',
    roles: ['entrepreneur'],
    jobTitle: 'Ingenieur',
    company: 'Handvat Revalidatie',
    posts: [
      'We printen aangepaste handvatten voor mensen met reuma: voor een fiets, een pan, een breinaald. Bestelling nummer honderd was een golfclub. Voor een dame van 79, handicap 22.',
      'Prototype getest in Antwerpen bij een ergotherapeute die in vijf minuten zag wat wij in vijf weken niet zagen. Ga vroeger naar buiten met je spullen, mensen.',
      'Twee vacatures: iemand die 3D-scans omzet naar een degelijk model, en iemand die klanten opbelt en luistert. De tweede is de moeilijkste om te vinden.',
    ],
  },
  {
    firstName: 'Carlijn',
    lastName: 'Scholten',
    roles: ['talent'],
    jobTitle: 'Verpleegkundige en productadviseur',
    company: '',
    posts: [
      'Ik werk drie dagen op een afdeling en twee dagen bij start-ups die iets voor die afdeling bedenken. Beste van twee werelden: ik mag op maandag zeggen waarom het op dinsdag niet werkt.',
      'Lijstje van deze week met dingen die een zorgverlener níét heeft: een vrije hand, een rustig moment, een wachtwoord van veertien tekens.',
      'Ik kan er één klein team bij hebben dat iets maakt voor verpleegkundigen. Liefst eentje waar nog niets gebouwd is, dan scheelt het slopen.',
    ],
  },
  {
    firstName: 'Simon',
    lastName: 'Cornelis',
    roles: ['entrepreneur'],
    jobTitle: 'Oprichter',
    company: 'Slaapmakker',
    posts: [
      'Onze wekker zonder scherm is af. Geen app, geen wifi, geen blauw licht. Je zet hem met een draaiknop. Testers vroegen waar de update-knop zat.',
      'Voorverkoop geopend en na twee dagen zitten we aan 140 stuks. Dat dekt de spuitgietmatrijs niet, maar wel mijn nachtrust, toch een beetje de bedoeling.',
      'Wat ik leerde van mijn eerste beursstand: neem een stoel mee voor de bezoeker, niet voor jezelf. Wie zit, vertelt.',
    ],
  },
];
