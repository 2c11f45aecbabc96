import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../../platform/web/kit/badge.tsx';
import { Plant } from '../../../platform/web/kit/drawings.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { KnownPerson } from '../hooks/person-form.ts';
import { useWaitingEmail } from '../hooks/waiting-email.ts';
import { confirmedEmail } from '../view/known-email.ts';
import { roles } from '../view/roles.ts';
import { keepWaiting } from '../view/waiting-email.ts';
import style from './auth-screen.module.css';
import { CheckMail } from './check-mail.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { Ways } from './ways.tsx';

type AuthScreenProps = {
  mode: 'login' | 'signup';
  next: string | undefined;
  site: { appName: string; officeMail: string; passwordMinLength: number; hasMailbox: boolean };
};

/** Somebody who has just confirmed their address signs in for the first time. */
const greetingOf = (confirmed: string) => (confirmed === '' ? 'Fijn dat je er weer bent.' : 'Nog je wachtwoord, en je bent binnen.');

/** Signing in and signing up; a typed address is kept when one switches between them. */
export function AuthScreen({ mode, next, site }: AuthScreenProps) {
  const [confirmed] = useState(confirmedEmail);
  const waitsFor = useWaitingEmail();
  const [known, setKnown] = useState<KnownPerson>();
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
        <Stack gap={24}>
          {isSignUp && waitsFor !== null ? (
            <CheckMail email={waitsFor} hasMailbox={site.hasMailbox} onOtherAddress={() => keepWaiting(null)} />
          ) : (
            <>
              <Stack as="header" gap={4}>
                <h1 ref={heading} tabIndex={-1}>
                  {isSignUp ? 'Registreren' : 'Inloggen'}
                </h1>
                <Text tone="muted">
                  {isSignUp ? `Eén account voor alles op ${site.appName}, ook voor meer rollen.` : greetingOf(confirmed)}
                </Text>
              </Stack>
              {isSignUp ? (
                <SignUpForm
                  passwordMinLength={site.passwordMinLength}
                  known={known}
                  onSignedUp={(email, person) => {
                    setKnown(person);
                    keepWaiting(email);
                  }}
                />
              ) : (
                <SignInForm officeMail={site.officeMail} />
              )}
            </>
          )}
          <Ways>
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
          </Ways>
        </Stack>
        <aside className={style.aside}>
          <Plant drawing="tree" size={300} />
          <p className={style.claim}>Hier vinden plannen, geld en vakmensen elkaar.</p>
          <Row as="ul">
            {roles.map(({ role, label }) => (
              <li key={role}>
                <Badge tone={role} isOnTint>
                  {label}
                </Badge>
              </li>
            ))}
          </Row>
        </aside>
      </div>
    </Page>
  );
}
