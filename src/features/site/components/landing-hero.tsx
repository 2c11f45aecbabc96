import type { ReactNode } from 'react';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Mark } from '../../../platform/web/kit/mark.tsx';
import type { Site } from '../contract.ts';
import { ExamplePerson } from './example-person.tsx';
import { type Example, ExamplePost } from './example-post.tsx';
import style from './landing-hero.module.css';

/** The top of the landing page: one sentence, the sign-up link and working samples of the product. */
export function LandingHero({ site, examples }: { site: Site; examples: readonly Example[] }) {
  const [post, person] = examples;
  return (
    <section className={style.hero} aria-labelledby="kiem">
      <div className={style.words}>
        <h1 id="kiem" className={style.title}>
          Het netwerk voor{' '}
          <span className={style.together}>
            <Underlined as="entrepreneur">ondernemers</Underlined>,
          </span>{' '}
          <Underlined as="investor">investeerders</Underlined>{' '}
          <span className={style.together}>
            en <Underlined as="talent">talent</Underlined>
          </span>
        </h1>
        <p className={style.lead}>Vind kapitaal, projecten, werk en de mensen om het samen te doen.</p>
        <div className={style.actions}>
          <ButtonLink to="/auth" search={{ mode: 'signup' }} tone="primary" size="large">
            Maak je account
          </ButtonLink>
          <ButtonLink to="/auth" tone="quiet" size="large">
            Inloggen
          </ButtonLink>
        </div>
        {site.claim === '' ? null : (
          <p className={style.claim}>
            <Mark size={22} />
            {site.claim}
          </p>
        )}
        {site.partnerLine === '' ? null : <p className={style.partner}>{site.partnerLine}</p>}
      </div>
      {post === undefined ? null : (
        <div className={style.piece}>
          <Branch />
          <ExamplePost example={post} />
          {person === undefined ? null : <ExamplePerson example={person} />}
          <p className={style.caption}>Voorbeelden uit {site.appName}. Probeer de knoppen gerust.</p>
        </div>
      )}
    </section>
  );
}

/** A role's word with a hand-drawn underline in the role's colour. */
function Underlined({ as, children }: { as: 'entrepreneur' | 'investor' | 'talent'; children: ReactNode }) {
  return (
    <span className={style.underlined} data-role={as}>
      {children}
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <path d="M1 5.5C18 2.5 40 2 58 3.2S88 5 99 2.6" />
      </svg>
    </span>
  );
}

function Branch() {
  return (
    <svg className={style.branch} viewBox="0 0 240 320" fill="none" aria-hidden="true">
      <path d="M36 316C60 236 96 160 188 28" />
      <path className={style.leaf} d="M188 28C184 4 200-14 232-20C238 8 222 26 188 28Z" />
      <path className={style.leaf} d="M150 84C160 58 184 50 216 60C206 88 182 98 150 84Z" />
      <path className={style.leaf} d="M128 118C104 110 92 88 98 56C126 64 138 88 128 118Z" />
      <path className={style.leaf} d="M100 164C114 140 142 134 172 148C156 174 130 182 100 164Z" />
      <path className={style.leaf} d="M82 198C58 188 48 164 56 134C84 144 94 170 82 198Z" />
      <path
        className={style.vein}
        d="M188 28C202 14 212 4 222-8M150 84C172 76 190 70 204 66M128 118C118 98 110 82 103 66M100 164C124 158 142 154 160 150M82 198C74 176 66 160 60 144"
      />
    </svg>
  );
}
