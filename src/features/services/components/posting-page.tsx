import { useFacts } from '../hooks.ts';
import style from './reading.module.css';
import { ServicePage, type ServicePart } from './service-page.tsx';
import type { Step } from './steps.tsx';

const steps: Step[] = [
  {
    title: 'Schrijf op wie wat gaat doen',
    text: 'Wie komt werken, voor welke klant, op welk adres, van wanneer tot wanneer en op welke uren? Vrijwel elke melding vraagt hiernaar.',
  },
  {
    title: 'Kijk welke meldingen er zijn',
    text: 'Zoek in het land waar het werk gebeurt. Kijk ook of jouw sector een uitzondering of juist een extra plicht kent, zoals de bouw, de schoonmaak, het transport en de vleessector.',
  },
  {
    title: 'Vraag de A1-verklaring aan',
    text: 'In het land waar je mensen verzekerd zijn. Doe het op tijd: zonder bewijs kan een inspectie aannemen dat de bijdragen elders verschuldigd zijn.',
  },
  {
    title: 'Vergelijk loon en werktijden',
    text: 'Zoek welke cao of welk paritair comité op de plek van het werk geldt. Leg vast wat je betaalt en waarom dat klopt.',
  },
  {
    title: 'Doe de melding vóór de eerste werkdag',
    text: 'Bewaar het bewijs, en geef een kopie aan je werknemer en aan je klant.',
  },
  {
    title: 'Leg de papieren klaar',
    text: 'Overeenkomst, loonstroken, urenstaten, A1-verklaring en meldingsbewijs: op papier of meteen te tonen op een scherm.',
  },
  {
    title: 'Spreek af wie controleert',
    text: 'Laat je klant bevestigen dat hij de melding heeft gezien. Zet in het contract wie bij een boete of een fout waarvoor instaat.',
  },
  {
    title: 'Pas aan wat verandert',
    text: 'Duurt het langer, komt er iemand bij of verhuist het werk? Wijzig dan de melding voordat het zover is.',
  },
];

const whatItIs = (
  <div className={style.prose}>
    <p>
      Bij detachering blijft iemand in dienst in het eigen land, maar werkt hij een tijd in een ander. Een Gentse webbouwer zit drie maanden
      bij een klant in Rotterdam; een Utrechts installatiebedrijf doet een project in Antwerpen. Ook wie als zelfstandige tijdelijk over de
      grens werkt, krijgt met een deel van deze regels te maken.
    </p>
    <p>Er zijn telkens drie vragen, en ze hebben elk een eigen antwoord:</p>
    <ul>
      <li>
        <strong>Melden:</strong> moet het land waar gewerkt wordt het vooraf weten?
      </li>
      <li>
        <strong>Verzekerd:</strong> in welk land betaal je sociale bijdragen, en hoe bewijs je dat?
      </li>
      <li>
        <strong>Voorwaarden:</strong> welk loon, welke uren en welke veiligheidsregels gelden op de werkplek?
      </li>
    </ul>
    <p>
      Belasting is een vierde vraag. Die hangt af van het verdrag tussen de landen en van hoelang het duurt: leg ze voor aan je boekhouder.
    </p>
  </div>
);

const misunderstandings = (
  <dl className={style.terms}>
    <div>
      <dt>“Het is maar voor een paar dagen.”</dt>
      <dd>Een korte opdracht is nog altijd een opdracht. Er zijn uitzonderingen, maar daar horen voorwaarden bij: kijk ze na.</dd>
    </div>
    <div>
      <dt>“Mijn klant regelt dat.”</dt>
      <dd>De klant controleert. Melden doet de werkgever of de zelfstandige die komt werken.</dd>
    </div>
    <div>
      <dt>“Met een A1 ben ik klaar.”</dt>
      <dd>De A1-verklaring gaat over sociale zekerheid. De melding in het land van het werk komt ernaast.</dd>
    </div>
    <div>
      <dt>“Thuis gelden onze eigen loonregels, dus daar ook.”</dt>
      <dd>Op de werkplek gelden de voornaamste regels van dat land, tenzij die van jou beter zijn.</dd>
    </div>
  </dl>
);

const parts: ServicePart[] = [
  { id: 'wat', label: 'Wat het is', title: 'Wat is detachering?', content: whatItIs },
  {
    id: 'naar-belgie',
    label: 'Naar België',
    title: 'Naar België: Limosa',
    intro: 'Voor wie uit Nederland of een ander land in België komt werken.',
    facts: [{ topic: 'to-belgium' }],
  },
  {
    id: 'naar-nederland',
    label: 'Naar Nederland',
    title: 'Naar Nederland: het online meldloket',
    intro: 'Voor wie uit België of een ander land in Nederland komt werken.',
    facts: [{ topic: 'to-netherlands' }],
  },
  {
    id: 'sociale-zekerheid',
    label: 'Sociale zekerheid',
    title: 'Sociale zekerheid: de A1-verklaring',
    intro: 'Het bewijs dat er al ergens bijdragen betaald worden.',
    facts: [{ topic: 'social-security' }],
  },
  {
    id: 'arbeidsvoorwaarden',
    label: 'Arbeidsvoorwaarden',
    title: 'Arbeidsvoorwaarden en andere landen',
    facts: [{ topic: 'working-conditions' }],
  },
  { id: 'stappenplan', label: 'Stappenplan', title: 'Stappenplan vóór vertrek', intro: 'Begin er enkele weken van tevoren aan.', steps },
  { id: 'misverstanden', label: 'Misverstanden', title: 'Vier misverstanden', content: misunderstandings },
];

/** The page about posting workers across the border: each notification duty with its official source. */
export function PostingPage() {
  return (
    <ServicePage
      service="posting"
      title="Detachering"
      intro="Werkt iemand tijdelijk in een ander land dan waar hij in dienst is? Dan gelden er meldingen, bewijzen en arbeidsvoorwaarden. Hier lees je welke, en waar je ze officieel nakijkt."
      parts={parts}
      facts={useFacts('posting')}
      note="We lazen bewaarde versies van de officiële pagina’s. Regels veranderen: wat vandaag op de pagina zelf staat, geldt. Dit is uitleg en geen juridisch advies."
      question={{
        title: 'Een opdracht over de grens?',
        text: 'Vertel ons wie waar gaat werken. We kijken met je mee naar de volgende stap.',
      }}
    />
  );
}
