import type { DemoPerson } from './demo-person.ts';

/** People who make, sell and save food. */
export const foodPeople: DemoPerson[] = [
  {
    firstName: 'Lotte',
    lastName: 'Claeys',
    roles: ['entrepreneur'],
    jobTitle: 'Oprichter',
    company: 'Ovenmaat',
    email: 'ondernemer@demo.localhost',
    posts: [
      "Een jaar geleden stond ik nog zelf om drie uur 's nachts deeg te wegen. Vandaag tekende de eerste bakkerij voor Ovenmaat, onze planner voor de nachtploeg. Eén klant, drie ovens, en ik heb een traan gelaten in de auto.",
      "Les van deze maand: bakkers lezen geen handleidingen. We hebben de hele uitleg geschrapt en vervangen door één knop, 'Doe zoals gisteren'. Sindsdien belt er niemand meer.",
      'Onze eerste tien bakkers plannen hun nacht nu met Ovenmaat. Ik zoek een CTO die mee in de zaak stapt: wel aandelen, in het begin een bescheiden loon, en elke vrijdag verse koffiekoeken. Wie kent iemand in de buurt van Gent?',
      'Dank aan iedereen die vorige week een CTO voorstelde. Ik heb met zeven mensen koffie gedronken en twee van hen mochten al een nacht meedraaien in een bakkerij. Wie dan nog wil, meent het.',
    ],
  },
  {
    firstName: 'Sjoerd',
    lastName: 'Bosma',
    roles: ['entrepreneur'],
    jobTitle: 'Teler en oprichter',
    company: 'Peulwerk Oost',
    posts: [
      'Dit seizoen vier hectare veldbonen geoogst voor onze burgers. De droger ging op dag twee stuk, dus we hebben met zes man en drie ventilatoren doorgehaald. Alles is binnen.',
      "Vraag aan de foodmensen hier: hoe rekenen jullie de statiegeldkratten door aan horeca? Wij raken er per maand zo'n veertig kwijt en ik wil niet degene zijn die elke week boos belt.",
      'Morgen proeven drie bedrijfskantines in Zwolle onze bonenburger. Ik heb er tweehonderd in de koelbox staan en slaap vannacht waarschijnlijk slecht.',
    ],
  },
  {
    firstName: 'Hanne',
    lastName: 'Vermeulen',
    roles: ['entrepreneur'],
    jobTitle: 'Medeoprichter',
    company: 'Zoutvinger',
    posts: [
      'We kweken zeekraal in containers, zonder zee in de buurt. Na elf mislukte bakken weten we eindelijk dat het aan het licht lag en niet aan het zout. Elf. Ik heb er een tabel van.',
      'Iemand ervaring met het FAVV en een productieruimte die je deelt met een andere starter? Wij hebben een mooie plek in Oostende gevonden, maar ik wil eerst weten wat er apart moet.',
      'Twee restaurants in Brugge nemen vanaf volgende week vast af. Kleine bedragen, maar het zijn koks die terugbellen om méér te vragen. Daar doe je het voor.',
    ],
  },
  {
    firstName: 'Marloes',
    lastName: 'Kuipers',
    roles: ['entrepreneur'],
    jobTitle: 'Eigenaar',
    company: 'De Derde Portie',
    posts: [
      'Wij koken met wat groothandels overhouden. Vandaag: vierhonderd kilo paprika. Er gaat dus heel Arnhem aan de soep.',
      'We draaien nu acht maanden en ik heb eindelijk durven uitrekenen wat een maaltijd ons echt kost, met mijn eigen uren erbij. Conclusie: vijftig cent te goedkoop verkocht. De prijs gaat omhoog en ik leg aan elke klant uit waarom.',
      'Update over de prijsverhoging: van de eenenveertig vaste klanten is er één gestopt. Ik heb hier weken tegenop gezien. Doe het gewoon.',
    ],
  },
  {
    firstName: 'Arne',
    lastName: 'Lauwers',
    roles: ['entrepreneur'],
    jobTitle: 'Brouwer',
    company: 'Gistmeter',
    posts: [
      "Onze sensor meet in de tank hoe de gisting loopt, zodat een kleine brouwer 's nachts kan slapen. Het prototype hangt sinds maandag in een brouwerij in Leuven en stuurt al zestig uur zonder onderbreking.",
      'Eerste echte storing: de brouwer had de sensor mee afgewassen. Hij deed het nog. De behuizing is dus beter dan ik dacht.',
      'Zoekt er iemand een stageplek embedded software? Je werkt aan echte tanks, niet aan een demo-opstelling, en de vrijdagmiddag verloopt zoals je denkt.',
    ],
  },
  {
    firstName: 'Esra',
    lastName: 'Yilmaz',
    roles: ['entrepreneur', 'talent'],
    jobTitle: 'Foodontwikkelaar',
    company: 'Kaasbaken',
    posts: [
      'Na vier jaar recepten maken voor anderen werk ik aan iets van mezelf: een verse kaas op basis van lupine. Versie 14 smaakt voor het eerst naar iets dat ik zou kopen.',
      'Gisteren een proeftafel gehouden in Rotterdam met dertig vreemden. Twaalf vonden het lekker, tien twijfelden en acht waren pijnlijk eerlijk. Aan die acht heb ik het meest.',
      'Ik heb nog twee dagen per week ruimte als productontwikkelaar. Sauzen, zuivel, alles wat gist. Stuur gerust een bericht, ook als je nog niet precies weet wat je zoekt.',
    ],
  },
  {
    firstName: 'Wout',
    lastName: 'Goossens',
    roles: ['entrepreneur'],
    jobTitle: 'Zaakvoerder',
    company: 'Moestuinbus',
    posts: [
      'Onze omgebouwde bus staat elke woensdag aan een andere school in Mechelen. Vandaag hebben drieëntwintig kinderen voor het eerst een radijs uit de grond getrokken. Er werd gegild.',
      'Moet ik voor workshops aan scholen 21% btw rekenen of zijn die vrijgesteld? Mijn boekhouder zegt het ene, een collega het andere. Wie heeft dit al eens echt laten uitzoeken?',
      'Antwoord gevonden op mijn btw-vraag, met dank aan drie mensen van hier: het hangt af van wie de les organiseert. Ik heb het zwart op wit gevraagd en schrijf er een blaadje over voor wie hetzelfde doet.',
    ],
  },
  {
    firstName: 'Nienke',
    lastName: 'Postma',
    roles: ['entrepreneur'],
    jobTitle: 'Oprichter',
    company: 'Graanwacht',
    posts: [
      'Wij maken een prikstok die in een graansilo voelt waar het warm wordt. De eerste tien gaan volgende week naar akkerbouwers in Groningen. Ze mogen ermee gooien, dat is de test.',
      'Iets waar ik vooraf nooit aan gedacht had: in een silo is geen bereik. We sturen de metingen nu pas door als de trekker langsrijdt.',
      "Van de tien prikstokken zijn er negen terug. Nummer tien zit volgens de boer 'ergens in de tarwe'. De andere negen werken nog, en zeven boeren willen ze houden.",
    ],
  },
  {
    firstName: 'Femke',
    lastName: 'Baert',
    roles: ['talent'],
    jobTitle: 'Verpakkingsontwerper',
    company: '',
    posts: [
      'Vandaag een doos ontworpen die zonder lijm dichtblijft en toch door een postsorteerder komt. Zeven vouwen, één stuk karton, geen plastic. Ik ben er onnozel trots op.',
      'Vanaf de eerste van de maand kan ik weer een opdracht aannemen, liefst bij een jong voedingsmerk. Ik zit in Kortrijk en kom graag eerst een dag aan jullie inpaktafel staan: daar leer ik het meest.',
      'Tip voor wie voor het eerst verpakkingen bestelt: vraag altijd een proefdruk op het échte materiaal. Op het scherm was het zalmroze, op karton was het pleister.',
    ],
  },
];
