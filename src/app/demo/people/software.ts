import type { DemoPerson } from './demo-person.ts';

/** People who build software for manual work. */
export const softwarePeople: DemoPerson[] = [
  {
    firstName: 'Quinten',
    lastName: 'Maes',
    roles: ['entrepreneur'],
    jobTitle: 'CEO',
    company: 'Stempelklok Nova',
    posts: [
      'Twee jaar bouwen, veertien klanten, en vandaag voor het eerst een maand waarin er meer binnenkwam dan buitenging. Het scheelt 212 euro. Ik heb de schermafdruk ingekaderd.',
      'We zochten een verkoper en vonden er geen. Toen heb ik zelf drie maanden elke ochtend vijf mensen opgebeld. Ik weet nu waarom klanten nee zeggen, en dat had geen enkele verkoper me kunnen vertellen.',
      'Onze eerste medewerker begint maandag. Ik heb een bureau gekocht, een contract laten nalezen en drie keer de koffiemachine getest. Nog tips voor een eerste werkdag die goed voelt?',
      'Maandag was top, merci voor alle tips. De beste: laat iemand op dag één al iets kleins live zetten. Ze heeft een tikfout verbeterd die er al anderhalf jaar stond.',
    ],
  },
  {
    firstName: 'Lieke',
    lastName: 'Mulder',
    roles: ['entrepreneur'],
    jobTitle: 'Oprichter',
    company: 'Bonnetje Klaar',
    posts: [
      "Wij lezen bonnetjes voor zzp'ers en zetten ze netjes in de administratie. Record van vandaag: een klant die een schoenendoos met 1.312 bonnen kwam brengen. Persoonlijk. Op de fiets.",
      'Gestopt met een gratis proefmaand. In plaats daarvan bellen we iedereen binnen een uur na aanmelding. Kost ons een middag per week, en drie keer zo veel mensen blijven.',
      'Gezocht: een developer die net zo veel plezier beleeft aan een opgeloste afrondingsfout als wij. Utrecht, 32 uur, en niemand die je op zondag appt.',
    ],
  },
  {
    firstName: 'Mathias',
    lastName: 'Verbeke',
    roles: ['entrepreneur', 'talent'],
    jobTitle: 'Softwareontwikkelaar',
    company: 'Werfboek',
    posts: [
      'Aannemers schrijven alles op de achterkant van een pakje sigaretten. Werfboek is een dagboek voor de werf dat werkt met één hand, in de regen, zonder netwerk. De eerste vijf ploegen in Roeselare testen mee.',
      'Vandaag ontdekt dat mijn app in volle zon onleesbaar is. Had ik kunnen weten, als ik ooit buiten kwam. Hoog contrast is nu de standaard, ook voor wie binnen zit.',
      'Ik ben nog anderhalve dag per week te huren om dit allemaal te betalen. Typescript, databanken, en geduld met oude systemen.',
    ],
  },
  {
    firstName: 'Fatima',
    lastName: 'El Amrani',
    roles: ['entrepreneur'],
    jobTitle: 'CTO',
    company: 'Taalbrug Studio',
    posts: [
      "Wij maken brieven van gemeenten leesbaar. Deze week een brief van vier pagina's teruggebracht tot negen zinnen, samen met de mensen die hem kregen. De jurist was er ook bij en vond negen zinnen prima.",
      'Ons model verzon een termijn die er niet stond. Gevonden door een tester van 68 die elke zin naast het origineel legde. Sindsdien toont elke regel waar hij vandaan komt. Vertrouwen begint bij kunnen nakijken.',
      'Twee gemeenten zijn van proef naar contract gegaan. We kunnen een vierde collega aannemen: taalkundige met gevoel voor software of andersom. Den Haag, deels thuis.',
    ],
  },
  {
    firstName: 'Kobe',
    lastName: 'Segers',
    roles: ['entrepreneur'],
    jobTitle: 'Medeoprichter',
    company: 'Parkeerpaal',
    posts: [
      'Onze palen tellen vrije laadplaatsen voor vrachtwagens. Vier weken proef op een parking langs de E17 en de chauffeurs hebben er zelf al een bijnaam voor. Die kan ik hier niet zetten.',
      "Een investeerder vroeg: 'Wat als een grote speler dit morgen ook doet?' Ik zei: dan weten we tenminste dat het een goed idee was. Het bleef lang stil, en toen kregen we een tweede gesprek.",
      'Vraag voor wie al kapitaal ophaalde: hoeveel maanden heeft het bij jullie geduurd van eerste koffie tot geld op de rekening? Wij zitten aan vijf en ik weet niet of dat traag is.',
    ],
  },
  {
    firstName: 'Iris',
    lastName: 'van Leeuwen',
    roles: ['talent'],
    jobTitle: 'Productmanager',
    company: '',
    posts: [
      'Na negen jaar in loondienst sta ik sinds deze maand ingeschreven bij de KVK. Het voelt tegelijk volwassen en alsof ik spijbel.',
      'Mijn eerste opdracht als zelfstandige: een team helpen kiezen wat ze níét gaan bouwen. Van 64 wensen naar 6. Het applaus was aarzelend, de opluchting groot.',
      "Hoe gaan andere zzp'ers om met een klant die elke week 'nog één klein dingetje' heeft? Ik wil aardig blijven en ook mijn avonden houden.",
    ],
  },
  {
    firstName: 'Tuur',
    lastName: 'Michiels',
    roles: ['talent'],
    jobTitle: 'Data-engineer',
    company: '',
    posts: [
      'Een rapport dat elke nacht vier uur draaide, loopt nu in drie minuten. De oorzaak was één ontbrekende index. Ik factureer er een halve dag voor en voel me een oplichter.',
      "Iemand goesting om maandelijks samen te zitten met andere data-mensen in Leuven? Geen sprekers, geen dia's. Iedereen brengt één probleem mee en gaat naar huis met een ander.",
      'De eerste avond was met negen. Drie problemen opgelost, twee erger gemaakt. Volgende maand opnieuw, wie wil mag een stoel meebrengen.',
    ],
  },
  {
    firstName: 'Roos',
    lastName: 'Brouwer',
    roles: ['entrepreneur'],
    jobTitle: 'Oprichter',
    company: 'Stamtafel Digitaal',
    posts: [
      'Verenigingen draaien op één vrijwilliger met een spreadsheet. Valt die weg, dan valt alles weg. Wij maken ledenbeheer dat je in een kwartier kunt overdragen. Een dartclub in Enschede heeft dat vanavond getimed: elf minuten.',
      'We overwegen om voor clubs onder de honderd leden niets te vragen. Dat is bijna de helft van onze gebruikers. Dom of slim? Ik hoor graag van mensen die het andersom deden.',
      'Besloten: gratis onder de vijftig leden, daarboven een tientje per maand. Dank voor het meedenken, vooral aan degene die mij haar hele prijsgeschiedenis mailde.',
    ],
  },
  {
    firstName: 'Elena',
    lastName: 'Moens',
    roles: ['talent'],
    jobTitle: 'Frontend-ontwikkelaar',
    company: '',
    posts: [
      'Vandaag een formulier getest met iemand die blind is en sneller typt dan ik. Op veld drie zat ze vast, door mijn mooie datumkiezer. Er staat nu gewoon een tekstveld. Iedereen blij, ik ook.',
      'Ik zoek vanaf volgende maand een vaste plek in een klein team, liefst iets met een maatschappelijk randje. Brussel, Mechelen of van thuis uit. Vier vijfde heeft mijn voorkeur.',
      'Drie gesprekken gehad via dit netwerk en overal werd ik behandeld als een mens. Dat mag ook eens gezegd worden.',
    ],
  },
];
