import { Link } from '@tanstack/react-router';

/** People's rights by article of the GDPR, with the place to exercise each. */
export function PrivacyRights({ officeMail }: { officeMail: string }) {
  return (
    <section>
      <h2>Je rechten</h2>
      <p>
        De AVG, <a href="https://eur-lex.europa.eu/eli/reg/2016/679/oj">Verordening (EU) 2016/679</a>, geeft je deze rechten. De meeste
        oefen je zelf uit, meteen:
      </p>
      <ul>
        <li>
          <strong>Inzage</strong> (artikel 15) en <strong>overdraagbaarheid</strong> (artikel 20): download al je gegevens en bestanden in
          je{' '}
          <Link to="/instellingen" hash="gegevens">
            instellingen
          </Link>
          , in een vorm die ook andere programma’s kunnen lezen.
        </li>
        <li>
          <strong>Rectificatie</strong> (artikel 16): verbeter je profiel, je posts en je reacties zelf; je e-mailadres wijzig je in je
          instellingen.
        </li>
        <li>
          <strong>Gegevenswissing</strong> (artikel 17): verwijder je account in je{' '}
          <Link to="/instellingen" hash="verwijderen">
            instellingen
          </Link>
          .
        </li>
        <li>
          <strong>Beperking</strong> (artikel 18) en <strong>bezwaar</strong> (artikel 21): vraag ons om gegevens even niet te gebruiken, of
          maak bezwaar tegen wat we doen op grond van ons gerechtvaardigd belang.
        </li>
        <li>
          <strong>Geen besluit door een computer alleen</strong> (artikel 22): zulke besluiten nemen we niet over je.
        </li>
      </ul>
      <p>
        Lukt iets niet zelf, mail dan naar <a href={`mailto:${officeMail}`}>{officeMail}</a>. Je krijgt binnen een maand antwoord, en het
        kost niets. Is je vraag ingewikkeld, dan mag dat twee maanden langer duren; dat laten we je dan binnen die eerste maand weten.
      </p>
      <p>Niet tevreden? Je mag altijd een klacht indienen bij een toezichthouder (artikel 77), en naar de rechter gaan:</p>
      <ul>
        <li>
          in België de{' '}
          <a href="https://www.gegevensbeschermingsautoriteit.be/burger/acties/klacht-indienen">Gegevensbeschermingsautoriteit</a>,
          Drukpersstraat 35, 1000 Brussel;
        </li>
        <li>
          in Nederland de <a href="https://www.autoriteitpersoonsgegevens.nl/">Autoriteit Persoonsgegevens</a>.
        </li>
      </ul>
    </section>
  );
}
