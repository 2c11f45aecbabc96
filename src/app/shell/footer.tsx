import { Link } from '@tanstack/react-router';
import type { Site } from '../../features/site/contract.ts';
import { Dotted } from '../../platform/web/kit/dotted.tsx';
import { Mark } from '../../platform/web/kit/mark.tsx';
import { ColourScheme } from './colour-scheme.tsx';
import style from './footer.module.css';

export function Footer({ site }: { site: Site }) {
  const { appName, company } = site;
  const details = [company.name, company.address, company.number];
  return (
    <footer className={style.footer} data-print="hidden">
      <div className={style.inside}>
        <div className={style.name}>
          <p className={style.mark}>
            <Mark size={24} />
            {appName}
          </p>
          <p className={style.muted}>Het netwerk voor ondernemers, investeerders en talent.</p>
          {details.some((detail) => detail !== '') && (
            <address className={style.muted}>
              <Dotted parts={details} />
            </address>
          )}
        </div>
        <nav aria-label="Ontdekken">
          <ul className={style.links}>
            <li>
              <Link to="/banen">Vacatures</Link>
            </li>
            <li>
              <Link to="/projecten">Projecten</Link>
            </li>
            <li>
              <Link to="/talent">Talent</Link>
            </li>
            <li>
              <Link to="/diensten">Diensten</Link>
            </li>
          </ul>
        </nav>
        <nav aria-label="Over deze site">
          <ul className={style.links}>
            <li>
              <Link to="/contact">Contact</Link>
            </li>
            <li>
              <Link to="/zo-werkt-een-match">Zo werkt een match</Link>
            </li>
            <li>
              <Link to="/privacy">Privacy</Link>
            </li>
            <li>
              <Link to="/voorwaarden">Voorwaarden</Link>
            </li>
            <li>
              <Link to="/cookies">Cookies</Link>
            </li>
            <li>
              <Link to="/toegankelijkheid">Toegankelijkheid</Link>
            </li>
          </ul>
        </nav>
        <ColourScheme />
      </div>
    </footer>
  );
}
