import { type Story, talk } from './story.ts';

/** The people with whom the talent of the demo talks and meets, the entrepreneur and the investor aside. */
export const daanStories: Story[] = [
  {
    people: ['Daan Hoekstra', 'Robbe Wauters'],
    talks: [
      talk(
        [-2, '09:50'],
        ['Robbe', 'Dag Daan, met je sollicitatie zit het goed. Kom je {date handspalk} om {time handspalk} naar Geel?'],
        ['Daan', 'Graag. Mag ik mijn eigen spalken meebrengen? Het zijn er elf, waarvan negen fout.'],
        ['Robbe', 'Breng ze alle elf. Onze ergotherapeute legt dan uit waarom.'],
      ),
      talk([-1, '16:35'], ['Daan', 'Nog één vraag: links- of rechtshandig, of allebei?'], ['Robbe', 'Allebei. Dat is het halve werk.']),
    ],
    meetings: [
      {
        ...{ key: 'handspalk', title: 'Kennismaking: de handspalk', by: 'Robbe Wauters', at: [3, '11:00'], minutes: 75 },
        ...{ meetingType: 'in-person', location: 'Handvat Revalidatie, Geel', status: 'confirmed' },
        ...{
          description: 'Met onze ergotherapeute erbij. Breng mee wat je al eens maakte.',
          invited: [-2, '09:45'],
          answered: [-2, '10:04'],
        },
      },
    ],
  },
  {
    people: ['Daan Hoekstra', 'Femke Baert'],
    talks: [
      talk(
        [-8, '12:05'],
        ['Daan', 'Mag ik je doos van zeven vouwen nu eindelijk uit elkaar halen? {date lunch-femke} ben ik in Antwerpen.'],
        ['Femke', 'Als je er zelf een meebrengt. {time lunch-femke}, bij het station, ik heb een tafel.'],
      ),
      talk(
        [-5, '15:10'],
        ['Daan', 'Ik kom op negen vouwen, en de jouwe staat nog steeds op mijn bureau.'],
        ['Femke', 'Negen is geen schande. Bij de tweede zit een slot dat ik wil stelen.'],
      ),
      talk(
        [-1, '10:22'],
        ['Femke', 'Ik heb een partij proefkarton. Zullen we {date femke-karton} om {time femke-karton} samen een dag vouwen?'],
      ),
    ],
    meetings: [
      {
        ...{ key: 'lunch-femke', title: 'Lunch met een doos', by: 'Daan Hoekstra', at: [-5, '12:30'], minutes: 60 },
        ...{ meetingType: 'in-person', location: 'Stationsbuffet, Antwerpen', status: 'confirmed' },
        ...{ invited: [-8, '12:12'], answered: [-8, '12:20'] },
      },
      {
        ...{ key: 'femke-karton', title: 'Een dag vouwen', by: 'Femke Baert', at: [9, '10:00'], minutes: 360 },
        ...{ meetingType: 'in-person', location: 'Atelier aan de Leie, Kortrijk', invited: [-1, '10:18'] },
      },
    ],
  },
  {
    people: ['Daan Hoekstra', 'Koen Visser'],
    talks: [
      talk(
        [-1, '15:20'],
        ['Koen', 'Dag Daan, je sollicitatie voor het bankje is binnen. Ik lees alles zelf, dus geef me even.'],
        ['Daan', 'Neem je tijd. Hoe breed is de bak vanbinnen?'],
        ['Koen', 'Achtenvijftig, en op één plek vijfenvijftig. Vraag niet waarom.'],
      ),
    ],
  },
  {
    people: ['Daan Hoekstra', 'Merel Kok'],
    talks: [
      talk(
        [-3, '17:15'],
        ['Daan', 'Ik heb een greep getekend voor plaat 9. Zullen we {date merel} om {time merel} kijken waar hij breekt?'],
        ['Merel', 'Om {time merel} staat de oven aan en mag er niemand bij, dus ik zei nee. Een dag later wel!'],
        ['Daan', 'Een dag later dus. Ik breng een veiligheidsbril mee.'],
      ),
    ],
    meetings: [
      {
        ...{ key: 'merel', title: 'Platen breken', by: 'Daan Hoekstra', at: [4, '16:00'], minutes: 90 },
        ...{ meetingType: 'in-person', location: 'Residentie de Werf, Amsterdam', status: 'declined' },
        ...{ reason: 'Dan staat de oven aan. Kan het de dag erna?', invited: [-3, '17:12'], answered: [-3, '17:17'] },
      },
    ],
  },
  {
    people: ['Daan Hoekstra', 'Youssef Kramer'],
    talks: [
      talk(
        [-4, '13:30'],
        [
          'Daan',
          'Hoi Youssef, ik heb interesse in de rol van handleidingmaker. Ik teken liever dan ik film, maar mijn handen zijn fotogeniek.',
        ],
        ['Youssef', 'Haha, handen genoeg hier. Kom {date reparatie} om {time reparatie} eens kijken in Eindhoven?'],
        ['Daan', 'Staat genoteerd. Is de werkbank al af?'],
      ),
      talk(
        40,
        ['Youssef', 'Bijna! Er moeten nog haken aan de muur.'],
        ['Youssef', 'Dit is hem vandaag.'],
        ['Youssef', 'Breng iets mee dat kapot is, dan heb je meteen een handleiding.'],
      ),
    ],
    unread: 3,
    picture: { line: 'Dit is hem vandaag.', alt: 'Tekening van de werkbank waarop de toestellen worden hersteld.' },
    meetings: [
      {
        ...{ key: 'reparatie', title: 'Kijken naar de reparatiekast', by: 'Youssef Kramer', at: [2, '13:30'], minutes: 60 },
        ...{ meetingType: 'in-person', location: 'Reparatiekast, Eindhoven', status: 'confirmed' },
        ...{ invited: [-4, '13:36'], answered: [-4, '13:41'] },
      },
    ],
  },
  {
    people: ['Simon Cornelis', 'Daan Hoekstra'],
    isRequest: true,
    unread: 2,
    talks: [
      talk(
        310,
        ['Simon', 'Dag Daan, ik ben die van de wekker. Je vroeg naar het klikje en sindsdien slaap ik slecht.'],
        ['Simon', 'Mag ik je een proefknop opsturen?'],
      ),
    ],
  },
  {
    people: ['Esra Yilmaz', 'Daan Hoekstra'],
    isRequest: true,
    unread: 1,
    talks: [talk([-1, '11:48'], ['Esra', 'Hallo Daan, mijn kaas heeft nu een smaak maar nog geen vorm. Jij wel, geloof ik?'])],
  },
];
