import { Link } from '@tanstack/react-router';
import type { Site } from '../contract.ts';
import { storedData } from '../view/stored-data.ts';

/** The data that is stored, with purpose and retention. */
export function StoredData({ site }: { site: Site }) {
  return (
    <section>
      <h2>Wat we bewaren, waarvoor en hoelang</h2>
      <dl>
        {storedData(site).map(({ title, words, link }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {words}
              {link !== undefined && (
                <>
                  {' '}
                  <Link to={link.to}>{link.label}</Link>.
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        Verwijder je je account, dan wist {site.appName} dit meteen, met al je bestanden, behalve uit back-ups. Wat er in je browser zelf
        wordt bewaard, lees je bij <Link to="/cookies">cookies</Link>.
      </p>
    </section>
  );
}
