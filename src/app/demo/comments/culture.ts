import type { DemoComments } from './demo-comments.ts';

export const cultureComments: DemoComments[] = [
  {
    post: 'Onze voorleeslamp projecteert',
    said: [
      ['Wouter Dijkstra', 'Nog een hoofdstuk. Daar heb ik een boekhandel voor opgetuigd. Welk boek was het?'],
      ['Sofie Bauwens', 'Iets met een das en een motorfiets. Ik leg je een exemplaar opzij voor aan boord.'],
    ],
  },
  {
    post: 'Rechten op kinderboeken verkrijgen',
    said: [['Charlotte Wuyts', 'Bij stemmen is het net zo. De kleine zeggen ja aan de telefoon, de grote sturen een formulier.']],
  },
  {
    post: 'We zoeken vijf scholen',
    said: [
      ['Wout Goossens', 'De school waar de bus woensdag staat, heeft een juf die dit wil. Ik bracht je folder al mee.'],
      ['Sofie Bauwens', 'Dat is school vier! Dank je, Wout.'],
    ],
  },
  {
    post: 'Vanaf vandaag ligt er een boekhandel',
    said: [
      ['Hidde Langerak', 'Als je een duwtje nodig hebt: ik kom langs met de stille sloep, dan deint er niets.'],
      ['Lotte Claeys', 'Een latje per plank. Daar zou een broodrek ook blij mee zijn.'],
    ],
  },
  {
    post: 'Eerste maand achter de rug: 611',
    said: [['Victoria De Wilde', 'Varen op bestelling! Noteer wie het vroeg, dat is je tweede product.']],
  },
  {
    post: 'Ik zoek iemand voor de zaterdag',
    said: [['Willemijn Prins', 'Mijn dochter leest tijdens het eten en heeft zwemdiploma C. Ze is zeventien, mag dat?']],
  },
  {
    post: 'Stadswandelingen zonder scherm',
    said: [
      ['Wout Goossens', 'De melkboer uit het hoofd, wat een schat. Waar kan ik hem beluisteren?'],
      ['Charlotte Wuyts', 'Vanaf de eerste lente op de Grote Markt, bij de derde lantaarn. Zet je pet af, dan hoor je hem beter.'],
    ],
  },
  {
    post: 'Weet iemand hoe je als klein bedrijf',
    said: [
      ['Hannah Petit', 'Schrijf op wat je met de stem mag doen, hoe lang, en wat zij krijgen bij verkoop. Eén blad. Ik lees het na.'],
      ['Tessa Blom', 'Ik geef wie ik teken een percentage van elke herdruk. Het is nooit veel, maar ze bellen wel elk jaar.'],
    ],
  },
  {
    post: 'Mbo-studenten die een echte opdracht',
    said: [
      ['Koen Visser', 'De bus stopt aan de overkant. Vier maanden adviesbureau had dat niet gevonden.'],
      ['Willemijn Prins', 'Eén student ging er gewoon een dag staan, Koen. Met een worstenbroodje.'],
    ],
  },
  {
    post: 'We hebben voor de volgende ronde',
    said: [['Koen Visser', 'Ik breng er een: waarom koopt niemand onze regenkap? Twee uur per week lukt.']],
  },
  {
    post: 'We maken van een leegstaande',
    said: [['Britt Smets', 'Zet mij op de lijst voor als er een toilet is. En een laaddeur.']],
  },
  {
    post: 'Er is een toilet!',
    said: [
      ['Britt Smets', 'Nu de laaddeur nog.'],
      ['Lotte Claeys', 'En een keuken! Is die al een dag per week vrij? Ik stuur je een bericht.'],
    ],
  },
  {
    post: 'Nog vier plekken vrij',
    said: [
      ['Youssef Kramer', 'Telt een reparatiekast als huurder? Ze eet geen soep, maar ze werkt dag en nacht.'],
      ['Jonas Mertens', 'Ze mag in de gang, Youssef, en jij aan tafel. Donderdag is het pompoen.'],
    ],
  },
  {
    post: 'Ik teken vergaderingen',
    said: [
      ['Joost van der Meer', 'Die drie meter hing bij ons een jaar in de kantine. Niemand durfde nog te zeggen dat hij het niet wist.'],
    ],
  },
  {
    post: 'Mijn tarief is dit jaar voor het eerst',
    said: [
      ['Jeroen Vos', 'Ik oefen mee: vanaf nu reken ik. Vanaf nu reken ik.'],
      ['Tessa Blom', 'Iets lager in je stem, Jeroen. En niet lachen aan het eind.'],
    ],
  },
  {
    post: 'Volgende week ben ik toevallig',
    said: [
      ['Noor De Backer', 'Kortrijk, woensdag: we kiezen tussen versie twee en drie en niemand luistert. Kun je dat tekenen?'],
      ['Tessa Blom', 'Niet luisteren teken ik het liefst. Woensdag staat.'],
    ],
  },
  {
    post: 'De facturen aan mijn zakelijke',
    said: [
      ['Fien Bogaerts', 'Ik heb je gebeld en het kostte me anderhalve namiddag. Je bent te snel.'],
      ['Silke Coppens', 'Eindelijk iemand die zegt dat het meevalt. Ik stuur dit door naar vier klanten.'],
    ],
  },
  {
    post: 'De winkel hiernaast staat leeg',
    said: [
      ['Jelle Van Damme', 'Ik breng schappen van populier en leen in ruil elke kerst het gourmetstel.'],
      ['Floor Verhoef', 'Leen je ook dingen met een stekker uit? Dan heb ik een bus vol lampen voor boven de toog.'],
    ],
  },
  {
    post: 'We spelen moeilijke gesprekken na',
    said: [['Yasmine Jacobs', 'Tegen een acteur telt. De volgende keer is het tegen Marleen van de boekhouding.']],
  },
  {
    post: 'Vraag: hoe leg je aan een inkoop',
    said: [
      ['Loes Groen', 'Zeg wat er maandag anders is. Dan maakt het niet uit welk vakje het is.'],
      ['Fatima El Amrani', 'Wij kruisten ‘Overig’ aan met één zin eronder. Niemand vroeg iets.'],
      ['Niels Sluiter', 'Overig met één zin. Ik ga het proberen, met klamme handen.'],
    ],
  },
  {
    post: 'Nederlands, Frans en alles',
    said: [['Anouk Schouten', 'En wat werd ‘spreekuur’? Onze Vlaamse praktijken kijken me dan altijd vreemd aan.']],
  },
];
