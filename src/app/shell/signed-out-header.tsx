import { Link } from '@tanstack/react-router';
import button from '../../platform/web/kit/button.module.css';
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
          <Link to="/auth" search={{ mode: 'signup' }} className={button.primary} data-compact>
            Registreren
          </Link>
        </nav>
      </div>
    </header>
  );
}
