/** The people of a project's team, by the beginning of its title. They are connected with its owner. */
type DemoMember = { project: string; person: string; role: string; isAsked?: true; days: number };

export const demoMembers: DemoMember[] = [
  { project: 'Ovenmaat: de', person: 'Silke Coppens', role: 'Financiën, één dag per week', days: 24 },
  { project: 'Ovenmaat: de', person: 'Jeroen Vos', role: 'Foto’s van de nacht', days: 3 },
  { project: 'Ovenmaat: de', person: 'Daan Hoekstra', role: 'Vorm van de knop', isAsked: true, days: 1 },
  { project: 'Wijkvonk', person: 'Margot Thys', role: 'Metingen in de straat', days: 15 },
  { project: 'Wijkvonk', person: 'Maaike Veenstra', role: 'Bewonersavonden', days: 9 },
  { project: 'Pilbaken', person: 'Carlijn Scholten', role: 'Proef op de afdeling', days: 18 },
  { project: 'Pilbaken', person: 'Camille Leclercq', role: 'Vertaling', days: 12 },
  { project: 'Tredewijzer', person: 'Lien Verstraete', role: 'Gebruikersonderzoek', days: 11 },
  { project: 'Slibgoud', person: 'Loes Groen', role: 'Aanvragen in gewone taal', days: 20 },
  { project: 'Draadkracht', person: 'Merel Kok', role: 'Materialen', days: 8 },
  { project: 'Boekenboot', person: 'Loes Groen', role: 'Nieuwsbrief van de kade', days: 14 },
  { project: 'Graanwacht', person: 'Tuur Michiels', role: 'Metingen', days: 10 },
  { project: 'Taalbrug', person: 'Elena Moens', role: 'Toegankelijkheid', days: 7 },
  { project: 'Klein Dak', person: 'Jorrit Terpstra', role: 'Warmte in 28 vierkante meter', days: 13 },
  { project: 'Reparatiekast', person: 'Seppe Aerts', role: 'Onderdelen per stuk', days: 6 },
  { project: 'Brugwachter', person: 'Milan Bertrand', role: 'Stagiair', days: 5 },
  { project: 'Werfboek', person: 'Hannah Petit', role: 'Contracten', days: 16 },
  { project: 'Gistmeter', person: 'Femke Baert', role: 'Behuizing', days: 17 },
];

/** Investors who asked a project for access, and whom its owner admitted. */
type DemoAdmission = { project: string; person: string; isAdmitted?: true; note: string; days: number };

export const demoAdmissions: DemoAdmission[] = [
  {
    project: 'Ovenmaat: de',
    person: 'Hanne Verlinden',
    isAdmitted: true,
    note: 'We belden over de tweede kassa. Ik lees graag verder.',
    days: 8,
  },
  {
    project: 'Ovenmaat: de',
    person: 'Nina Lambrechts',
    isAdmitted: true,
    note: 'Jonas bracht ons bij elkaar. Ik kijk mee naar de cijfers.',
    days: 9,
  },
  {
    ...{ project: 'Ovenmaat: de', person: 'Maarten van den Heuvel', days: 0.3 },
    note: 'Wij kijken naar software voor ambachten. Ik wil begrijpen hoe je van tien naar veertig bakkers gaat.',
  },
  {
    ...{ project: 'Ovenmaat: de', person: 'Pauline Christiaens', days: 1.4 },
    note: 'Minder dan tien mensen en al tien klanten: dat past bij ons fonds. Mag ik meelezen?',
  },
  {
    project: 'Pilbaken',
    person: 'Hanne Verlinden',
    isAdmitted: true,
    note: 'Twee ziekenhuizen die betalen, daar wil ik meer van weten.',
    days: 5,
  },
  { project: 'Pilbaken', person: 'Saskia Oudejans', note: 'Wij meten één ding dat beter wordt. Bij jullie weet ik al welk.', days: 3 },
  { project: 'Slibgoud', person: 'Hanne Verlinden', isAdmitted: true, note: 'Ik lees graag mee voor het bezoek aan de reactor.', days: 6 },
  {
    project: 'Slibgoud',
    person: 'Ruud Koster',
    isAdmitted: true,
    note: 'Het verdwijnt in de grond en komt er als aardappel uit. Meer hoef ik niet te horen.',
    days: 11,
  },
  { project: 'Slibgoud', person: 'Maarten van den Heuvel', note: 'Ik rijd mee met Hanne en lees liever vooraf dan achteraf.', days: 2 },
  {
    project: 'Tredewijzer',
    person: 'Hanne Verlinden',
    note: 'Twaalf patiënten is een begin. Ik wil zien hoe je aan de volgende zestig komt.',
    days: 1,
  },
  {
    project: 'Draadkracht',
    person: 'Hanne Verlinden',
    isAdmitted: true,
    note: 'Over die marge hebben we het nog. Stuur gerust het hele plaatje.',
    days: 9,
  },
  {
    project: 'Wijkvonk',
    person: 'Saskia Oudejans',
    isAdmitted: true,
    note: 'Na de avond aan de keukentafel wil ik ook de rest lezen.',
    days: 21,
  },
  {
    project: 'Graanwacht',
    person: 'Ruud Koster',
    isAdmitted: true,
    note: 'Ik stond met mijn laarzen bij silo drie. Nu de cijfers nog.',
    days: 14,
  },
  {
    project: 'Brugwachter',
    person: 'Stijn Hofman',
    isAdmitted: true,
    note: 'Zestig jaar pompen en nooit gedoken. Ik leer graag bij.',
    days: 10,
  },
  {
    project: 'Bonnetje Klaar',
    person: 'Victoria De Wilde',
    note: 'Ik heb nog een schoenendoos van mijn tweede bedrijf. Mag die mee?',
    days: 4,
  },
  {
    project: 'Inslag',
    person: 'Nina Lambrechts',
    isAdmitted: true,
    note: 'Ik zit al in de gordijnen, dan wil ik het paspoort ook begrijpen.',
    days: 16,
  },
  { project: 'Peulwerk', person: 'Floor Verhoef', note: 'Een dag per maand meedraaien, het liefst in de oogst.', days: 7 },
  { project: 'Werfboek', person: 'Jasper Geerts', note: 'En wie doet dan de verkoop? Dat staat vast in het plan.', days: 12 },
];

/** Talent that is interested in a sought role. The demo's own talks begin with some of them. */
type DemoInterest = { project: string; role: string; person: string; days: number; message?: string };

export const demoInterests: DemoInterest[] = [
  { project: 'Ovenmaat: de', role: 'CTO', person: 'Tuur Michiels', days: 2 },
  { project: 'Ovenmaat: de', role: 'Verkoper voor West-Vlaanderen', person: 'Rick Zijlstra', days: 5 },
  { project: 'Reparatiekast', role: 'Handleidingmaker', person: 'Daan Hoekstra', days: 4 },
  {
    ...{ project: 'Tredewijzer', role: 'Embedded ontwikkelaar', person: 'Tuur Michiels', days: 6 },
    message: 'Dag Eline, dunner en slimmer is mijn lievelingsvolgorde. Mag ik de vloer eens openmaken?',
  },
  {
    ...{ project: 'Wachtkamer Nul', role: 'Praktijkcoach', person: 'Carlijn Scholten', days: 3 },
    message: 'Hoi Anouk, de eerste maand in een praktijk is de mooiste. Ik help graag drie dagen per week.',
  },
  {
    ...{ project: 'Taalbrug', role: 'Ontwikkelaar', person: 'Elena Moens', days: 8 },
    message: 'Dag Fatima, React ken ik, spraak wil ik leren. Mag ik eens met de ploegbaas meelopen?',
  },
  {
    ...{ project: 'Wijkvonk', role: 'Straatgids', person: 'Maaike Veenstra', days: 10 },
    message: 'Dag Thijs, tot iedereen ja of nee kan zeggen: dat is precies wat ik doe. Met taart.',
  },
  {
    ...{ project: 'Draadkracht', role: 'Productieleider', person: 'Merel Kok', days: 5 },
    message: 'Dag Amber, een lijn leidde ik nooit, een oven wel. Praten over halftijds?',
  },
  {
    ...{ project: 'Graanwacht', role: 'Datawetenschapper', person: 'Tuur Michiels', days: 12 },
    message: 'Dag Nienke, een model uitleggen aan een boer lijkt me eerlijker dan aan een directie.',
  },
  {
    ...{ project: 'Klein Dak', role: 'Timmerman', person: 'Milan Bertrand', days: 9 },
    message: 'Dag Gijs, ik leer machines bouwen maar hout luistert beter. Kan ik een zaterdag komen helpen?',
  },
  {
    ...{ project: 'De Derde Portie', role: 'Kok', person: 'Esra Yilmaz', days: 7 },
    message: 'Dag Marloes, twaalf kratten venkel en kinderen: dat wil ik wel eens een ochtend proberen.',
  },
  {
    ...{ project: 'Brugwachter', role: 'Elektronicus', person: 'Youssef Kramer', days: 11 },
    message: 'Dag Emiel, onder water repareerde ik nog niets. Wel een koffiezetapparaat dat erin viel.',
  },
];
