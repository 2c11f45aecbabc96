import type { ApplicationStatus } from '../../../features/jobs/applications/policy.ts';

/** An application of the demo's talent. */
type Sent = {
  /** The title of the job. */
  to: string;
  status: ApplicationStatus;
  /** Since it was sent. */
  days: number;
  letter: string;
  message?: string;
};

export const sent: Sent[] = [
  {
    to: 'Productontwerper handspalk',
    status: 'invited',
    days: 6,
    letter:
      'Ik werkte jaren aan een product voor mensen met weinig kracht in de handen. Een spalk die je graag draagt: dat is precies waar ik over nadenk als ik niet werk.',
    message: 'Dag Daan!\n\nWat een fijne brief. We maken graag kennis. Ik stuur je een moment om naar Geel te komen.',
  },
  {
    to: 'Ontwerper bakfietsbank',
    status: 'pending',
    days: 2,
    letter: 'Ik maak al jaren dingen die tegen kleuters moeten kunnen. Mijn prototypes zijn van karton, tot iemand erop gaat zitten.',
  },
  {
    to: 'Ontwerper meetvloer',
    status: 'rejected',
    days: 24,
    letter: 'Dun én sterk is een prototypevraag. Ik zou er morgen tien naast elkaar leggen.',
    message: 'Bedankt voor het goede gesprek, Daan. We kozen voor iemand die al vloeren maakte. Je tien proefjes onthouden we.',
  },
];

type Received = {
  /** First and last name of the applicant. */
  from: string;
  status: ApplicationStatus;
  days: number;
  letter: string;
  answers: [string, string];
  message?: string;
  notes?: string[];
  hasCv?: boolean;
};

/** The job of the demo's entrepreneur to which the following apply. */
export const receivedJob = 'Begeleider van bakkers';

/** Applications to that job, one in each state. */
export const received: Received[] = [
  {
    from: 'Margot Thys',
    status: 'pending',
    days: 0,
    letter:
      'Ik bezocht dit jaar vijf bakkers met een warmtecamera. Ze vroegen me minder over hun ovens dan over hun planning, en dat gesprek voerde ik liever.',
    answers: ['Drie uur ’s nachts, om te meten voor de ovens aangingen.', 'Binnen een maand'],
    hasCv: true,
  },
  {
    from: 'Maaike Veenstra',
    status: 'pending',
    days: 1,
    letter: 'Ik breng al jaren rust in ploegen waar iedereen tegelijk begint. Lijsten maken waar mensen zich aan houden, is mijn vak.',
    answers: ['Vijf uur, op de vroegmarkt.', 'Later'],
  },
  {
    from: 'Loes Groen',
    status: 'viewed',
    days: 3,
    letter: 'Uitleggen zonder jargon doe ik voor mijn werk. Brood bakken doe ik voor mijn buren, dus ik weet wat vier uur is.',
    answers: ['Vier uur, in de hotelkeuken waar ik mijn studie betaalde.', 'Meteen'],
    hasCv: true,
  },
  {
    from: 'Lien Verstraete',
    status: 'in_review',
    days: 9,
    letter: 'Meekijken zonder in de weg te lopen is mijn vak. Jullie bouwen de planner, ik zorg dat hij op de toog blijft staan.',
    answers: ['Zes uur, op een spoeddienst.', 'Binnen een maand'],
    message: 'Bedankt voor je sollicitatie. We zijn er nog mee bezig en hebben wat meer tijd nodig. Je hoort zeker nog van ons.',
    notes: ['Sterk met mensen. Nog vragen of vroege uren lukken.'],
  },
  {
    from: 'Iris van Leeuwen',
    status: 'invited',
    days: 7,
    letter: 'Ik ging langs bij drie bakkers die met Ovenmaat werken en vroeg wat ze missen. Mag ik het jullie laten zien?',
    answers: ['Drie uur, als student in een bakkerij in Utrecht.', 'Binnen een maand'],
    message: 'Je brief maakt ons nieuwsgierig. Kom je eens langs? Ik stuur je een moment.',
    notes: ['Wil haar notities van drie bakkers meebrengen.', 'Referentie: de bakkerij in Utrecht.'],
    hasCv: true,
  },
  {
    from: 'Yasmine Jacobs',
    status: 'hired',
    days: 20,
    letter: 'Ik begeleid mensen die iets nieuws moeten leren op een moment dat ze liever slapen. Mijn ouders hadden een bakkerij.',
    answers: ['Elke nacht om drie, acht jaar lang.', 'Meteen'],
    message: 'Goed nieuws: we willen graag met jou verder. Welkom!',
  },
  {
    from: 'Milan Bertrand',
    status: 'rejected',
    days: 16,
    letter: 'Ik heb nog weinig ervaring, maar ik leer graag en snel.',
    answers: ['Zes uur, voor de trein.', 'Meteen'],
    message: 'Bedankt voor je sollicitatie, Milan. We zoeken deze keer iemand die al nachten draaide. Veel succes met je opleiding.',
  },
  { from: 'Camille Leclercq', status: 'withdrawn', days: 5, letter: 'Dit lijkt me iets voor mij.', answers: ['Zeven uur.', 'Later'] },
];
