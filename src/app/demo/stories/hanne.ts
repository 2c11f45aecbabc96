import { type Story, talk } from './story.ts';

/** The people with whom the investor of the demo talks and meets, the entrepreneur and the talent among them. */
export const hanneStories: Story[] = [
  {
    people: ['Lotte Claeys', 'Hanne Verlinden'],
    talks: [
      talk(
        [-9, '11:20'],
        ['Hanne', 'Dag Lotte, ik las je plan. Stef Verdonck staat erin met naam en getallen, dat zie ik zelden. Zullen we bellen?'],
        ['Lotte', 'Dag Hanne, graag! {day ovenmaat-bel} om {time ovenmaat-bel}, dan zijn de bakkers naar bed.'],
      ),
      talk(
        [-7, '17:05'],
        [
          'Hanne',
          'Dank voor je tijd. Twee vragen blijven hangen: wat kost een klant je, en wat als de tweede kassa een halfjaar later komt?',
        ],
        ['Lotte', 'Op de eerste antwoord ik met een blad, op de tweede met een scenario. Geef me tot morgen.'],
      ),
      talk(
        [-6, '09:40'],
        ['Lotte', 'Je kunt nu bij de kaptabel, en ik stuurde je een link naar de pitch.'],
        ['Hanne', 'Dank je. Ik lees hem deze week, op een avond zonder telefoon.'],
      ),
      talk(
        [-4, '21:15'],
        [
          'Hanne',
          'Gelezen. Sterk dat er in zeven maanden niemand stopte. Zullen we {date ovenmaat-cijfers} om {time ovenmaat-cijfers} door de cijfers gaan?',
        ],
        ['Lotte', 'Ja! Ik breng het kasboek mee, en koffiekoeken.'],
      ),
      talk(185, ['Hanne', 'Breng ook iets mee van wat er niet lukte. Daar leer ik het meest van.']),
    ],
    unread: 1,
    meetings: [
      {
        ...{ key: 'ovenmaat-bel', title: 'Kennismaking met Ovenmaat', by: 'Hanne Verlinden', at: [-7, '16:00'], minutes: 45 },
        ...{ meetingType: 'phone', status: 'confirmed', invited: [-9, '11:32'], answered: [-9, '11:40'] },
      },
      {
        ...{ key: 'ovenmaat-cijfers', title: 'De cijfers van Ovenmaat', by: 'Hanne Verlinden', at: [2, '10:00'], minutes: 90 },
        ...{ meetingType: 'in-person', location: 'Koffiehuis De Draad, Gent', status: 'confirmed' },
        ...{ description: 'Kasboek, kosten per klant, en wat er gebeurt als het een halfjaar later komt.' },
        ...{ invited: [-4, '21:18'], answered: [-4, '21:26'] },
      },
    ],
  },
  {
    people: ['Lotte Claeys', 'Daan Hoekstra'],
    talks: [
      talk(
        200,
        ['Daan', 'Dag Lotte, dank voor je uitnodiging voor de knop. Mag ik eerst een nacht zien hoe jullie bakkers ergens op drukken?'],
        ['Lotte', 'Heel graag. {day oven} om {time oven}, bij Stef in Ledeberg? Trek iets aan dat bloem verdraagt.'],
        ['Daan', 'Ik kijk of er dan al een trein rijdt. Klei neem ik zeker mee.'],
      ),
    ],
    unread: 1,
    meetings: [
      {
        ...{ key: 'oven', title: 'Een nacht bij de oven', by: 'Lotte Claeys', at: [4, '05:00'], minutes: 120 },
        ...{ meetingType: 'in-person', location: 'Bakkerij Verdonck, Ledeberg', invited: 194 },
      },
    ],
  },
  {
    people: ['Hanne Verlinden', 'Sarah Diallo'],
    talks: [
      talk(
        [-4, '14:25'],
        ['Hanne', 'Dag Sarah, twee ziekenhuizen die al betalen: daar wil ik alles van weten. {day pilbaken-bel} om {time pilbaken-bel}?'],
        ['Sarah', 'Prima, dan is de apotheek nog dicht. Wat wil je vooraf lezen?'],
        ['Hanne', 'De facturen, zonder namen.'],
      ),
      talk(
        [-2, '11:10'],
        ['Hanne', 'Dank voor je tijd. Ik wil één van de twee zelf horen, als dat mag.'],
        ['Sarah', 'De apotheker van Geel zegt ja. Ik stuur je een moment: {date pilbaken-geel} om {time pilbaken-geel}.'],
      ),
    ],
    meetings: [
      {
        ...{ key: 'pilbaken-bel', title: 'Bellen over de ziekenhuizen', by: 'Hanne Verlinden', at: [-2, '08:15'], minutes: 30 },
        ...{ meetingType: 'phone', status: 'confirmed', invited: [-4, '14:30'], answered: [-4, '14:36'] },
      },
      {
        ...{ key: 'pilbaken-geel', title: 'Pilbaken, met de apotheker van Geel', by: 'Sarah Diallo', at: [7, '15:00'], minutes: 45 },
        ...{ meetingType: 'online', invited: [-2, '11:16'] },
      },
    ],
  },
  {
    people: ['Hanne Verlinden', 'Jolien Hendrickx'],
    talks: [
      talk(
        [-5, '08:40'],
        ['Jolien', 'Dag Hanne, de reactor draait nu drie weken zonder ons. Kom je kijken? {date slib} om {time slib} is hij warm.'],
        ['Hanne', 'Ik kom, met laarzen. Mag Maarten van den Heuvel mee?'],
        ['Jolien', 'Zeker. Er zijn twee helmen.'],
      ),
    ],
    meetings: [
      {
        ...{ key: 'slib', title: 'Bezoek aan de proefopstelling', by: 'Jolien Hendrickx', at: [4, '13:00'], minutes: 120 },
        ...{ meetingType: 'in-person', location: 'Waterzuivering, Turnhout', status: 'confirmed' },
        ...{ invited: [-5, '08:38'], answered: [-5, '08:52'] },
      },
    ],
  },
  {
    people: ['Hanne Verlinden', 'Maarten van den Heuvel'],
    talks: [
      talk(
        [-4, '09:30'],
        [
          'Hanne',
          'Ga je mee naar het slib in Turnhout? Ik wil de cijfers vooraf samen lezen: {date slib-lezen} om {time slib-lezen}, aan de telefoon?',
        ],
        ['Maarten', 'Mee naar Turnhout: ja. Om {time slib-lezen} zit ik aan tafel in Enschede, dus dat wordt een andere keer.'],
        ['Hanne', 'Dan lezen we in de auto. Jij rijdt, ik lees voor.'],
      ),
    ],
    meetings: [
      {
        ...{ key: 'slib-lezen', title: 'Samen door Slibgoud', by: 'Hanne Verlinden', at: [3, '08:30'], minutes: 30 },
        ...{ meetingType: 'phone', status: 'declined', reason: 'Dan zit ik in Enschede aan tafel.' },
        ...{ invited: [-4, '09:28'], answered: [-4, '09:37'] },
      },
    ],
  },
  {
    people: ['Hanne Verlinden', 'Nina Lambrechts'],
    talks: [
      talk(
        [-1, '18:50'],
        [
          'Nina',
          'Ik schreef op wat je zei over één keer wél tekenen. Kom je het onze leesgroep vertellen? {date leesavond}, om {time leesavond}.',
        ],
        ['Hanne', 'Ik kijk of ik dan in het land ben. Mag ik een plan meebrengen waar ik zelf niet uit kom?'],
        ['Nina', 'Dat is het toegangsbewijs.'],
      ),
    ],
    meetings: [
      {
        ...{ key: 'leesavond', title: 'Leesavond van de angels', by: 'Nina Lambrechts', at: [8, '19:30'], minutes: 150 },
        ...{ meetingType: 'in-person', location: 'Soepbar Het Anker, Mechelen', invited: [-1, '18:46'] },
      },
    ],
  },
  {
    people: ['Hanne Verlinden', 'Amber Lemmens'],
    talks: [
      talk([-2, '10:15'], ['Hanne', 'Amber, je marge: is die per baal of per bestelbus? Ik lees het op twee manieren.']),
      talk(
        55,
        ['Amber', 'Per bestelbus! Op de slide staat nu ook hoeveel balen erin gaan.'],
        ['Amber', 'Deze vertrok vanmorgen naar Genk.'],
      ),
    ],
    unread: 2,
    picture: { line: 'Deze vertrok vanmorgen naar Genk.', alt: 'Tekening van de bestelbus waarmee de balen vertrokken.' },
  },
  {
    people: ['Kobe Segers', 'Hanne Verlinden'],
    isRequest: true,
    unread: 2,
    talks: [
      talk(
        260,
        ['Kobe', 'Dag Hanne, ik beloofde je drie zinnen en geen deck. Chauffeurs rijden elke nacht twintig minuten rond voor een plek.'],
        ['Kobe', 'Onze palen tellen ze. Vier parkings betalen al. Mag ik ooit op een bierviltje langskomen?'],
      ),
    ],
  },
  {
    people: ['Hidde Langerak', 'Hanne Verlinden'],
    isRequest: true,
    unread: 1,
    talks: [
      talk(
        [-1, '09:05'],
        ['Hidde', 'Hallo Hanne, vaar je eens een ochtend mee door Utrecht? Nul vertraging, één meeuw, en cijfers aan boord.'],
      ),
    ],
  },
];
