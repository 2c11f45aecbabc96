import { Link } from '@tanstack/react-router';
import { cookieNames } from '../../../platform/cookie-names.ts';
import type { Site } from '../contract.ts';
import { LegalPage } from './legal-page.tsx';

const sources = [
  {
    title: 'Richtlijn 2002/58/EG, over privacy en elektronische communicatie (EUR-Lex)',
    url: 'https://eur-lex.europa.eu/legal-content/NL/TXT/?uri=CELEX:32002L0058',
  },
];

const words: Record<keyof typeof cookieNames, (appName: string) => string> = {
  session: (appName) =>
    `Een willekeurige code waaraan we zien dat jij het bent. Blijft dertig dagen, en telkens dertig dagen langer als je ${appName} gebruikt. Weg zodra je uitlogt.`,
  device: () =>
    'Onthoudt dat er op dit apparaat eerder met jouw account is ingelogd, voor hoogstens vijf accounts, zonder dat te lezen is welke. Probeert een vreemde je wachtwoord te raden, dan word jij op je eigen apparaat niet buitengesloten. Blijft een jaar na de laatste keer inloggen, ook als je uitlogt.',
  signUp: () =>
    'Onthoudt dat je je in deze browser registreerde, zodat één druk op de knop volstaat om je e-mailadres te bevestigen. Weg zodra je dat doet, en anders na dertig dagen.',
  left: (appName) =>
    `Onthoudt dat je uitlogde terwijl ${appName} niet te bereiken was, zodat je alsnog wordt uitgelogd. Weg zodra dat gebeurd is, en anders na dertig dagen.`,
  pitch: () =>
    'Onthoudt dat je de code intikte van een pitch die iemand met je deelt, één voor elke link. Blijft dertig dagen, of tot de link eerder vervalt.',
};

/** One for each link, so that its name goes on. */
const nameOf = (cookie: keyof typeof cookieNames) => (cookie === 'pitch' ? `${cookieNames.pitch}…` : cookieNames[cookie]);

const isCookie = (name: string): name is keyof typeof cookieNames => name in cookieNames;

export function CookiesPage({ site }: { site: Site }) {
  const { appName } = site;
  return (
    <LegalPage
      title="Cookies"
      intro={`${appName} gebruikt vijf soorten cookies, allemaal om je veilig te laten inloggen, uitloggen en lezen wat iemand met je deelt. Daarom zie je hier geen melding om op te klikken.`}
      changed="29 november 2026"
      sources={{ read: '20 november 2026', list: sources }}
    >
      <section>
        <h2>Onze vijf cookies</h2>
        <p>
          Je krijgt ze pas als je je registreert, inlogt of met een code een pitch opent. Bezoek je {appName} zonder dat te doen, dan zetten
          we er geen. Op een beveiligde verbinding begint hun naam met <code>__Host-</code>.
        </p>
        <dl>
          {Object.keys(cookieNames)
            .filter(isCookie)
            .map((cookie) => (
              <div key={cookie}>
                <dt>
                  <code>{nameOf(cookie)}</code>
                </dt>
                <dd>{words[cookie](appName)}</dd>
              </div>
            ))}
        </dl>
        <p>
          Ze gaan alleen naar {appName} zelf en worden niet met andere sites gedeeld. Programma’s in de pagina kunnen ze niet lezen, behalve{' '}
          <code>{cookieNames.left}</code>: dat zet je browser zelf, en er staat alleen een 1 in. Op een beveiligde verbinding (https) reizen
          ze alleen versleuteld.
        </p>
      </section>
      <section>
        <h2>Wat je browser verder bewaart</h2>
        <p>Op je eigen apparaat, in de opslag van je browser. Het wordt niet naar ons verstuurd.</p>
        <dl>
          <div>
            <dt>
              <code>weergave</code>
            </dt>
            <dd>Of je licht of donker koos. Blijft tot je het zelf wist.</dd>
          </div>
          <div>
            <dt>
              <code>kiem:…</code>
            </dt>
            <dd>Wat je aan het schrijven was en nog niet plaatste of verstuurde. Weg zodra je dat doet, het wist of uitlogt.</dd>
          </div>
          <div>
            <dt>
              <code>te-bevestigen</code>
            </dt>
            <dd>
              Het e-mailadres waarmee je je registreerde, zolang je het nog moet bevestigen. Weg zodra je dat hier doet, inlogt, een ander
              adres kiest of het tabblad sluit.
            </dd>
          </div>
          <div>
            <dt>
              <code>tanstack_router_reload:…</code>
            </dt>
            <dd>Dat een pagina na een nieuwe versie al één keer opnieuw is geladen. Weg zodra je het tabblad sluit.</dd>
          </div>
          <div>
            <dt>Plaats op de pagina</dt>
            <dd>Hoever je gescrold had, zodat de terugknop je daar weer brengt. Weg zodra je het tabblad sluit.</dd>
          </div>
        </dl>
      </section>
      <section>
        <h2>Wat we niet doen</h2>
        <p>
          Geen cookies om je te volgen, geen advertenties, geen meetdiensten, niets van andere bedrijven. De regels over cookies staan in
          artikel 5, lid 3, van Richtlijn 2002/58/EG, zoals de landen die in hun wetten hebben overgenomen.
        </p>
      </section>
      <section>
        <h2>Zelf weghalen</h2>
        <p>
          In de instellingen van je browser wis je cookies en opslag wanneer je wilt. Daarna ben je uitgelogd, en is weg wat je nog niet
          plaatste. Op welke apparaten je bent ingelogd, zie je in je <Link to="/instellingen">instellingen</Link>. Meer over je gegevens
          lees je in de <Link to="/privacy">privacyverklaring</Link>.
        </p>
      </section>
    </LegalPage>
  );
}
