import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { RoleBadge } from '../../features/profiles/components/role-badge.tsx';
import type { Me } from '../../features/profiles/hooks.ts';
import { Plant } from '../../platform/web/kit/drawings.tsx';
import { Page } from '../../platform/web/kit/page.tsx';
import style from './home.module.css';
import { InvestorHome } from './investor-home.ts';
import { MatchesHome } from './matches-home.ts';
import { OwedHome } from './owed-home.ts';
import { welcomeCardsOf } from './welcome-cards.ts';

/** Home for signed-in people: investors have their dashboard below the greeting, others the ways on. */
export function Home({ me }: { me: Me }) {
  return (
    <Page>
      <div className={style.greeting}>
        <div>
          <h1>Welkom terug, {me.firstName || 'Gebruiker'}</h1>
          <p>Waar wil je vandaag aan verder?</p>
          <p className={style.roles}>
            {me.roles.map((role) => (
              <RoleBadge key={role} role={role} />
            ))}
          </p>
        </div>
        <Plant drawing="plant" size={152} />
      </div>
      {me.roles.includes('entrepreneur') && (
        <div className={style.below}>
          <Suspense>
            <OwedHome />
          </Suspense>
        </div>
      )}
      {(me.roles.includes('talent') || me.roles.includes('entrepreneur')) && (
        <div className={style.below}>
          <Suspense>
            <MatchesHome />
          </Suspense>
        </div>
      )}
      {me.roles.includes('investor') ? (
        <div className={style.below}>
          <Suspense>
            <InvestorHome search={{}} />
          </Suspense>
        </div>
      ) : (
        <WelcomeCards me={me} />
      )}
    </Page>
  );
}

function WelcomeCards({ me }: { me: Me }) {
  return (
    <ul className={style.cards}>
      {welcomeCardsOf(me).map(({ title, text, icon: Icon, link }) => (
        <li key={title}>
          <Link {...link} className={style.card}>
            <Icon size={28} stroke={1.5} aria-hidden="true" />
            <span>
              <span className={style.cardTitle}>{title}</span>
              <span className={style.cardText}>{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
