import type { Chapter } from './chapter.ts';
import { closing } from './closing-chapters.ts';

const opening: Chapter[] = [
  {
    title: 'Klopt je plan?',
    blocks: [
      {
        kind: 'text',
        text: 'Voor jezelf beginnen hoeft niet in één sprong. De meeste freelancers die het volhouden, wisten vóór hun start drie dingen: wie hun eerste klant is, wat die wil betalen, en hoelang ze het zonder inkomen volhouden. Begin daarmee, en niet met een logo.',
      },
      { kind: 'heading', text: 'Schrijf het op één blad' },
      {
        kind: 'checks',
        items: [
          'Wat je doet, in een zin die je buurvrouw begrijpt.',
          'Voor wie je het doet, met de naam van drie mogelijke klanten.',
          'Welk probleem je oplost, en wat dat probleem hen vandaag kost.',
          'Wat je anders doet dan wie het nu al doet.',
          'Hoeveel je per maand nodig hebt om te leven, en hoeveel maanden je gespaard hebt.',
          'Wanneer je stopt of bijstuurt als het niet loopt. Kies die datum nu, met een koel hoofd.',
        ],
      },
      { kind: 'heading', text: 'Praat met tien mensen' },
      {
        kind: 'text',
        text: 'Vraag niet of ze je idee goed vinden: bijna iedereen zegt ja. Vraag hoe ze het nu oplossen, wanneer ze daar voor het laatst last van hadden en wat ze er toen voor betaalden. Wie vandaag al betaalt, is een klant. Wie het “interessant” vindt, is een kennis.',
      },
      {
        kind: 'text',
        text: 'Naast een baan beginnen is een goede test. Lees dan eerst je arbeidsovereenkomst: moet je het melden, en mag je voor klanten van je werkgever werken?',
      },
    ],
  },
  {
    title: 'Starten in België',
    blocks: [
      { kind: 'text', text: 'De volgorde is belangrijk: sommige stappen moeten rond zijn voordat je je eerste opdracht uitvoert.' },
      { kind: 'facts', topic: 'start-belgium' },
      { kind: 'heading', text: 'Checklist' },
      {
        kind: 'checks',
        items: [
          'Eenmanszaak of vennootschap gekozen, met een boekhouder besproken.',
          'Nagekeken of je beroep een vergunning of een diploma vraagt.',
          'Een zichtrekening alleen voor je zaak geopend.',
          'Afspraak bij een ondernemingsloket: activiteiten en startdatum liggen klaar.',
          'Btw-regeling gekozen.',
          'Aangesloten bij een sociaal verzekeringsfonds, en je ziekenfonds verwittigd.',
          'Software gekozen die gestructureerde e-facturen verstuurt en ontvangt.',
          'Verzekeringen vergeleken.',
        ],
      },
    ],
  },
  {
    title: 'Starten in Nederland',
    blocks: [
      { kind: 'text', text: 'Eén afspraak bij KVK zet veel in gang. Bereid die dus goed voor.' },
      { kind: 'facts', topic: 'start-netherlands' },
      { kind: 'heading', text: 'Checklist' },
      {
        kind: 'checks',
        items: [
          'Rechtsvorm gekozen; bij een bv een notaris gezocht.',
          'Bedrijfsnaam opgezocht in het Handelsregister en in het merkenregister.',
          'Inschrijving online voorbereid met DigiD, afspraak bij KVK gemaakt.',
          'Nagekeken of je beroep een vergunning of registratie vraagt.',
          'Een zakelijke rekening geopend.',
          'Btw-nummers ontvangen, en de datums van je aangiften in je agenda gezet.',
          'Administratie ingericht: facturen, bonnen, uren en kilometers.',
          'Nagedacht over arbeidsongeschiktheid en pensioen; niemand regelt dat voor je.',
        ],
      },
      {
        kind: 'note',
        text: 'Werk je in het andere land ter plaatse? Lees dan eerst de pagina over detachering: er kunnen een melding en een A1-verklaring bij horen.',
      },
    ],
  },
  {
    title: 'Je dagtarief',
    blocks: [
      {
        kind: 'text',
        text: 'Een loon en een tarief zijn niet te vergelijken. Van je tarief betaal je ook de dagen waarop niemand je inhuurt, je belasting en bijdragen, je kosten en je pensioen. Reken daarom van onderen naar boven.',
      },
      {
        kind: 'list',
        items: [
          'Begin met wat je netto per jaar wilt overhouden.',
          'Tel belasting en sociale bijdragen erbij. Vraag je boekhouder naar een percentage dat bij jou past.',
          'Tel er een deel bij voor pensioen en een buffer voor magere maanden.',
          'Tel je kosten van een jaar op. Dit is de omzet die je nodig hebt, zonder btw.',
          'Begin met 260 weekdagen. Trek feestdagen, vakantie, ziekte, opleiding en de dagen voor klanten en papier eraf.',
          'Deel de omzet door de dagen die overblijven.',
        ],
      },
      {
        kind: 'text',
        text: 'Een voorbeeld, met aannames: wie 30.000 euro netto wil en rekent met veertig procent lasten, heeft 50.000 euro winst nodig. Met tien procent buffer (5.000 euro) en 6.000 euro kosten is dat 61.000 euro omzet. Bij 185 dagen is het dagtarief 330 euro, naar boven afgerond. De rekenhulp op onze site doet dit met jouw getallen.',
      },
      { kind: 'heading', text: 'Over prijs praten' },
      {
        kind: 'list',
        items: [
          'Zeg je prijs en zwijg. De stilte daarna is van de klant.',
          'Is het te duur, maak dan het werk kleiner, niet je tarief.',
          'Reken op de waarde als je die kent: een vaste prijs voor een resultaat beloont wie snel en goed werkt.',
          'Verhoog je prijs bij nieuwe klanten eerst, en zeg het bestaande klanten ruim op tijd.',
        ],
      },
    ],
  },
];

export const chapters: Chapter[] = [...opening, ...closing];
