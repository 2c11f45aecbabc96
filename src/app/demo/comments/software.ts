import type { DemoComments } from './demo-comments.ts';

export const softwareComments: DemoComments[] = [
  {
    post: 'Twee jaar bouwen, veertien klanten',
    said: [
      [
        'Maarten van den Heuvel',
        '212 euro over is het mooiste cijfer dat ik deze week las. Reken nu eens wat er gebeurt als klant drie stopt.',
      ],
      ['Quinten Maes', 'Dan is het 61 euro, Maarten. Ik heb het nagerekend voor ik de kader kocht.'],
    ],
  },
  {
    post: 'We zochten een verkoper en vonden',
    said: [['Rick Zijlstra', 'Vijf per ochtend volhouden, drie maanden lang: dat is al een verkoper. Welke nee kwam het vaakst?']],
  },
  {
    post: 'Onze eerste medewerker begint maandag',
    said: [
      ['Yasmine Jacobs', 'Zet een naam op het bureau en plan de lunch. De rest weet ze vrijdag toch niet meer.'],
      ['Maaike Veenstra', 'Laat haar op dag één iets afmaken, hoe klein ook.'],
      ['Joost van der Meer', 'Geef haar de lijst van dingen die nu kapot zijn. Eerlijk begin, en niemand schrikt in week twee.'],
    ],
  },
  {
    post: 'Wij lezen bonnetjes voor zzp',
    said: [['Silke Coppens', 'Alleen 1.312? Mijn record kwam in een wasmand, met de was er nog in.']],
  },
  {
    post: 'Gestopt met een gratis proefmaand',
    said: [
      ['Anouk Schouten', 'Bellen jullie zelf, of doet een rooster dat? Bij ons zou het uur niet lukken tussen de spreekuren.'],
      ['Lieke Mulder', 'Wij om de beurt, ook de ontwikkelaars. Die lossen de helft op terwijl ze bellen.'],
    ],
  },
  {
    post: 'Gezocht: een developer die net zo',
    said: [
      ['Elena Moens', 'Afrondingsfouten zijn mijn zondagspuzzel. Is Brussel te ver als ik één dag per week kom?'],
      ['Lieke Mulder', 'Eén dag is genoeg, en op zondag appen we dus niet. Stuur me je mooiste fout.'],
    ],
  },
  {
    post: 'Aannemers schrijven alles op',
    said: [
      ['Gijs Noordman', 'Onze ploeg wil meteen. Werkt het ook als de tekening nat is en de telefoon niet?'],
      ['Ruben De Ridder', 'Met één hand, in de regen, op een dak: als dat lukt, ben ik klant nummer zes.'],
    ],
  },
  {
    post: 'Vandaag ontdekt dat mijn app in volle',
    said: [['Lien Verstraete', 'Test ook eens met stof op het scherm. In het ziekenhuis is dat handgel.']],
  },
  {
    post: 'Wij maken brieven van gemeenten',
    said: [
      ['Hannah Petit', 'Negen zinnen waar de jurist mee leeft, dat is vakwerk. Welke bijzin was het moeilijkst te missen?'],
      ['Fatima El Amrani', '‘Onverminderd het bepaalde in’. Hij heeft er een minuut van gezwegen.'],
    ],
  },
  {
    post: 'Ons model verzon een termijn',
    said: [
      ['Tuur Michiels', 'Hoe bewaren jullie de herkomst van een regel als de brief daarna nog verandert?'],
      ['Sarah Diallo', 'Die tester van 68 wil ik lenen. Een dosis die er niet staat, is bij ons erger dan een termijn.'],
    ],
  },
  {
    post: 'Onze palen tellen vrije laadplaatsen',
    said: [['Charlotte Wuyts', 'Fluister me die bijnaam eens in het oor. Voor het archief.']],
  },
  {
    post: 'Een investeerder vroeg:',
    said: [['Pauline Christiaens', 'Goed antwoord. Nog beter met erbij wat jullie dan al drie jaar weten en zij niet.']],
  },
  {
    post: 'Vraag voor wie al kapitaal ophaalde',
    said: [
      ['Amber Lemmens', 'Negen. En de laatste twee waren wachten op één handtekening in augustus.'],
      ['Nina Lambrechts', 'Vanaf de andere kant: ik deed er twee maanden over en schaam me voor de helft daarvan.'],
      ['Kobe Segers', 'Negen! Dan zitten wij nog midden in het begin. Merci.'],
    ],
  },
  {
    post: 'Na negen jaar in loondienst',
    said: [['Loes Groen', 'Dat spijbelgevoel gaat over bij de eerste btw-aangifte. Welkom!']],
  },
  {
    post: 'Hoe gaan andere zzp',
    said: [
      ['Camille Leclercq', 'Ik heb een lijstje ‘voor de volgende ronde’. Bij drie dingetjes stuur ik een offerte, met een smiley.'],
      ['Rick Zijlstra', 'Vraag elke keer: wat zal ik er in ruil voor laten vallen? Het wordt vanzelf stil.'],
      ['Iris van Leeuwen', 'Een lijstje met een smiley, dat durf ik. Dank jullie.'],
    ],
  },
  {
    post: 'Een rapport dat elke nacht vier uur',
    said: [['Maaike Veenstra', 'Je verkoopt niet die halve dag, je verkoopt al die nachten. Factureer gerust.']],
  },
  {
    post: 'Iemand goesting om maandelijks',
    said: [
      ['Elena Moens', 'Ik breng een formulier mee dat alleen op dinsdag faalt. Telt dat als data?'],
      ['Tuur Michiels', 'Dat telt dubbel. Tot dan, Elena.'],
    ],
  },
  {
    post: 'We overwegen om voor clubs onder',
    said: [
      ['Jonas Mertens', 'Wij geven het eerste halfjaar gratis aan wie daarna iets teruggeeft, al is het een bord soep.'],
      ['Saskia Oudejans', 'Bijna de helft gratis is een keuze, geen fout. Weet je wat die helft jullie kost aan vragen?'],
      ['Roos Brouwer', 'Bijna niets, Saskia: kleine clubs vragen het aan elkaar. Dat had ik nog niet zo bekeken.'],
    ],
  },
  {
    post: 'Vandaag een formulier getest met iemand',
    said: [['Carlijn Scholten', 'Een gewoon tekstveld werkt ook met natte handen. Iedereen blij, wij ook.']],
  },
  {
    post: 'Ik zoek vanaf volgende maand een vaste',
    said: [
      ['Fatima El Amrani', 'Wij zitten in Den Haag maar werken veel van thuis, en er is een maatschappelijk randje. Praten?'],
      ['Sofie Bauwens', 'Leeslicht krijgt binnenkort een app bij de lamp. Ik stuur je een bericht.'],
    ],
  },
];
