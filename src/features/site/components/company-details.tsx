import type { Site } from '../contract.ts';

const missing = 'wordt ingevuld door de beheerder';

/** The company that runs the site, from the settings. Unset details are left out. */
export function CompanyDetails({ site }: { site: Site }) {
  const { name, address, number } = site.company;
  return (
    <dl>
      <div>
        <dt>Naam</dt>
        <dd>{name || missing}</dd>
      </div>
      <div>
        <dt>Adres</dt>
        <dd>{address || missing}</dd>
      </div>
      <div>
        <dt>Ondernemingsnummer</dt>
        <dd>{number || missing}</dd>
      </div>
      <div>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${site.officeMail}`}>{site.officeMail}</a>
        </dd>
      </div>
    </dl>
  );
}
