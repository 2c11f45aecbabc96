import type { DemoPerson } from './demo-person.ts';

/** People in education, stories, shops and meeting places. */
export const culturePeople: DemoPerson[] = [
  {
    firstName: 'Sofie',
    lastName: 'Bauwens',
    roles: ['entrepreneur'],
    jobTitle: 'Oprichter',
    company: 'Leeslicht',
    posts: [
      "Onze voorleeslamp projecteert het verhaal op het plafond, zodat een kind met dyslexie meekijkt terwijl het luistert. Twintig gezinnen testen thuis. Eén papa schreef: 'Hij vroeg om nog een hoofdstuk. Dat is nog nooit gebeurd.'",
      'Rechten op kinderboeken verkrijgen duurt langer dan een lamp bouwen. Gelukkig zijn er kleine uitgevers die gewoon de telefoon opnemen.',
      'We zoeken vijf scholen in Vlaams-Brabant voor een proef van zes weken. We brengen de lampen, de handleiding is één blad en achteraf mogen jullie er twee houden.',
    ],
  },
  {
    firstName: 'Wouter',
    lastName: 'Dijkstra',
    roles: ['entrepreneur'],
    jobTitle: 'Eigenaar',
    company: 'Boekenboot',
    posts: [
      'Vanaf vandaag ligt er een boekhandel aan de kade in Zutphen. Hij drijft, hij deint een beetje en alle kasten hebben een latje. Kom langs, de koffie staat vast.',
      'Eerste maand achter de rug: 611 boeken, twee regenbuien binnen en een klant die vroeg of we ook op bestelling varen. Dat doen we dus nu, op zondag.',
      'Ik zoek iemand voor de zaterdag die van lezen houdt, niet zeeziek wordt en om vijf uur vrolijk de luiken sluit.',
    ],
  },
  {
    firstName: 'Charlotte',
    lastName: 'Wuyts',
    roles: ['entrepreneur'],
    jobTitle: 'Geluidskunstenaar',
    company: 'Hoorplaats',
    posts: [
      'Stadswandelingen zonder scherm: je hoort een straat zoals ze honderd jaar geleden klonk. Onze eerste route in Lier is opgenomen met acht bewoners ouder dan 85. Eén van hen deed de melkboer na. Uit het hoofd.',
      'Weet iemand hoe je als klein bedrijf afspraken maakt over auteursrecht met vrijwillige vertellers? Ik wil dat zij er iets aan hebben als het later geld opbrengt.',
      'De route is open en er is meteen een tweede stad die belt. We doen het, maar pas als we weer acht stemmen hebben die het zelf hebben meegemaakt.',
    ],
  },
  {
    firstName: 'Willemijn',
    lastName: 'Prins',
    roles: ['entrepreneur'],
    jobTitle: 'Directeur',
    company: 'Praktijklokaal',
    posts: [
      'Mbo-studenten die een echte opdracht van een echte ondernemer oplossen, dat is alles wat we doen. Dit halfjaar: een slagerij die wilde weten waarom er na vieren niemand meer komt. Antwoord: de bus stopt sinds kort aan de overkant.',
      'We hebben voor de volgende ronde nog drie ondernemers nodig rond Deventer. Je brengt een vraag mee en twee uur per week. Je krijgt er zes eigenwijze studenten voor.',
      "Slotpresentaties gehad. De slager was er met zijn hele gezin en kondigde aan dat hij zijn deur verplaatst. Ik heb zelden zo'n trotse groep gezien.",
    ],
  },
  {
    firstName: 'Jonas',
    lastName: 'Mertens',
    roles: ['entrepreneur'],
    jobTitle: 'Uitbater',
    company: 'De Nieuwe Klinker',
    posts: [
      'We maken van een leegstaande drukkerij in Vilvoorde een huis voor twintig kleine bedrijven. De helft van de plekken is al besproken, terwijl er nog geen toilet is.',
      'Er is een toilet!\n\nEn ook: internet, verwarming in twee van de drie zalen, en een keuken die iemand zijn oude was. Eerste huurders trekken maandag in.',
      'Nog vier plekken vrij. Liefst makers of mensen die dingen repareren, we hebben al genoeg mensen met een laptop. Kom donderdag eens mee aan tafel, er is soep om twaalf uur.',
    ],
  },
  {
    firstName: 'Tessa',
    lastName: 'Blom',
    roles: ['entrepreneur', 'talent'],
    jobTitle: 'Illustrator',
    company: 'Inktvlek en Co',
    posts: [
      'Ik teken vergaderingen. Klinkt als niks, maar na twee uur weet iedereen ineens wat er besloten is, omdat het op drie meter papier aan de muur hangt.',
      "Mijn tarief is dit jaar voor het eerst omhoog gegaan en er is niemand weggelopen. Ik had het zinnetje 'vanaf nu reken ik' twintig keer geoefend voor de spiegel.",
      'Volgende week ben ik toevallig drie dagen in Vlaanderen. Wie in Gent, Brugge of Kortrijk een sessie wil laten tekenen: ik plak er graag een dag aan vast.',
    ],
  },
  {
    firstName: 'Britt',
    lastName: 'Smets',
    roles: ['entrepreneur'],
    jobTitle: 'Winkelier',
    company: 'Zonder Zakje',
    posts: [
      'Drie jaar verpakkingsvrije winkel in Hasselt. In het begin woog ik alles twee keer uit angst voor fouten, nu doen klanten het zelf en brengen ze me recepten. Dank je wel, allemaal.',
      'De facturen aan mijn zakelijke klanten gaan nu via Peppol, en ik had er schrik van. Het heeft me welgeteld één namiddag gekost. Wie nog twijfelt over de overstap: bel me, ik leg het uit in gewone taal.',
      'De winkel hiernaast staat leeg en ik zou er een leenbibliotheek voor keukengerief van willen maken. Wie wil er mee instappen? Ik breng klanten en twee fonduestellen in.',
    ],
  },
  {
    firstName: 'Niels',
    lastName: 'Sluiter',
    roles: ['entrepreneur'],
    jobTitle: 'Theatermaker',
    company: 'Het Proeflokaal',
    posts: [
      "We spelen moeilijke gesprekken na voor leidinggevenden, met echte acteurs. Vandaag heeft een directeur van tweehonderd mensen voor het eerst hardop 'het spijt me' gezegd. Tegen een acteur, maar toch.",
      'Vraag: hoe leg je aan een inkoopafdeling uit wat je levert als het geen training, geen advies en geen voorstelling is? Het formulier heeft maar drie vakjes.',
      "Wij hebben het vakje 'Overig' aangekruist en de opdracht gekregen. Soms is het leven eenvoudig.",
    ],
  },
  {
    firstName: 'Camille',
    lastName: 'Leclercq',
    roles: ['talent'],
    jobTitle: 'Vertaler en copywriter',
    company: '',
    posts: [
      "Nederlands, Frans en alles wat ertussen zit. Vandaag een webshop vertaald waar 'solden' in Nederland niemand iets zei en 'korting' in Vlaanderen koel klonk. Het werd 'eindereeks'. Iedereen content.",
      'Als jullie een tekst laten vertalen: geef je vertaler één klant om mee te bellen. Ik schrijf anders als ik weet wie het leest.',
      'Ik heb weer plaats voor twee vaste klanten, het liefst ondernemers die in beide landen verkopen. Een proefvertaling van een halve pagina kost niets.',
    ],
  },
];
