import { LeafList } from '../../../platform/web/kit/leaf-list.tsx';
import style from './education-page.module.css';
import { ServicePage, type ServicePart } from './service-page.tsx';
import type { Step } from './steps.tsx';

const modules = [
  {
    title: 'Van idee naar probleem',
    text: 'Wie heeft er last van, hoe vaak, en wat doen ze er nu aan? Je voert tien gesprekken en past je idee aan.',
  },
  {
    title: 'Klanten en markt',
    text: 'Kies voor wie je begint. Je maakt een eerste klantbeeld, schat je markt en kijkt eerlijk naar de concurrentie.',
  },
  {
    title: 'Businessmodel',
    text: 'Waarmee verdien je, wat kost het en wat moet er kloppen? Je rekent drie modellen door en kiest er één om te testen.',
  },
  { title: 'Eerste versie maken', text: 'Het kleinste dat iemand wil gebruiken. Je bouwt of knutselt het, en meet of mensen terugkomen.' },
  { title: 'Verkopen', text: 'Van eerste contact naar een ja. Je oefent een gesprek, schrijft een offerte en leert van elke nee.' },
  { title: 'Financieel plan', text: 'Omzet, kosten, btw en kas, maand per maand. Je weet wanneer het geld op is, en wat je dan doet.' },
  {
    title: 'Team en samenwerken',
    text: 'Wie heb je nodig, als partner, freelancer of werknemer? Je verdeelt rollen en zet afspraken op papier.',
  },
  {
    title: 'Pitch en financiering',
    text: 'Welk geld past bij welke fase? Je maakt een verhaal en een dossier waar een investeerder mee verder kan.',
  },
];

const formulas = [
  {
    title: 'Startpakket',
    text: 'Je gaat alleen aan de slag, in je eigen tempo.',
    points: ['De acht modules met werkbladen', 'Een checklist per fase van je project', 'Een plek in het netwerk om vragen te stellen'],
    fits: 'Past als je een idee hebt en wilt weten of het klopt.',
  },
  {
    title: 'Externe programma’s',
    text: 'Een groep, een ritme en een einddatum, bij een organisatie die dat elke dag doet.',
    points: ['Hulp bij het kiezen van een programma', 'Je dossier klaar om in te dienen', 'Wat je leert, neem je mee in je project'],
    fits: 'Past als je druk en gezelschap nodig hebt om vooruit te komen.',
  },
  {
    title: 'Coaching',
    text: 'Eén persoon die met je meekijkt, op de momenten die jij kiest.',
    points: ['Een gesprek over waar je staat', 'Een plan met wat je eerst doet', 'Iemand die je aan je woord houdt'],
    fits: 'Past als je bezig bent en voor een keuze staat.',
  },
];

const steps: Step[] = [
  {
    title: 'Vertel waar je staat',
    text: 'Een bericht met je idee, je ervaring en hoeveel tijd je per week hebt, is genoeg om te beginnen.',
  },
  { title: 'Kies een formule', text: 'We bespreken welke past, en wat prijs en data zijn. Je zit nergens aan vast voordat je dat weet.' },
  {
    title: 'Werk aan je eigen project',
    text: 'Elke module eindigt met iets dat je meteen gebruikt: een gesprek, een berekening, een pagina, een afspraak.',
  },
  { title: 'Laat zien wat je leerde', text: 'Zet je project op het platform, vind er mensen bij en vraag om reacties.' },
];

const moduleList = (
  <ol className={style.modules}>
    {modules.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

const formulaList = (
  <ul className={style.formulas}>
    {formulas.map(({ title, text, points, fits }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
        <LeafList points={points} />
        <p className={style.fits}>{fits}</p>
      </li>
    ))}
  </ul>
);

const parts: ServicePart[] = [
  { id: 'modules', title: 'Acht modules', intro: 'Je volgt ze op volgorde of pikt eruit wat je nu nodig hebt.', content: moduleList },
  { id: 'formules', title: 'Drie formules', intro: 'Prijs en data krijg je op papier voordat je beslist.', content: formulaList },
  { id: 'verloop', title: 'Zo verloopt het', steps },
];

/** The education page: eight modules and three formulas. It names no prices or dates, which the company has yet to announce. */
export function EducationPage() {
  return (
    <ServicePage
      service="education"
      title="Education"
      intro="Ondernemen leer je door het te doen, met op tijd de juiste vraag. Acht modules volgen de weg van een project; je kiest zelf hoe je ze volgt."
      parts={parts}
      question={{ title: 'Meedoen of meer weten?', text: 'Vraag naar data en prijzen, of leg voor welke formule bij je past.' }}
    />
  );
}
