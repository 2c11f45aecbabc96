import type { Site } from '../contract.ts';

/** The company that runs the site, from the settings. Unset details are left out; the log names them to the operator at the start. */
export function CompanyDetails({ site }: { site: Site }) {
  const { name, address, number } = site.company;
  const details = [
    { label: 'Naam', detail: name },
    { label: 'Adres', detail: address },
    { label: 'Ondernemingsnummer', detail: number },
  ];
  return (
    <dl>
      {details
        .filter(({ detail }) => detail !== '')
        .map(({ label, detail }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      <div>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${site.officeMail}`}>{site.officeMail}</a>
        </dd>
      </div>
    </dl>
  );
}
