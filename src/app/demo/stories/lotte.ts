import { longTalk } from './long-talk.ts';
import { type Story, talk } from './story.ts';

/** The people with whom the entrepreneur of the demo talks and meets, the investor aside. */
export const lotteStories: Story[] = [
  {
    people: ['Lotte Claeys', 'Jonas Mertens'],
    talks: longTalk,
    meetings: [
      {
        ...{ key: 'testdag', title: 'Eerste testdag in de keuken', by: 'Jonas Mertens', at: [6, '08:30'], minutes: 480 },
        ...{ meetingType: 'in-person', location: 'De Nieuwe Klinker, Vilvoorde', status: 'confirmed' },
        ...{
          description: 'Bel aan de zijkant. De tafel staat klaar, de oven breng jij mee.',
          invited: [-2, '10:25'],
          answered: [-2, '10:32'],
        },
      },
    ],
  },
  {
    people: ['Lotte Claeys', 'Nina Lambrechts'],
    talks: [
      talk(
        [-8, '19:10'],
        ['Nina', 'Dag Lotte, Jonas vertelde over je plannen. Ik kijk graag mee. {date nina} om {time nina}, aan zijn tafel?'],
        ['Lotte', 'Heel graag. Ik breng de cijfers mee, ook de lelijke.'],
        ['Nina', 'Vooral de lelijke.'],
      ),
      talk(
        [-3, '19:02'],
        ['Nina', 'Dank voor je openheid vandaag. Schrap de helft en begin met Verdonck.'],
        ['Lotte', 'Ik ben al aan het schrappen. Het doet minder pijn dan ik dacht.'],
      ),
      talk(
        [-1, '12:15'],
        ['Nina', 'Zullen we verder praten bij een lunch, {date lunch-nina} om {time lunch-nina}? Je uitnodiging staat klaar.'],
      ),
    ],
    meetings: [
      {
        ...{ key: 'nina', title: 'Meekijken naar de cijfers', by: 'Nina Lambrechts', at: [-3, '14:00'], minutes: 60 },
        ...{ meetingType: 'in-person', location: 'De Nieuwe Klinker, Vilvoorde', status: 'confirmed' },
        ...{ invited: [-8, '19:05'], answered: [-8, '19:20'] },
      },
      {
        ...{ key: 'lunch-nina', title: 'Lunch: het plan op één bladzijde', by: 'Nina Lambrechts', at: [12, '12:00'], minutes: 60 },
        ...{ meetingType: 'in-person', location: 'Soepbar Het Anker, Mechelen', invited: [-1, '12:10'] },
      },
    ],
  },
  {
    people: ['Lotte Claeys', 'Iris van Leeuwen'],
    talks: [
      talk(
        [-3, '10:05'],
        ['Lotte', 'Dag Iris, wat een brief. Kun je {day iris} om {time iris} bij ons langskomen? Dan plannen we niets anders.'],
        ['Iris', 'Dat lukt, ik neem de eerste trein. Zal ik mijn notities van de drie bakkers meebrengen?'],
        ['Lotte', 'Vooral die. En een trui: de testkeuken is koud tot de oven aan is.'],
      ),
    ],
    meetings: [
      {
        ...{ key: 'iris', title: 'Gesprek: begeleider van bakkers', by: 'Lotte Claeys', at: [1, '10:30'], minutes: 45 },
        ...{ meetingType: 'in-person', location: 'Ovenmaat, Dok Noord, Gent', status: 'confirmed' },
        ...{ invited: [-3, '10:00'], answered: [-3, '10:12'] },
      },
    ],
  },
  {
    people: ['Lotte Claeys', 'Yasmine Jacobs'],
    talks: [
      talk(
        [-12, '09:15'],
        ['Lotte', 'Dag Yasmine, Stef wil je ook graag spreken. Past {date yasmine-gesprek} om {time yasmine-gesprek}?'],
        ['Yasmine', 'Zeker. Ik breng koffie mee, voor hem is dat middernacht.'],
      ),
      talk(
        [-6, '11:40'],
        ['Lotte', 'Het is officieel: welkom bij Ovenmaat! Je eerste werkdag is {date yasmine-start}, om {time yasmine-start}.'],
        ['Yasmine', 'Ik heb een dansje gedaan in de keuken. Mag ik al iets lezen?'],
        ['Lotte', 'De lijst van dingen die nu mislopen. Ze is langer dan onze website.'],
        ['Yasmine', 'Dan weet ik waar ik begin.'],
      ),
    ],
    meetings: [
      {
        ...{ key: 'yasmine-gesprek', title: 'Tweede gesprek met Stef', by: 'Lotte Claeys', at: [-8, '14:00'], minutes: 60 },
        ...{ meetingType: 'in-person', location: 'Bakkerij Verdonck, Ledeberg', status: 'confirmed' },
        ...{ invited: [-12, '09:20'], answered: [-12, '09:31'] },
      },
      {
        ...{ key: 'yasmine-start', title: 'Eerste werkdag van Yasmine', by: 'Lotte Claeys', at: [5, '09:00'], minutes: 60 },
        ...{ meetingType: 'in-person', location: 'Ovenmaat, Dok Noord, Gent', status: 'confirmed' },
        ...{ invited: [-6, '11:35'], answered: [-6, '11:44'] },
      },
    ],
  },
  {
    people: ['Lotte Claeys', 'Tuur Michiels'],
    talks: [
      talk(
        [-2, '21:10'],
        [
          'Tuur',
          'Dag Lotte, ik heb interesse in de rol van CTO. Ik bouwde jaren dingen die ’s nachts niet mogen uitvallen, en ik val zelf ook niet uit.',
        ],
        ['Lotte', 'Dag Tuur, fijn! Zullen we {date tuur} om {time tuur} bellen?'],
      ),
      talk(
        [-1, '08:05'],
        ['Tuur', 'Die ochtend zit ik op de trein zonder bereik, daarom zei ik nee tegen {time tuur}. Kan het na de middag?'],
        ['Lotte', 'Zeker, ik zoek een nieuw moment en stuur het je.'],
      ),
    ],
    meetings: [
      {
        ...{ key: 'tuur', title: 'Bellen over de rol van CTO', by: 'Lotte Claeys', at: [3, '09:00'], minutes: 30 },
        ...{ meetingType: 'phone', status: 'declined', reason: 'Die ochtend zit ik op de trein. Kan het na de middag?' },
        ...{ invited: [-2, '21:15'], answered: [-1, '08:03'] },
      },
    ],
  },
  {
    people: ['Lotte Claeys', 'Rick Zijlstra'],
    talks: [
      talk(
        [-5, '16:20'],
        ['Rick', 'Hoi Lotte, de rol van verkoper in West-Vlaanderen lijkt me iets. Ik sta graag om vier uur op als er dan iemand opneemt.'],
        ['Lotte', 'Ze nemen op, Rick, met deeg aan de hoorn. Solliciteer op de vacature, dan krijg je binnen twee weken antwoord.'],
        ['Rick', 'Is gebeurd.'],
      ),
    ],
  },
  {
    people: ['Lotte Claeys', 'Thijs Wiersma'],
    talks: [
      talk(
        [-2, '11:20'],
        ['Thijs', 'Ik heb je ovens eens naast onze straat gelegd. Jij trekt stroom als iedereen slaapt: ideaal.'],
        ['Lotte', 'Dat hoor ik graag. Wat heb je van me nodig om het door te rekenen?'],
        ['Thijs', 'Eén week meterstanden, per kwartier als het kan.'],
        ['Lotte', 'Die heb ik. Ik stuur ze deze week.'],
      ),
    ],
  },
  {
    people: ['Lotte Claeys', 'Arne Lauwers'],
    talks: [
      talk([-1, '14:10'], ['Lotte', 'Hoe staat het met de derde tank? Ik beloofde Stef een bier bij zijn volgende nacht.']),
      talk(
        25,
        ['Arne', 'Hij staat! Er moet alleen nog een sensor in.'],
        ['Arne', 'Zo ziet het er nu uit.'],
        ['Arne', 'Kom je {day brouwerij} om {time brouwerij} kijken? Breng Stef mee, dan krijgt hij zijn bier uit de tank.'],
      ),
    ],
    unread: 3,
    picture: { line: 'Zo ziet het er nu uit.', alt: 'Tekening van drie brouwtanks, de middelste met een sensor.' },
    meetings: [
      {
        ...{ key: 'brouwerij', title: 'Rondleiding in de brouwerij', by: 'Arne Lauwers', at: [3, '16:00'], minutes: 90 },
        ...{ meetingType: 'in-person', location: 'Brouwerij De Gist, Leuven', invited: 22 },
      },
    ],
  },
  {
    people: ['Roos Brouwer', 'Lotte Claeys'],
    isRequest: true,
    unread: 2,
    talks: [
      talk(
        430,
        ['Roos', 'Dag Lotte, ik stelde bij Ovenmaat een vraag over twee filialen. Wij beheren de leden van een bakkersvereniging.'],
        ['Roos', 'Die hebben er veertien met zo’n rijdende ploeg. Zullen we eens bellen?'],
      ),
    ],
  },
  {
    people: ['Tessa Blom', 'Lotte Claeys'],
    isRequest: true,
    unread: 1,
    talks: [
      talk(
        [-1, '15:32'],
        ['Tessa', 'Hallo Lotte, volgende week teken ik drie dagen in Gent. Een nacht in een bakkerij op papier, is dat iets?'],
      ),
    ],
  },
];
