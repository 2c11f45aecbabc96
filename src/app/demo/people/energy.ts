import type { DemoPerson } from './demo-person.ts';

/** People in energy, water and circular materials. */
export const energyPeople: DemoPerson[] = [
  {
    firstName: 'Thijs',
    lastName: 'Wiersma',
    roles: ['entrepreneur'],
    jobTitle: 'Oprichter',
    company: 'Wijkvonk',
    posts: [
      "In onze straat in Leeuwarden delen nu veertien huizen één batterij. Vorige maand hebben we samen minder piekstroom gebruikt dan drie losse huizen ervoor. De buurman die het 'gedoe' vond, houdt nu de lijstjes bij.",
      'Wie weet hoe lang een aanvraag voor een zwaardere aansluiting bij jullie duurde? Wij wachten zeven maanden en mogen nog steeds alleen hopen.',
      'Tweede straat is rond! Zestien huizen, een oude melkfabriek als opstelplaats en een gemeente die binnen een week antwoordde. Het kan dus.',
      "Gevraagd: iemand die bewonersavonden kan leiden zonder presentatie van veertig dia's. Je krijgt er betaalde avonden, koffie en soms ruzie voor terug.",
    ],
  },
  {
    firstName: 'Jolien',
    lastName: 'Hendrickx',
    roles: ['entrepreneur'],
    jobTitle: 'Bio-ingenieur',
    company: 'Slibgoud',
    posts: [
      'Wij halen fosfor uit het slib van kleine waterzuiveringen. Vandaag kwam de eerste emmer korrels uit onze installatie in Turnhout. Het ziet eruit als kattengrind en ik kan er de hele dag naar kijken.',
      'Onze subsidieaanvraag is afgekeurd op één bijlage. Eén. We dienen opnieuw in en deze keer leest iemand na die níét van ons bedrijf is. Aanrader voor iedereen.',
      'De tweede aanvraag is goedgekeurd. Dank aan de drie mensen van dit netwerk die een avond vrijmaakten om dertig bladzijden ambtelijke taal na te lezen.',
    ],
  },
  {
    firstName: 'Pim',
    lastName: 'Oosterhuis',
    roles: ['entrepreneur'],
    jobTitle: 'Technisch directeur',
    company: 'Regenregister',
    posts: [
      'Een slimme regenton klinkt als iets waar niemand op wacht. Tot een gemeente er driehonderd bestelt omdat het riool het niet meer trekt. We zijn even stil.',
      'De kleine lettertjes van een aanbesteding: je moet drie referenties van vergelijkbare omvang hebben. Als starter heb je die nooit. Hoe hebben jullie dat opgelost, samen met een grotere partij?',
      'De eerste vijftig tonnen staan in Tilburg. Bij twee zat al een kikker, dat noemen we maar ecologische meerwaarde.',
    ],
  },
  {
    firstName: 'Ruben',
    lastName: 'De Ridder',
    roles: ['entrepreneur'],
    jobTitle: 'Zaakvoerder',
    company: 'Tweede Dak',
    posts: [
      'We halen dakpannen van huizen die gesloopt worden, testen ze en verkopen ze per vierkante meter. Vandaag de grootste partij ooit: een volledige hoeve in Diksmuide, 11.000 stuks, met de hand.',
      'Zoeken wij nog altijd: twee mensen die niet bang zijn van een ladder en wel van slordig werk. Opleiding krijg je van ons, een rijbewijs B komt van pas.',
      'Een architect vroeg om een technische fiche van een pan uit 1932. We hebben er een gemaakt. Getest op vorst, water en breuk, en hij doet het beter dan menige nieuwe.',
    ],
  },
  {
    firstName: 'Floor',
    lastName: 'Verhoef',
    roles: ['entrepreneur', 'investor'],
    jobTitle: 'Ondernemer',
    company: 'Lichtrest',
    posts: [
      'Vijf jaar geleden begon ik met één bestelbus vol afgedankte ledlampen. Vandaag is het bedrijf overgedragen aan de twee mensen die het al lang beter konden dan ik. Ik blijf nog een dag per week, om in de weg te lopen.',
      'Na de verkoop kreeg ik veel vragen over wat ik anders zou doen. Eén ding: eerder een boekhouder die nee durft te zeggen.',
      'Ik steek een deel van de opbrengst in drie jonge circulaire bedrijven. Kleine bedragen, wel elke maand een dag meewerken. Heb je een werkplaats en een probleem? Laat van je horen.',
    ],
  },
  {
    firstName: 'Margot',
    lastName: 'Thys',
    roles: ['talent'],
    jobTitle: 'Energie-adviseur',
    company: '',
    posts: [
      'Vandaag vijf bakkers, twee kappers en een wasserij bezocht met een warmtecamera. De kapper wint: de boiler stond naast de frigo en ze vochten al jaren met elkaar.',
      'Ik doe dit werk nu als zelfstandige in bijberoep en zou graag overstappen naar hoofdberoep. Wie heeft die sprong gemaakt met een gezin en een lening, en wat had je graag vooraf geweten?',
      'Zoveel reacties op mijn vraag over de sprong naar hoofdberoep, merci allemaal. De rode draad: zes maanden vaste kosten opzij en één klant die je al kent. Ik zit aan vier maanden en anderhalve klant.',
    ],
  },
  {
    firstName: 'Jorrit',
    lastName: 'Terpstra',
    roles: ['talent'],
    jobTitle: 'Installateur warmtepompen',
    company: '',
    posts: [
      'Tip van de werkvloer: wie een warmtepomp ontwerpt, mag best één keer zelf op zijn buik in een kruipruimte de leiding aansluiten. Daarna zit het ventiel ineens op een slimme plek.',
      'Ik geef les aan zij-instromers, elke zaterdag in Assen. De groep bestaat uit een kok, een leraar Duits en twee ex-bankiers. De kok is het snelst.',
      'Heeft een fabrikant hier behoefte aan iemand die prototypes in echte huizen wil testen? Ik heb gereedschap, klanten die het leuk vinden en een grote mond.',
    ],
  },
  {
    firstName: 'Amber',
    lastName: 'Lemmens',
    roles: ['entrepreneur'],
    jobTitle: 'Medeoprichter',
    company: 'Draadkracht',
    posts: [
      'Wij maken isolatie van versleten werkkledij. Vandaag de brandtest gehaald, in één keer. Mijn vennoot heeft gewed dat het niet zou lukken en moet nu een week koken.',
      "Vraagje: hoe verzekeren jullie een voorraad die officieel 'afval' heet? De eerste makelaar hing op toen hij het woord hoorde.",
      'Zestig balen isolatie vertrokken naar een schoolproject in Genk. Iemand op de werf vroeg of er nog naamkaartjes in zaten. Ja, één. Dag Rudy.',
    ],
  },
  {
    firstName: 'Hidde',
    lastName: 'Langerak',
    roles: ['entrepreneur'],
    jobTitle: 'Schipper en oprichter',
    company: 'Stille Schroef',
    posts: [
      'Onze eerste elektrische sloep vaart dagelijks pakjes rond in Utrecht. Na dertig dagen: nul vertraging, één meeuw aan boord en een batterij die beter presteert dan het rekenmodel.',
      'Wat geen enkel businessplan vertelt: bruggen. Drie centimeter te hoog en je route is veertig minuten langer.',
      'Volgende week op de havendag in Dordrecht. Wie wil meevaren en meedenken over de volgende boot, ik heb acht plekken en genoeg broodjes.',
    ],
  },
];
