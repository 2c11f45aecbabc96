import type { Chapter } from './chapter.ts';

/** The second half of the guide, from the first contract to the first ninety days. */
export const closing: Chapter[] = [
  {
    title: 'Een contract dat je leest',
    blocks: [
      {
        kind: 'text',
        text: 'Een goed contract is kort en gaat over het werk. Je schrijft het voor de dag waarop jij en je klant het oneens zijn. Deze punten staan erin:',
      },
      {
        kind: 'checks',
        items: [
          'Wie de partijen zijn, met hun nummer en adres, en wie mag tekenen.',
          'Het resultaat, en wat er uitdrukkelijk niet bij hoort.',
          'De planning, en wat je klant wanneer aanlevert.',
          'De prijs, wat meerwerk kost en hoe je dat vooraf laat goedkeuren.',
          'Wanneer je factureert, binnen hoeveel dagen betaald wordt en wat er bij te late betaling gebeurt.',
          'Wanneer het werk is aanvaard.',
          'Wie de rechten op het werk krijgt, en dat die pas overgaan na betaling.',
          'Tot welk bedrag je aansprakelijk bent, en voor welke schade niet.',
          'Wat vertrouwelijk is, en wie welke persoonsgegevens verwerkt.',
          'Hoe ieder kan stoppen, en wat er dan betaald wordt.',
          'Welk recht geldt, en welke rechter bevoegd is.',
        ],
      },
      { kind: 'heading', text: 'Zelfstandig op papier en in het echt' },
      {
        kind: 'text',
        text: 'Werk je zoals een werknemer, dan kan een overheid of rechter je zo zien, wat het contract ook zegt. Spreek daarom een resultaat af, plan zelf je werk, gebruik je eigen middelen, en zorg dat je ook voor anderen kunt werken.',
      },
    ],
  },
  {
    title: 'Facturen en geld',
    blocks: [
      { kind: 'facts', topic: 'invoices' },
      { kind: 'heading', text: 'Wat er meestal op een factuur staat' },
      {
        kind: 'checks',
        items: [
          'Je naam, adres, ondernemings- of KVK-nummer en btw-nummer.',
          'De naam, het adres en, bij een onderneming, het btw-nummer van je klant.',
          'Een opvolgend nummer en de datum.',
          'Wat je leverde, hoeveel en wanneer.',
          'Het bedrag zonder btw, het btw-tarief en het btw-bedrag, of de reden waarom er geen btw is.',
          'De vervaldatum, je rekeningnummer en een mededeling.',
        ],
      },
      {
        kind: 'note',
        text: 'Kijk de verplichte vermeldingen na bij de FOD Financiën of de Belastingdienst: voor sommige diensten gelden er meer.',
      },
      { kind: 'heading', text: 'Drie rekeningen' },
      {
        kind: 'list',
        items: [
          'Zaak: hier komt elke betaling binnen en gaan je kosten af.',
          'Apart: zet de btw en een vast deel voor belasting en bijdragen hier op de dag dat je betaald wordt.',
          'Privé: betaal jezelf elke maand hetzelfde bedrag, ook in een goede maand.',
        ],
      },
      {
        kind: 'text',
        text: 'Bel bij een late betaling op de dag na de vervaldatum. Wie belt, wordt eerder betaald dan wie mailt. Blijft het stil, stuur dan een herinnering met een nieuwe datum, en daarna een ingebrekestelling.',
      },
    ],
  },
  {
    title: 'Verzekeren wat je niet zelf kunt dragen',
    blocks: [
      {
        kind: 'text',
        text: 'Verzeker geen ongemak, verzeker een ramp. Stel bij elk risico twee vragen: hoe groot is de schade, en hoelang houd ik het zonder hulp vol?',
      },
      {
        kind: 'list',
        items: [
          'Aansprakelijkheid van je zaak: je maakt bij een klant iets stuk of iemand komt ten val.',
          'Beroepsaansprakelijkheid: een fout in je advies, ontwerp of code kost je klant geld.',
          'Inkomen bij ziekte of ongeval: wat je van de overheid krijgt, verschilt sterk per land en is zelden genoeg.',
          'Rechtsbijstand: iemand die je helpt bij een onbetaalde factuur of een conflict.',
          'Pensioen: begin klein en vroeg, en laat je boekhouder kijken wat fiscaal telt.',
        ],
      },
      {
        kind: 'text',
        text: 'Vraag bij je beroepsvereniging na of een verzekering voor jouw beroep verplicht is. Vergelijk eerst wat niet gedekt is, dan pas de prijs.',
      },
    ],
  },
  {
    title: 'Je eerste negentig dagen',
    blocks: [
      { kind: 'heading', text: 'Week 1 en 2: klaar om te leveren' },
      {
        kind: 'checks',
        items: [
          'Inschrijving, rekening, verzekeringen en software zijn rond.',
          'Eén pagina of profiel zegt wat je doet, voor wie, en hoe men je bereikt.',
          'Een sjabloon voor offerte, contract en factuur ligt klaar.',
        ],
      },
      { kind: 'heading', text: 'Week 3 tot 6: de eerste klant' },
      {
        kind: 'checks',
        items: [
          'Dertig mensen die je kent, weten persoonlijk dat je begonnen bent.',
          'Elke week twee gesprekken met iemand die zou kunnen kopen.',
          'Eén kleine opdracht aanvaard, geleverd en gefactureerd.',
        ],
      },
      { kind: 'heading', text: 'Week 7 tot 10: ritme' },
      {
        kind: 'checks',
        items: [
          'Eén vaste halve dag voor papier en één voor nieuwe klanten.',
          'Na elke opdracht gevraagd wat beter kon, en of je de naam van de klant mag noemen.',
          'Uren bijgehouden, ook die niemand betaalt: dan klopt je volgende tarief.',
        ],
      },
      { kind: 'heading', text: 'Week 11 tot 13: bijsturen' },
      {
        kind: 'checks',
        items: [
          'Dagtarief opnieuw berekend met je echte dagen en kosten.',
          'Eerste btw-aangifte gedaan, en het geld voor belasting staat apart.',
          'Eén gesprek met je boekhouder over het komende jaar.',
          'Gekozen waarmee je stopt, waarmee je doorgaat en wie je erbij nodig hebt.',
        ],
      },
    ],
  },
];
