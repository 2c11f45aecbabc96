import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Plant } from '../../../platform/web/kit/drawings.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import style from './auth-screen.module.css';
import { CheckMail } from './check-mail.tsx';
import { roles } from './role-choice.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

type AuthScreenProps = {
  mode: 'login' | 'signup';
  next: string | undefined;
  site: { appName: string; officeMail: string; passwordMinLength: number; hasMailbox: boolean };
};

/** Signing in and signing up; a typed address is kept when one switches between them. */
export function AuthScreen({ mode, next, site }: AuthScreenProps) {
  const [email, setEmail] = useState('');
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  const isSignUp = mode === 'signup';
  const heading = useRef<HTMLHeadingElement>(null);
  const shownMode = useRef(mode);
  useEffect(() => {
    if (shownMode.current !== mode) heading.current?.focus();
    shownMode.current = mode;
  }, [mode]);
  return (
    <Page>
      <div className={style.screen}>
        <div className={style.column}>
          {isSignUp && waitsFor !== null ? (
            <CheckMail email={waitsFor} hasMailbox={site.hasMailbox} onOtherAddress={() => setWaitsFor(null)} />
          ) : (
            <>
              <header className={style.head}>
                <h1 ref={heading} tabIndex={-1}>
                  {isSignUp ? 'Registreren' : 'Inloggen'}
                </h1>
                <p>{isSignUp ? `Eén account voor alles op ${site.appName}, ook voor meer rollen.` : 'Fijn dat je er weer bent.'}</p>
              </header>
              {isSignUp ? (
                <SignUpForm email={email} passwordMinLength={site.passwordMinLength} onEmail={setEmail} onSignedUp={setWaitsFor} />
              ) : (
                <SignInForm next={next} email={email} officeMail={site.officeMail} onEmail={setEmail} />
              )}
            </>
          )}
          <nav className={style.ways} aria-label="Andere wegen">
            {isSignUp ? (
              <p>
                Heb je al een account?{' '}
                <Link to="/auth" search={{ next }}>
                  Inloggen
                </Link>
              </p>
            ) : (
              <p>
                Nog geen account?{' '}
                <Link to="/auth" search={{ mode: 'signup', next }}>
                  Registreren
                </Link>
              </p>
            )}
            <Link to="/">Terug naar de homepage</Link>
          </nav>
        </div>
        <aside className={style.aside}>
          <Plant drawing="tree" size={300} />
          <p className={style.claim}>Hier vinden plannen, geld en vakmensen elkaar.</p>
          <ul className={style.roles}>
            {roles.map(({ role, label }) => (
              <li key={role} data-role={role}>
                {label}
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </Page>
  );
}
