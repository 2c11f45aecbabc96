import type { DemoPerson } from './demo-person.ts';

/** People who invest money and time in the projects of others. */
export const investors: DemoPerson[] = [
  {
    firstName: 'Hanne',
    lastName: 'Verlinden',
    roles: ['investor'],
    jobTitle: 'Investeerder',
    company: 'Zilverhark',
    email: 'investeerder@demo.localhost',
    posts: [
      'Deze maand 43 plannen gelezen. De drie die bleven hangen, begonnen alle drie met een klant bij naam en niet met een marktomvang.',
      'Wat ik in een eerste gesprek wil weten: wie heeft er al betaald, wie is er gestopt en waarom, en wat doe je maandag als ik nee zeg. Je mag het op een bierviltje meebrengen.',
      'Donderdag zit ik in Gent voor acht korte kennismakingen. Nog twee plaatsen vrij, liefst voor makers van dingen die je kunt vastpakken. Stuur me drie zinnen, geen deck.',
      'Alle acht plaatsen waren bezet, en ik heb drie mensen aan elkaar voorgesteld die elkaar al lang hadden moeten kennen. Daar had ik geen euro voor nodig.',
    ],
  },
  {
    firstName: 'Maarten',
    lastName: 'van den Heuvel',
    roles: ['investor'],
    jobTitle: 'Partner',
    company: 'Oeverlicht Participaties',
    posts: [
      'Vandaag getekend bij een bedrijf in Enschede waar we vorig jaar nee tegen zeiden. Ze kwamen terug met precies de cijfers die we toen misten. Een nee is niet altijd het einde, als je uitlegt waarom.',
      'Voor wie geld zoekt: reken voor hoe lang je het volhoudt als de omzet een halfjaar later komt. Niet om mij gerust te stellen. Om jezelf niet voor de gek te houden.',
      'Pitchavond in Utrecht volgende week woensdag, zes teams, geen jury en geen prijs. Wel mensen die blijven zitten tot alle vragen gesteld zijn. Er is nog plek in de zaal.',
    ],
  },
  {
    firstName: 'Victoria',
    lastName: 'De Wilde',
    roles: ['investor', 'entrepreneur'],
    jobTitle: 'Ondernemer en business angel',
    company: 'Wildgroei',
    posts: [
      'Ik heb twee bedrijven verkocht en er één kapotgemaakt. Over dat laatste krijg ik de beste vragen. Vrijdag vertel ik erover in Leuven, met de echte getallen erbij.',
      'Starters vragen hoeveel procent ze moeten afstaan. De betere vraag: wie bel je als het op een zondagavond misgaat? Begin daar.',
      'Merci aan de tachtig mensen die vrijdag kwamen luisteren naar mijn mislukking. Er zijn er drie gebleven om te helpen opruimen, en met één van hen ga ik iets beginnen.',
    ],
  },
  {
    firstName: 'Ruud',
    lastName: 'Koster',
    roles: ['investor'],
    jobTitle: 'Investeerder in landbouw',
    company: 'Koster en Kleigrond',
    posts: [
      "Ik ben zelf boer geweest en stap alleen in dingen die in de modder blijven werken. Vorige week een middag met laarzen aan doorgebracht bij een team dat silo's meet. Geen dia gezien. Overtuigd.",
      'Let op je seizoenen. Een akkerbouwer koopt in de winter, test in het voorjaar en heeft daarna geen tijd meer voor je. Mis je dat rondje, dan wacht je een jaar.',
      'Nog ruimte voor één investering dit jaar, tot anderhalve ton. Het moet uit de grond komen of erin verdwijnen.',
    ],
  },
  {
    firstName: 'Pauline',
    lastName: 'Christiaens',
    roles: ['investor'],
    jobTitle: 'Fondsbeheerder',
    company: 'Kiezel en Keien',
    posts: [
      'Wij investeren alleen in bedrijven met minder dan tien mensen. Vandaag drie bezoeken gedaan in Kortrijk. In twee van de drie ateliers stond de zaakvoerder zelf te lassen.',
      'Een vraag aan de oprichters hier: wat heeft een investeerder ooit gedaan waar je écht iets aan had, behalve geld overmaken? Ik wil een lijstje maken en het zelf ook doen.',
      'Jullie antwoorden samengevat: een klant voorstellen, meelezen met een contract, bellen als het slecht gaat, en niet bellen als het goed gaat. Hangt nu boven mijn bureau.',
    ],
  },
  {
    firstName: 'Stijn',
    lastName: 'Hofman',
    roles: ['investor', 'entrepreneur'],
    jobTitle: 'Directeur',
    company: 'Hofman Pompen en Later',
    posts: [
      'Ons familiebedrijf maakt al zestig jaar pompen. Sinds dit jaar zetten we elk kwartaal een hoek van de hal open voor een starter met een idee voor water. De eerste heeft meteen onze testbank gesloopt. Goed begin.',
      'Wat een oud bedrijf kan geven zonder geld: een draaibank, een inkoper met dertig jaar telefoonnummers en iemand die zegt dat het in 1994 ook al geprobeerd is.',
      'Er is weer een plek in de hal, vanaf volgende maand. Regio Zaandam. Huur nul, wel elke vrijdag vertellen wat je die week hebt geleerd.',
    ],
  },
  {
    firstName: 'Nina',
    lastName: 'Lambrechts',
    roles: ['investor'],
    jobTitle: 'Business angel',
    company: '',
    posts: [
      'Mijn eerste investering gedaan: 15.000 euro, in een bedrijf dat geluid uit schoolrefters haalt. Ik heb er twee weken wakker van gelegen en het daarna gewoon gedaan.',
      'Zijn er nog mensen die pas beginnen als angel en samen dossiers willen bekijken? Eén avond per maand, Mechelen, ieder leest er twee. Alleen zie ik te veel over het hoofd.',
      'Onze leesgroep is begonnen met zes. Eerste les: we waren het over bijna niets eens, en dat was precies het nut.',
    ],
  },
  {
    firstName: 'Jasper',
    lastName: 'Geerts',
    roles: ['investor', 'talent'],
    jobTitle: 'Zelfstandig bestuurder',
    company: '',
    posts: [
      "Ik zit in de raad van advies van vier jonge bedrijven. Mijn bijdrage bestaat voor negentig procent uit de vraag: 'En wie doet dat dan?'",
      'Een raad van advies hoeft niet duur te zijn. Twee mensen die niets van je nodig hebben, vier keer per jaar, een goede maaltijd en alle cijfers op tafel. Begin ermee vóór je ze nodig hebt.',
      'Volgende maand heb ik plaats voor een vijfde. Liefst een bedrijf met een product dat al verkocht wordt en een oprichter die te weinig slaapt.',
    ],
  },
  {
    firstName: 'Saskia',
    lastName: 'Oudejans',
    roles: ['investor'],
    jobTitle: 'Impactinvesteerder',
    company: 'Getijdenfonds Noord',
    posts: [
      'Wij meten bij elk bedrijf één ding dat beter wordt in de wereld. Eén. Wie er zeven noemt, weet meestal nog niet welke de echte is.',
      'Bezoek gebracht aan de straat in Leeuwarden waar veertien huizen een batterij delen. De bewoners legden het systeem beter uit dan welk plan ook. We praten verder.',
      'Het is rond: we stappen in bij een energiebedrijf dat begon met een lijstje op een koelkast. Gefeliciteerd aan iedereen die avonden lang aan keukentafels heeft gezeten.',
    ],
  },
];
