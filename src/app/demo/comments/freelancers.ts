import type { DemoComments } from './demo-comments.ts';

export const freelancerComments: DemoComments[] = [
  {
    post: 'Ik heb drie jaar aan één product',
    said: [
      ['Femke Baert', 'Rook eraan! Dat heb ik bij verpakkingen ook, en bij mij is het meestal een goed teken.'],
      ['Lien Verstraete', 'Ging je het haar vragen, of bleef je staan? Ik was haar de straat op gevolgd.'],
      ['Daan Hoekstra', 'Blijven staan, achter de soep. Volgende keer neem ik jou mee.'],
    ],
  },
  {
    post: 'Beste briefing van het jaar',
    said: [
      ['Merel Kok', 'Bewaar dat servet. Ik heb er hars voor.'],
      ['Eline Pauwels', 'Mijn moeder moet eroverheen kunnen stappen. Dat was de onze, alleen stond ze op een factuur.'],
    ],
  },
  {
    post: 'Vanaf volgende maand heb ik weer',
    said: [
      ['Noor De Backer', 'Een goed probleem: een kast, twee trappen, één rug. Kom eens meetillen in Aalst.'],
      ['Simon Cornelis', 'Klei hebben we niet, wel een draaiknop die nog niet lekker stopt.'],
      ['Koen Visser', 'Fietsbanden genoeg. En een bankje dat kleuters overleeft, dat zoeken we echt.'],
      ['Daan Hoekstra', 'Drie goede problemen op één dag. Ik kom ze alle drie bekijken.'],
    ],
  },
  {
    post: 'Ik doe de cijfers voor vier jonge',
    said: [['Jonas Mertens', 'Ik heb de enveloppen op kleur gelegd. Helpt dat?']],
  },
  {
    post: 'Kleine moeite, groot verschil',
    said: [
      ['Hanne Verlinden', 'Als ik één blad mag zien voor ik investeer, is het dit blad.'],
      ['Kobe Segers', 'Gedaan. Week negen is rood. Liever nu gezien dan in week acht.'],
    ],
  },
  {
    post: 'Er komt een dag vrij',
    said: [['Robbe Wauters', 'Wij zijn met zes in Geel en de excel heeft elf tabbladen. Is Geel omstreken?']],
  },
  {
    post: 'Ik bel voor start-ups hun eerste honderd',
    said: [['Quinten Maes', 'Wat kostte u deze week te veel tijd: die vraag heb ik nu op mijn scherm geplakt.']],
  },
  {
    post: 'Oprichters, neem je eigen telefoon',
    said: [
      ['Lieke Mulder', 'Ik kwam op 64 procent en vond mezelf nog meevallen. Tot ik het hoorde.'],
      ['Rick Zijlstra', '64 is netjes! Onder de vijftig krijg je een diploma van me.'],
    ],
  },
  {
    post: 'Op zoek naar een klus met een deel',
    said: [['Sjoerd Bosma', 'Koop je bonenburgers? Dan is Emmen helemaal van jou.']],
  },
  {
    post: 'Een jong bedrijf vroeg me om hun',
    said: [['Niels Sluiter', 'Een week meeëten, daar kan geen enquête tegenop. Wat stond er op tafel toen het spannend werd?']],
  },
  {
    post: 'Je eerste aanwerving in België',
    said: [
      ['Emiel Timmermans', 'De jashaak! Onze stagiair hing de zijne drie weken aan de robot.'],
      ['Quinten Maes', 'Drie van de vier had ik. De kapstok is besteld.'],
    ],
  },
  {
    post: 'Vandaag portretten gemaakt van een team',
    said: [['Roos Brouwer', 'Twaalf vrijwilligers die niet op de foto willen: doe je dat ook in Enschede?']],
  },
  {
    post: 'Ik ruil graag een dag fotografie',
    said: [
      ['Elena Moens', '2014, dat is bijna weer mode. Ik kijk er graag een uurtje naar.'],
      ['Jeroen Vos', 'Lief, Elena, maar er heeft zich al een bakker met een zus gemeld. Ik bewaar je aanbod voor 2036.'],
    ],
  },
  {
    post: 'De duurste fout die ik deze maand',
    said: [['Jasper Geerts', 'En wie schrijft dat blad dan? Meestal degene die erom vraagt, heb ik gemerkt.']],
  },
  {
    post: 'Elke eerste vrijdag houd ik in Gent',
    said: [
      ['Lotte Claeys', 'Ik was er de vorige keer. Twintig minuten, en ik wist wat er in een overeenkomst met een CTO hoort.'],
      ['Arne Lauwers', 'Kan ik me inschrijven, of is het wie eerst komt?'],
      ['Hannah Petit', 'Wie eerst komt, Arne. Vanaf half negen is er koffie, vanaf negen een rij.'],
    ],
  },
  {
    post: 'Persbericht geschreven van precies',
    said: [['Pim Oosterhuis', 'Vier zinnen over een regenton lukt me niet. De kikker alleen al heeft er drie nodig.']],
  },
  {
    post: 'Waarom zegt iedereen',
    said: [['Niels Sluiter', '‘U hoeft ons niet te bellen’ past ook in het vakje Overig.']],
  },
  {
    post: 'Open voor een nieuwe opdracht vanaf',
    said: [['Fatima El Amrani', 'Techniek in gewone taal is precies wat wij doen. Zullen we bellen?']],
  },
  {
    post: 'Ik heb mijn job in de logistiek',
    said: [
      ['Seppe Aerts', 'Op mijn 29ste begonnen met frezen, en ook ik was meneer. Na een jaar ben je gewoon handig.'],
      ['Jorrit Terpstra', 'De oudste van de klas stelt de beste vragen. Volhouden.'],
    ],
  },
  {
    post: 'Ik zoek een stage van acht weken',
    said: [
      ['Emiel Timmermans', 'Wij hebben een robot met natte voeten en geen bezem. Wanneer kun je langskomen?'],
      ['Milan Bertrand', 'Morgen al, als de school het goedvindt. Ik stuur een bericht!'],
    ],
  },
  {
    post: 'Stage gevonden! Via een reactie hier',
    said: [
      ['Emiel Timmermans', 'Breng je zoon eens mee op een woensdag. Hij mag de robot het water in duwen.'],
      ['Yasmine Jacobs', 'Daar doe ik dit werk voor. Proficiat, Milan!'],
    ],
  },
  {
    post: 'Ik ruim projecten op die vastzitten',
    said: [['Anouk Schouten', 'Hoeveel appeltaarten kost een gemiddeld project? Voor mijn begroting.']],
  },
  {
    post: 'Overdracht gedaan na vijf maanden',
    said: [['Thijs Wiersma', 'Wij missen je nu al in Leeuwarden. Er is sindsdien weer vergaderd.']],
  },
];
