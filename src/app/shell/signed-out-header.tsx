import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../platform/web/kit/buttons.tsx';
import style from './header.module.css';
import { Logo } from './logo.tsx';

export function SignedOutHeader({ appName }: { appName: string }) {
  return (
    <header className={style.header} data-print="hidden">
      <div className={style.row}>
        <Logo appName={appName} />
        <nav aria-label="Hoofdmenu" className={style.visitor}>
          <Link to="/contact" className={style.plain}>
            Contact
          </Link>
          <Link to="/auth" activeOptions={{ includeSearch: true, exact: true }} className={style.plain}>
            Inloggen
          </Link>
          <ButtonLink to="/auth" search={{ mode: 'signup' }} tone="primary" data-compact>
            Registreren
          </ButtonLink>
        </nav>
      </div>
    </header>
  );
}
