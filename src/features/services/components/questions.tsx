import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import style from './questions.module.css';

const questions = [
  {
    id: 'bijberoep',
    question: 'Kan ik naast mijn baan beginnen?',
    answer: [
      'Ja, in beide landen. Het is een goede manier om te ontdekken of er klanten zijn. Lees eerst je arbeidsovereenkomst na: soms moet je het melden, en bij de concurrent werken mag bijna nooit.',
      'In België heet het bijberoep en sluit je je ook dan aan bij een sociaal verzekeringsfonds. In Nederland schrijf je je in bij KVK als je een onderneming hebt, ook als die klein is.',
    ],
  },
  {
    id: 'tarief',
    question: 'Hoe weet ik of mijn tarief klopt?',
    answer: [
      'Er zijn twee kanten. Onderaan staat wat je nodig hebt: dat rekent de rekenhulp uit. Bovenaan staat wat je werk een klant oplevert. Daartussen ligt je prijs.',
      'Vraag drie mensen met hetzelfde vak wat zij vragen, en wat daar wel en niet bij zit. Zegt iedereen meteen ja, dan ben je te goedkoop.',
    ],
  },
  {
    id: 'eenmanszaak-of-bv',
    question: 'Eenmanszaak of bv?',
    answer: [
      'Een eenmanszaak is eenvoudiger en sneller. Een bv houdt je eigen vermogen gescheiden, maar vraagt een notaris, een boekhouding en meer papier.',
      'Grote risico’s, partners, een investeerder of winst die je in de zaak laat: dat zijn de redenen om een bv te bespreken met een boekhouder. Je kunt later nog omzetten.',
    ],
  },
  {
    id: 'btw',
    question: 'Moet ik btw aanrekenen?',
    answer: [
      'Meestal wel. Je telt btw op bij je prijs, krijgt haar van je klant en betaalt haar door. De btw op wat je zelf koopt, trek je af. Ze is dus nooit van jou: zet haar apart.',
      'Sommige beroepen zijn vrijgesteld, en voor kleine ondernemingen bestaat in beide landen een eenvoudige regeling met een grens. Die grens verandert; kijk ze na bij de FOD Financiën of de Belastingdienst.',
    ],
  },
  {
    id: 'opzij',
    question: 'Hoeveel zet ik opzij voor belasting?',
    answer: [
      'Zet van elke betaling meteen een vast deel op een aparte rekening, naast de btw. De rekenhulp begint met veertig procent van je winst: dat is een aanname om mee te rekenen, geen regel.',
      'Vraag na je eerste kwartaal aan je boekhouder welk deel bij jouw inkomen en gezin hoort, en pas het aan.',
    ],
  },
  {
    id: 'een-klant',
    question: 'Mag ik voor één klant werken?',
    answer: [
      'Dat mag, maar het maakt je kwetsbaar en het kan op loondienst lijken. Er wordt gekeken naar hoe je echt werkt: bepaal je zelf hoe en wanneer, loop je risico, heb je eigen middelen?',
      'Houd tijd vrij om een tweede klant te zoeken, en laat in je contract een resultaat staan in plaats van uren.',
    ],
  },
  {
    id: 'niet-betaald',
    question: 'Wat doe ik als een klant niet betaalt?',
    answer: [
      'Bel op de dag na de vervaldatum, vriendelijk en met de factuur bij de hand. Stuur daarna een schriftelijke herinnering met een nieuwe datum, en dan een ingebrekestelling.',
      'Voorkomen is beter: vraag een voorschot, factureer per fase en stop met werken als een fase niet betaald is. Zet dat vooraf in je voorwaarden.',
    ],
  },
  {
    id: 'verzekeringen',
    question: 'Welke verzekeringen heb ik nodig?',
    answer: [
      'Denk eerst na over wat je niet zelf kunt dragen: schade bij een klant, een fout in je advies, en maanden zonder inkomen door ziekte. Daar bestaan drie soorten verzekeringen voor.',
      'Voor sommige beroepen is een verzekering verplicht. Vraag het na bij je beroepsvereniging, en vergelijk voorwaarden voordat je prijzen vergelijkt.',
    ],
  },
  {
    id: 'over-de-grens',
    question: 'Kan ik voor een klant over de grens werken?',
    answer: [
      'Ja. Werk je vanaf je eigen bureau, dan gaat het vooral om btw en om welk recht in je contract staat. Ga je er ter plaatse werken, dan kunnen er een melding en een A1-verklaring bij horen. Op onze pagina over detachering lees je meer.',
    ],
  },
  {
    id: 'boekhouder',
    question: 'Heb ik een boekhouder nodig?',
    answer: [
      'In een eenmanszaak is het niet altijd verplicht, maar een goed gesprek bij de start verdient zich terug. Laat je uitleggen wat je zelf bijhoudt, en wat je beter uitbesteedt.',
    ],
  },
];

/** Questions that expand. The address fragment of a question opens it. */
export function Questions() {
  const hash = useLocation({ select: (location) => location.hash });

  useEffect(() => {
    const asked = hash === '' ? null : document.getElementById(hash);
    if (!(asked instanceof HTMLDetailsElement)) return;
    asked.open = true;
    asked.scrollIntoView();
  }, [hash]);

  return (
    <div className={style.questions}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} className={style.question}>
          <summary>{question}</summary>
          <div className={style.answer}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className={style.address}>
              <a href={`#${id}`} aria-label={`Link naar deze vraag: ${question}`}>
                Link naar deze vraag
              </a>
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}
