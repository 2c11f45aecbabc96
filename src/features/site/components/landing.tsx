import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import type { Site } from '../contract.ts';
import type { Example } from './example-post.tsx';
import style from './landing.module.css';
import { LandingGrowth } from './landing-growth.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingRoles } from './landing-roles.tsx';

/** The landing page for visitors, short enough to read in twenty seconds on a phone. */
export function Landing({ site, examples }: { site: Site; examples: readonly Example[] }) {
  return (
    <div className={style.landing}>
      <LandingHero site={site} examples={examples} />
      <LandingRoles />
      <LandingGrowth />
      <section className={style.close} aria-labelledby="begin">
        <div>
          <h2 id="begin">Wat laat jij groeien?</h2>
          <p>Een account maken duurt een minuut. Je kiest zelf wat anderen van je zien.</p>
        </div>
        <ButtonLink to="/auth" search={{ mode: 'signup' }} tone="primary" size="large">
          Maak je account
        </ButtonLink>
      </section>
    </div>
  );
}
