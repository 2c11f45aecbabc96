import { Link, useLocation } from '@tanstack/react-router';
import type { Site } from '../../features/site/contract.ts';
import { Dotted } from '../../platform/web/kit/dotted.tsx';
import { Mark } from '../../platform/web/kit/mark.tsx';
import { SharedPart } from '../../platform/web/kit/shared-part.tsx';
import { ColourScheme } from './colour-scheme.tsx';
import { footerLinks, placeOf } from './destinations.ts';
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
        <FooterMenu label="Ontdekken" links={footerLinks.discover} />
        <FooterMenu label="Over deze site" links={footerLinks.site} />
        <ColourScheme />
      </div>
    </footer>
  );
}

type FooterMenuProps = { label: string; links: typeof footerLinks.discover | typeof footerLinks.site };

function FooterMenu({ label, links }: FooterMenuProps) {
  const place = useLocation({ select: ({ pathname }) => placeOf(pathname) });
  return (
    <nav aria-label={label}>
      <SharedPart of={`${label} ${place}`} className={style.links}>
        {() =>
          links.map(({ label, link }) => (
            <li key={label}>
              <Link {...link}>{label}</Link>
            </li>
          ))
        }
      </SharedPart>
    </nav>
  );
}
