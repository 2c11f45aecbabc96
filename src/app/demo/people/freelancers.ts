import type { DemoPerson } from './demo-person.ts';

/** People who look for meaningful work. */
export const freelancers: DemoPerson[] = [
  {
    firstName: 'Daan',
    lastName: 'Hoekstra',
    roles: ['talent'],
    jobTitle: 'Productontwerper',
    company: '',
    email: 'talent@demo.localhost',
    posts: [
      'Ik heb drie jaar aan één product gewerkt en het ligt sinds gisteren in de winkel. Ik stond ernaast te wachten tot iemand het oppakte. Een mevrouw pakte het op, rook eraan en zette het terug.',
      "Beste briefing van het jaar, op een servet in een café in Delft: 'Mijn moeder moet het open krijgen.' Meer had ik niet nodig.",
      'Vanaf volgende maand heb ik weer drie dagen per week vrij. Het liefst werk ik voor een team dat met zijn handen denkt: karton, klei, een fietsband, maakt niet uit. Wie heeft er een goed probleem?',
    ],
  },
  {
    firstName: 'Silke',
    lastName: 'Coppens',
    roles: ['talent'],
    jobTitle: 'Financieel verantwoordelijke',
    company: '',
    posts: [
      "Ik doe de cijfers voor vier jonge bedrijven, telkens een dag per week. Het gesprek begint altijd hetzelfde: 'Ik heb het een beetje laten liggen.' Dat geeft niet. Breng alles mee, ook de ongeopende enveloppen.",
      'Kleine moeite, groot verschil: zet elke maandag op één blad wat er binnenkomt en buitengaat in de komende dertien weken. Niet mooi, wel eerlijk. Je slaapt er beter van dan van een jaarrekening.',
      'Er komt een dag vrij. Ik zoek een bedrijf van vijf tot twintig mensen in Antwerpen of omstreken dat uit de excel wil en nog geen voltijdse CFO kan betalen.',
    ],
  },
  {
    firstName: 'Rick',
    lastName: 'Zijlstra',
    roles: ['talent'],
    jobTitle: 'Verkoper',
    company: '',
    posts: [
      "Ik bel voor start-ups hun eerste honderd klanten op. Niet met een script. Met de vraag: 'Wat kostte u deze week te veel tijd?'",
      'Oprichters, neem je eigen telefoongesprekken eens op en luister ze terug. Ik deed het vandaag samen met iemand. Hij praatte 81 procent van de tijd. We hebben hartelijk gelachen en morgen doet hij het anders.',
      'Op zoek naar een klus met een deel vast en een deel provisie, voor een product dat ik zelf zou kopen. Regio Zwolle of alles wat per trein kan.',
    ],
  },
  {
    firstName: 'Yasmine',
    lastName: 'Jacobs',
    roles: ['talent'],
    jobTitle: 'HR-adviseur',
    company: '',
    posts: [
      "Een jong bedrijf vroeg me om hun 'cultuur op te schrijven'. Ik heb een week meegegeten aan tafel. Daar stond alles al.",
      'Je eerste aanwerving in België? Regel deze vier dingen op voorhand: sociaal secretariaat, arbeidsreglement, verzekering arbeidsongevallen en een plek om de jas te hangen. Dat laatste vergeten ze altijd.',
      'Ik begeleid aanwervingen voor teams tot dertig mensen en heb nog plaats voor één traject. We beginnen met schrappen in de vacaturetekst, wees gewaarschuwd.',
    ],
  },
  {
    firstName: 'Jeroen',
    lastName: 'Vos',
    roles: ['talent'],
    jobTitle: 'Fotograaf',
    company: '',
    posts: [
      "Vandaag portretten gemaakt van een team dat 'niet op de foto wil'. Truc: laat ze elkaar fotograferen en druk zelf af wanneer ze lachen om het resultaat.",
      'Ik ruil graag een dag fotografie tegen een dag hulp met mijn website. Hij is van 2014 en dat zie je.',
      'Ruil gelukt! Mijn site is nieuw, haar bakkerij staat op de foto met de lekkerste korst van Apeldoorn. Dit zouden we vaker moeten doen.',
    ],
  },
  {
    firstName: 'Hannah',
    lastName: 'Petit',
    roles: ['talent'],
    jobTitle: 'Jurist voor starters',
    company: '',
    posts: [
      'De duurste fout die ik deze maand zag: drie vrienden, één idee, geen aandeelhoudersovereenkomst. Ze zijn nog vrienden. Het bedrijf bestaat niet meer.',
      'Schrijf op één blad: wie doet wat, wie krijgt wat, en wat als er één stopt. Daarna mag er een jurist naar kijken. Maar dat eerste blad kan niemand voor jullie schrijven.',
      'Elke eerste vrijdag houd ik in Gent een open tafel voor starters met een juridische vraag. Twintig minuten per persoon, gratis, geen verkooppraatje.',
    ],
  },
  {
    firstName: 'Loes',
    lastName: 'Groen',
    roles: ['talent'],
    jobTitle: 'Communicatieadviseur',
    company: '',
    posts: [
      'Persbericht geschreven van precies vier zinnen. Drie regionale kranten namen het over, allemaal met de vierde zin erbij. Kort werkt.',
      "Waarom zegt iedereen 'wij ontzorgen'? Ik vroeg het vandaag aan een klant en na tien minuten stond er: 'U hoeft ons niet te bellen.' Verkocht meteen beter.",
      'Open voor een nieuwe opdracht vanaf volgende maand: twee dagen per week, iets met techniek dat in gewone taal moet. Utrecht, Hilversum of online.',
    ],
  },
  {
    firstName: 'Milan',
    lastName: 'Bertrand',
    roles: ['talent'],
    jobTitle: 'Machinebouwer in opleiding',
    company: '',
    posts: [
      "Ik heb mijn job in de logistiek opgezegd en volg nu een opleiding mechatronica. Met mijn 34 de oudste van de klas. De jongste noemt mij 'meneer', dat went niet.",
      'Ik zoek een stage van acht weken, liefst bij een klein bedrijf in Limburg waar ik alles mag zien en niet alleen de bezem. Ik kan solderen, lezen, luisteren en vroeg opstaan.',
      'Stage gevonden! Via een reactie hier, dus echt: bedankt. Ik begin maandag bij een bedrijf dat robots maakt voor bruggen, en mijn zoon vertelt het op de speelplaats aan iedereen.',
    ],
  },
  {
    firstName: 'Maaike',
    lastName: 'Veenstra',
    roles: ['talent'],
    jobTitle: 'Projectleider',
    company: '',
    posts: [
      'Ik ruim projecten op die vastzitten. Meestal is er niets mis met de mensen, maar weet niemand meer wie er ja mag zeggen. Dat zoek ik dan uit, met een appeltaart.',
      'Overdracht gedaan na vijf maanden Leeuwarden. Het mooiste moment: een vergadering die werd afgelast omdat er niets te bespreken viel.',
      'Wie zoekt er een rustig iemand voor een onrustig project? Ik ben beschikbaar, noordelijke helft van het land, taart inbegrepen.',
    ],
  },
];
