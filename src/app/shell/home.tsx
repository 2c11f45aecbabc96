import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { FirstStepsCard } from '../../features/home/components/first-steps-card.tsx';
import { WaitingList } from '../../features/home/components/waiting-list.tsx';
import { useHome } from '../../features/home/hooks.ts';
import { RoleBadge } from '../../features/profiles/components/role-badge.tsx';
import type { Me } from '../../features/profiles/hooks.ts';
import { Plant } from '../../platform/web/kit/drawings.tsx';
import { Page } from '../../platform/web/kit/page.tsx';
import style from './home.module.css';
import { InvestorHome } from './investor-home.ts';
import { welcomeCardsOf } from './welcome-cards.ts';

/** Home for signed-in people: what is waiting, the first steps, then an investor's dashboard or, for others, links onward. */
export function Home({ me }: { me: Me }) {
  const home = useHome();
  return (
    <Page>
      <div className={style.greeting}>
        <div>
          <h1>
            {home?.isFirstDay ? 'Welkom' : 'Welkom terug'}, {me.firstName || 'Gebruiker'}
          </h1>
          <p>{home?.isFirstDay ? 'Fijn dat je er bent.' : 'Waar wil je vandaag aan verder?'}</p>
          <p className={style.roles}>
            {me.roles.map((role) => (
              <RoleBadge key={role} role={role} />
            ))}
          </p>
        </div>
        <Plant drawing="plant" size={152} />
      </div>
      <div className={style.below}>{home !== undefined && <WaitingList waiting={home.waiting} zone={me.timeZone} />}</div>
      <div className={style.below}>{home?.firstSteps != null && <FirstStepsCard firstSteps={home.firstSteps} />}</div>
      {me.roles.includes('investor') ? (
        <section aria-labelledby="investeerder-dashboard" className={style.investor}>
          <h2 id="investeerder-dashboard">Investeerder Dashboard</h2>
          <Suspense>
            <InvestorHome search={{}} heading="h3" />
          </Suspense>
        </section>
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
