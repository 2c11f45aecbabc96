import { deckProject } from './project.fixture.ts';

/** Projects as many owners fill them in: a part of the form, in their own words. */
export const everydayProjects = {
  bakery: deckProject({
    title: 'Bakkerij De Korenbloem',
    description: 'Wij bakken desembrood met graan van vier boeren uit de Leiestreek, en verkopen het via een abonnement.',
    fullDescription:
      'Mijn opa bakte, mijn vader bakte, en ik bak ook. In 2019 namen we de zaak over. Het graan kwam toen uit Oekraïne, nu van vier boeren op fietsafstand.\n\nIn coronatijd begonnen we met broodabonnementen. Dat zijn er nu 212.',
    category: 'overig',
    location: 'Deinze',
    objectives: ['400 abonnementen', 'een tweede oven'],
    targetAmount: 85_000,
    raisedAmount: 12_500,
    raisedOn: '2026-10-04',
    fundingPurposes: ['Apparatuur', 'Personeel', 'Overig'],
    fundingTypes: ['Lening', 'Donatie'],
    slogan: 'Brood van dichtbij.',
    speakerName: 'Bart Verhelst',
    companyName: 'Bakkerij De Korenbloem',
    contactDetails: 'bart@korenbloem.example\n+32 470 00 00 00',
    plan: {
      problemStatement: 'Goed brood is er wel, maar niet op de uren dat mensen thuis zijn.',
      problem: 'De winkel gaat om 18 u. dicht. Wie werkt, koopt dus brood in de supermarkt. Wij gooiden in 2021 nog 9% van ons brood weg.',
      audience: 'Gezinnen met kinderen in en rond Deinze.',
      solution: 'Twee keer per week ligt het brood in een afhaalkastje. Je kiest ’s zondags wat je wilt. Betalen doe je per maand.',
      uniqueValue: 'Het graan is te volgen tot op het veld',
      businessModel: 'abonnementen (70%), winkel (20%), horeca (10%)',
      prices: [
        { name: 'Klein', price: 18, per: 'maand' },
        { name: 'Gezin', price: 34.5, per: 'maand' },
      ],
      metrics: [
        { label: 'Abonnementen', value: 212, unit: 'gezinnen', measuredOn: '2026-10-01' },
        { label: 'Brood dat we weggooien', value: 1.5, unit: '%', measuredOn: null },
      ],
      team: [
        { name: 'Bart Verhelst', role: 'bakker', background: 'Derde generatie.' },
        { name: 'Hanne', role: '', background: 'Boekhouding en abonnementen, vroeger bij een coöperatieve bank' },
      ],
      milestones: [
        { id: 'm1', title: 'Tweede oven', dueOn: '2027-04-01', status: 'planned' },
        { id: 'm2', title: '200 abonnementen', dueOn: '2026-09-01', status: 'reached' },
      ],
      uses: [
        { purpose: 'Steenoven', percent: 75 },
        { purpose: 'Afhaalkastjes', percent: 25 },
      ],
    },
  }),

  school: deckProject({
    title: 'Leerlingen geven bijles',
    description:
      'Een platform waarop leerlingen uit de derde graad bijles geven aan leerlingen uit de eerste graad. De school houdt toezicht, de ouders betalen niets.',
    category: 'onderwijs',
    location: 'Antwerpen en omstreken',
    targetAmount: 25_000,
    fundingTypes: ['Anders'],
    ownerName: 'Fatima El Amrani',
    plan: {
      problem:
        'Betaalde bijles kost al snel 35 euro per uur. Gezinnen die het niet kunnen betalen, zien hun kinderen achterop raken. Scholen hebben er geen mensen voor.',
      audience: 'leerlingen uit het eerste en tweede middelbaar, vooral voor wiskunde en Frans',
      customerExample:
        'Yasmina zit in het tweede jaar en was gebuisd voor wiskunde. Na acht weken bijles van een zesdejaars haalde ze 61 op 100.',
      solutionStatement: 'Leerlingen helpen leerlingen, op school, gratis.',
      before: 'Thuis alleen zitten ploeteren',
      after: 'Elke dinsdag een uur met iemand die het snapt',
      journey: [
        'Een leerling vraagt hulp aan',
        'De leerkracht kiest een tutor',
        'Samen plannen ze een uur',
        'Na acht weken volgt een toets',
      ],
      traction: 'Drie scholen in Antwerpen doen mee. Vorig schooljaar waren er 140 koppels.',
      advisors: 'Prof. dr. M. Van Damme (Universiteit Antwerpen), K. Peeters (directeur basisschool)',
      years: [{ year: 2027, revenue: 0, costs: 24_000 }],
      assumptions: ['We blijven gratis voor gezinnen.'],
    },
  }),

  craft: deckProject({
    title: 'Meubelmaker Joris',
    description: 'Ik maak tafels uit stadsbomen die gekapt moesten worden.',
    category: 'creatief',
    location: 'Utrecht',
    targetAmount: 18_000,
    raisedAmount: 6_000,
    raisedOn: '2026-11-02',
    fundingPurposes: ['Apparatuur'],
    fundingTypes: ['Lening'],
    ownerName: 'Joris Bakker',
    companyName: 'Joris Bakker Meubelmaker',
    slogan: 'Uw straat aan tafel',
    plan: {
      problemStatement: 'Elk jaar gaan in Utrecht honderden bomen door de versnipperaar',
      solution:
        'De gemeente belt mij, ik haal de stam op. Na twee jaar drogen wordt het een tafel. Op de onderkant staat de straat waar de boom stond.',
      idealCustomer: 'Mensen die in die straat wonen',
      prices: [{ name: 'Eettafel op maat', price: 2_400, per: '' }],
      metrics: [{ label: 'Verkochte tafels', value: 1, unit: 'tafels', measuredOn: '2026-11-01' }],
      team: [{ name: 'Joris Bakker', role: 'Maker', background: 'Houtopleiding, daarna 6 jaar bij een scheepswerf.' }],
      uses: [{ purpose: 'Lintzaag', percent: 100 }],
      milestones: [{ id: 'm1', title: 'Tien tafels verkocht', dueOn: '2027-12-31', status: 'planned' }],
      years: [
        { year: 2026, revenue: 9_600, costs: 8_000 },
        { year: 2027, revenue: 28_800, costs: 19_000 },
      ],
    },
  }),

  nonProfit: deckProject({
    title: 'Fiets voor nieuwkomers',
    description: 'Vrijwilligers knappen weesfietsen op en leren nieuwkomers fietsen.',
    category: 'duurzaamheid',
    location: 'Gent',
    targetAmount: 12_000,
    raisedAmount: 4_300,
    raisedOn: '2026-11-20',
    fundingPurposes: ['Kantoorruimte', 'Apparatuur'],
    fundingTypes: ['Donatie'],
    companyName: 'vzw Wielewaal',
    plan: {
      problemStatement: 'Zonder fiets kom je in Gent nergens, en een fiets kost een half leefloon.',
      audience: 'Mensen die korter dan twee jaar in België zijn. Vooral vrouwen die nooit leerden fietsen.',
      uniqueValue: 'Wie leert fietsen, helpt daarna zelf een ander.',
      businessModel: 'Wij verkopen niets. We leven van giften, een stadssubsidie en de verkoop van oud ijzer.',
      channels: [
        { name: 'OCMW', approach: 'De maatschappelijk werker verwijst door.' },
        { name: 'Taallessen', approach: '' },
      ],
      metrics: [
        { label: 'Opgeknapte fietsen', value: 640, unit: '', measuredOn: '2026-10-31' },
        { label: 'Vrijwilligers', value: 23, unit: 'mensen', measuredOn: '2026-10-31' },
        { label: 'Cursisten', value: 118, unit: 'cursisten', measuredOn: '2026-10-31' },
      ],
      years: [
        { year: 2026, revenue: 31_000, costs: 31_000 },
        { year: 2027, revenue: 38_000, costs: 38_000 },
        { year: 2028, revenue: 38_000, costs: 38_000 },
      ],
      competitors: [{ name: 'Tweedehandswinkels', strength: 'Meteen een fiets mee', difference: '' }],
    },
  }),

  oneRole: deckProject({
    title: 'Klusbus',
    description: 'Een bestelwagen vol gereedschap die je per uur huurt, met een klusser erbij als je dat wilt.',
    category: 'overig',
    targetAmount: 60_000,
    raisedAmount: 15_000,
    raisedOn: '2026-09-15',
    fundingPurposes: ['Marketing'],
    fundingTypes: ['Equity'],
    equityProposal: '10 % van de aandelen voor € 60.000, met een zetel in de raad van advies.',
    speakerName: 'Nele Wouters',
    companyName: 'Klusbus BV',
    roles: [{ roleName: 'Mede-oprichter met technische achtergrond (m/v/x)', timeCommitment: 'voltijds' }],
    plan: {
      solutionStatement: 'gereedschap op wielen, voor je deur binnen het uur',
      businessModel: 'Klanten betalen per uur. Een klusser erbij kost extra.',
      prices: [
        { name: 'Bus', price: 19, per: 'uur' },
        { name: 'Bus met klusser', price: 55, per: 'per uur' },
        { name: 'Eerste keer', price: 0, per: 'uur' },
        { name: 'Inschrijving', price: 10, per: 'eenmalig' },
      ],
      sales: 'Via de app. Syndici krijgen een vast aanspreekpunt.',
      years: [
        { year: 2027, revenue: 90_000, costs: 130_000 },
        { year: 2028, revenue: 240_000, costs: 200_000 },
        { year: 2029, revenue: 410_000, costs: 300_000 },
      ],
    },
  }),
};
