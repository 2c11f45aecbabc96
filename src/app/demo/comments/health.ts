import type { DemoComments } from './demo-comments.ts';

export const healthComments: DemoComments[] = [
  {
    post: 'Na een heupoperatie oefenen mensen',
    said: [
      ['Carlijn Scholten', 'Wat doet de trede als iemand hem met opzet overslaat? Op mijn afdeling zijn ze daar goed in.'],
      ['Eline Pauwels', 'Dan telt hij niet mee en zegt hij ook niets. Straffen deden we in versie één, dat werkte averechts.'],
    ],
  },
  {
    post: 'Eerste cijfers van onze proef',
    said: [
      ['Hanne Verlinden', 'Voorzichtig zijn met twaalf mensen siert je. Hoeveel betaalden er?'],
      ['Nina Lambrechts', 'Zet die dame van 84 op je eerste bladzijde, met haar score.'],
    ],
  },
  {
    post: 'Ik zoek iemand die me kan uitleggen',
    said: [
      ['Sarah Diallo', 'Ik zit er middenin met Pilbaken. Voor klasse I is het vooral veel opschrijven. Lunch klinkt goed.'],
      ['Robbe Wauters', 'Neem mij mee naar die lunch, dan breng ik ons technisch dossier van de handvatten.'],
      ['Eline Pauwels', 'Tafel voor drie dus. Ik prik een datum.'],
    ],
  },
  {
    post: 'Ons rooster voor kleine zorginstellingen',
    said: [['Maaike Veenstra', 'Er is niets gebeurd. Laat het borduren.']],
  },
  {
    post: 'We hebben een offerte verloren',
    said: [
      ['Rick Zijlstra', 'Dit verhaal vertel ik morgen aan een oprichter die nog twijfelt over zijn rode vinkjes.'],
      ['Anouk Schouten', 'Wij hadden hetzelfde bij een huisartsengroep. Eerlijk duurt langer, en dan ineens heel kort.'],
    ],
  },
  {
    post: 'Gezocht: implementatieadviseur met',
    said: [['Carlijn Scholten', 'Ik stuur het door naar een oud-planner. Boze collega’s kalmeren deed ze voor het ontbijt.']],
  },
  {
    post: 'In mijn apotheek zag ik elke dag',
    said: [
      ['Willemijn Prins', 'Op papier! Mijn moeder zou hem op de koelkast hangen en nooit meer een app openen.'],
      ['Femke Baert', 'Welk papier? Een kaart die een week in een keuken hangt, moet tegen soep kunnen.'],
      ['Sarah Diallo', 'Tegen soep, genoteerd. Femke, ik bel je over het materiaal.'],
    ],
  },
  {
    post: 'De weekkaart is vertaald',
    said: [['Camille Leclercq', 'Ik lees de Franse graag na, voor een stuk van die taart.']],
  },
  {
    post: 'Drie apotheken in Antwerpen leggen',
    said: [['Eline Pauwels', 'Hoeveel kwamen er al terug voor een tweede? Ik ben oprecht benieuwd.']],
  },
  {
    post: 'Wij verhuren hardloopschoenen per',
    said: [
      ['Jasper Geerts', 'En wie wast ze dan? Ik vraag het voor een vriend met brede voeten.'],
      ['Bas Huisman', 'Wij, na elke honderd kilometer. Je vriend is welkom, we hebben maat 48.'],
    ],
  },
  {
    post: 'Eerlijke tussenstand: van de honderd',
    said: [['Loes Groen', 'Dat berichtje is beter dan elke boete. Mag ik het gebruiken als voorbeeld in een training?']],
  },
  {
    post: 'Weet iemand een goede partij om gebruikte',
    said: [
      ['Merel Kok', 'Ik pers er platen van! Stuur een doos, dan weten we of het met lijnzaadhars houdt.'],
      ['Floor Verhoef', 'Vlak over de grens bij Bocholt zit een maler die kleine partijen neemt. Ik zoek zijn nummer op.'],
      ['Bas Huisman', 'Een doos naar Merel en de rest naar Bocholt. Portugal is van de kaart.'],
    ],
  },
  {
    post: 'Vandaag acht uur meegelopen',
    said: [
      ['Joost van der Meer', 'Achter een deur. Ik ga morgen al onze schermen nalopen.'],
      ['Tessa Blom', 'Eén tekening van die gang had het hele verslag vervangen.'],
    ],
  },
  {
    post: 'Mijn opdracht in Brussel loopt af',
    said: [
      ['Joost van der Meer', 'Zo’n voorbeeldverslag wil ik zeker zien. We hebben drie instellingen die zeggen dat alles goed gaat.'],
      ['Lien Verstraete', 'Als alles goed gaat, moet ik snel komen. Ik stuur het je vanavond.'],
    ],
  },
  {
    post: 'Een assistente in Den Bosch turfde',
    said: [['Sarah Diallo', 'Apothekers turven mee. Bij ons gaat het over ‘is mijn doosje er al’. Kan dat er ook in?']],
  },
  {
    post: 'Vandaag afscheid genomen van een functie',
    said: [['Iris van Leeuwen', 'Schrappen verdient taart. Hoe vertelde je het aan wie hem gebouwd had?']],
  },
  {
    post: 'Wie kan er meedenken over een eerlijk',
    said: [
      ['Maarten van den Heuvel', 'Per praktijk, als jij de drukte niet kunt voorspellen en zij wel. Anders betaal jij hun griepseizoen.'],
      ['Roos Brouwer', 'Mij heeft iemand ooit haar hele prijsgeschiedenis gemaild. Ik vraag of ik ze mag doorsturen.'],
      ['Anouk Schouten', 'Ja graag, Roos. En per praktijk wint, Maarten: het griepseizoen had ik nog niet bekeken.'],
    ],
  },
  {
    post: 'We printen aangepaste handvatten',
    said: [
      ['Daan Hoekstra', 'Handicap 22! Mag ik weten welke hoek de greep kreeg? Bij potten kwam ik op achttien graden uit.'],
      ['Robbe Wauters', 'Twaalf, maar zij zwaait harder dan een pot. Kom eens langs, dan leggen we ze naast elkaar.'],
    ],
  },
  {
    post: 'Prototype getest in Antwerpen',
    said: [['Noor De Backer', 'Onze ploegbaas deed er twee trappen over. Zelfde les, zwaardere kast.']],
  },
  {
    post: 'Ik werk drie dagen op een afdeling',
    said: [['Simon Cornelis', 'En op woensdag? Ik zoek iemand die mijn wekker naast een nachtdienst wil leggen.']],
  },
  {
    post: 'Onze wekker zonder scherm is af',
    said: [
      ['Niels Sluiter', 'Waar zit de update-knop? Grapje. Ik neem er twee, voor de acteurs.'],
      ['Daan Hoekstra', 'Klikt de draaiknop per minuut of per vijf? Dat ene klikje maakt of breekt hem.'],
      ['Simon Cornelis', 'Per vijf, Daan, en op het hele uur een diepere. Ik heb er veertig veren voor versleten.'],
    ],
  },
  {
    post: 'Wat ik leerde van mijn eerste beursstand',
    said: [['Jelle Van Damme', 'Ik heb toevallig stoelen. Ze vouwen dicht en wegen 2,9 kilo.']],
  },
];
