import { Link } from '@tanstack/react-router';
import type { Site } from '../contract.ts';
import { CompanyDetails } from './company-details.tsx';
import { LegalPage } from './legal-page.tsx';
import { PrivacyRights } from './privacy-rights.tsx';
import { StoredData } from './stored-data.tsx';

const sources = [
  {
    title: 'Rechten van de burger (Gegevensbeschermingsautoriteit)',
    url: 'https://www.gegevensbeschermingsautoriteit.be/professioneel/avg/rechten-van-de-burgers',
  },
  {
    title: 'Rechtmatigheid van de verwerking (Gegevensbeschermingsautoriteit)',
    url: 'https://www.gegevensbeschermingsautoriteit.be/rechtmatigheid-van-de-verwerking',
  },
  {
    title: 'Klacht indienen (Gegevensbeschermingsautoriteit)',
    url: 'https://www.gegevensbeschermingsautoriteit.be/burger/acties/klacht-indienen',
  },
  { title: 'Uw rechten (Autoriteit Persoonsgegevens)', url: 'https://www.autoriteitpersoonsgegevens.nl/de-ap-en-privacy/uw-rechten' },
];

export function PrivacyPage({ site }: { site: Site }) {
  const { appName } = site;
  return (
    <LegalPage
      title="Privacyverklaring"
      intro={`Wat ${appName} over je bewaart, waarom, hoelang, en wat je daar zelf aan kunt doen.`}
      changed="29 november 2026"
      sources={{ read: '20 november 2026', list: sources }}
    >
      <section>
        <h2>In het kort</h2>
        <ul>
          <li>We bewaren wat je zelf invult en plaatst, en wat nodig is om je veilig te laten inloggen.</li>
          <li>We verkopen niets, tonen geen advertenties en volgen je niet op andere sites.</li>
          <li>
            In je <Link to="/instellingen">instellingen</Link> download je al je gegevens en verwijder je je account, met je wachtwoord en
            zonder iemand iets te vragen.
          </li>
        </ul>
      </section>
      <section>
        <h2>Wie is verantwoordelijk</h2>
        <p>Wie deze site beheert, bepaalt waarom en hoe je gegevens worden gebruikt:</p>
        <CompanyDetails site={site} />
      </section>
      <StoredData site={site} />
      <section>
        <h2>Waarom dat mag</h2>
        <p>
          Artikel 6 van de Algemene verordening gegevensbescherming (AVG) zegt wanneer gegevens gebruikt mogen worden. Wij steunen op drie
          gronden:
        </p>
        <ul>
          <li>
            <strong>De overeenkomst met jou</strong> (artikel 6, lid 1, punt b): zonder je account, je profiel en wat je plaatst, kan{' '}
            {appName} niet doen waarvoor je je inschreef.
          </li>
          <li>
            <strong>Ons gerechtvaardigd belang</strong> (artikel 6, lid 1, punt f): het netwerk veilig houden, en wie ons schrijft kunnen
            antwoorden. Daarom tellen we foute wachtwoorden, onthouden we op welke apparaten je bent ingelogd en houden we bij hoe de
            servers het doen.
          </li>
          <li>
            <strong>Je toestemming</strong> (artikel 6, lid 1, punt a): om een taalmodel aan je pitch te laten meeschrijven, en om je
            sollicitatie langer te laten lezen. Je neemt haar terug waar je haar gaf.
          </li>
        </ul>
        <p>
          Gegevens over je gezondheid, je overtuiging of andere gevoelige zaken vragen we nooit. Zet ze ook niet in je profiel of in een
          post: iedereen die is ingelogd, kan ze lezen.
        </p>
      </section>
      <section>
        <h2>Wie wat ziet</h2>
        <ul>
          <li>
            Wie niet is ingelogd, ziet geen posts en geen profielen. Je naam ziet die wel bij een project of vacature die je plaatst, in een
            team waarvan je zegt dat je erbij hoort, en als je je talentprofiel aan iedereen toont.
          </li>
          <li>Wie is ingelogd, ziet posts en openbare profielen. Een profiel dat niet openbaar is, toont alleen je naam en foto.</li>
          <li>Je e-mailadres en telefoonnummer ziet een ander alleen als jij dat toestaat, en zo ver als jij dat toestaat.</li>
          <li>Solliciteer je, dan ziet wie de vacature plaatste wat je meestuurt. Je pitch ziet alleen met wie jij hem deelt.</li>
          <li>Je wachtwoord ziet niemand, ook wij niet: we bewaren een afdruk waaruit het niet is af te leiden.</li>
        </ul>
      </section>
      <section>
        <h2>Met wie we gegevens delen</h2>
        <p>
          Met niemand, behalve met wie voor ons de servers, de opslag, de back-ups en het versturen van mail verzorgt.
          {site.company.processors !== '' && <> Dat zijn: {site.company.processors}.</>} Pagina’s van {appName} laden niets van andere
          bedrijven: geen lettertypes, geen meetdiensten, geen knoppen van sociale media.
        </p>
        {site.languageModelHost !== null && (
          <p>
            Laat je een pitch schrijven of rollen voorstellen, dan mag een taalmodel op {site.languageModelHost} daaraan meeschrijven. Dat
            gebeurt alleen als jij het vooraf goedvindt. Het krijgt dan teksten van je project, zonder namen, contactgegevens,
            aandeelhouders en voorstellen aan investeerders.
          </p>
        )}
      </section>
      <section>
        <h2>Hoe we gegevens beveiligen</h2>
        <ul>
          <li>Wachtwoorden bewaren we als afdruk (argon2id); een wachtwoord dat makkelijk te raden is, weigeren we.</li>
          <li>
            Van wat je ingelogd houdt en van links in mails bewaren we alleen een afdruk. Wie onze opslag leest, kan er niet mee inloggen.
          </li>
          <li>Foto’s maken we opnieuw, zonder de plaats en het toestel die in het bestand stonden.</li>
          <li>In onze logboeken staan geen adressen, geen teksten en geen wachtwoorden.</li>
        </ul>
      </section>
      <PrivacyRights officeMail={site.officeMail} />
      <section>
        <h2>Als er iets verandert</h2>
        <p>
          Verandert deze verklaring, dan staat bovenaan de nieuwe datum. Verandert er iets wezenlijks, dan laten we het je vooraf weten.
        </p>
      </section>
    </LegalPage>
  );
}
