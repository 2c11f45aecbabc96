import type { ReactNode } from 'react';
import { LeafList } from '../../../platform/web/kit/leaf-list.tsx';
import style from './landing-roles.module.css';

const roles = [
  {
    role: 'entrepreneur',
    name: 'Ondernemer',
    sentence: 'Jij plant het zaadje.',
    gets: [
      'Een plek voor je project: doel, team en wat je nodig hebt',
      'Talent voor elke rol die je openzet',
      'Investeerders bij wie je plan past',
    ],
  },
  {
    role: 'talent',
    name: 'Talent',
    sentence: 'Jij maakt dat het groeit.',
    gets: ['Vacatures en rollen in projecten naast elkaar', 'Matches met een score en de reden erbij', 'Een profiel dat toont wat je kunt'],
  },
  {
    role: 'investor',
    name: 'Investeerder',
    sentence: 'Jij geeft water waar het telt.',
    gets: ['Projecten die passen bij je sectoren en je bedrag', 'De mensen achter het plan, zonder omweg', 'Een dashboard met je matches'],
  },
] as const;

/** Garden tools for the roles: one plants, one digs, one waters. */
const drawings: Record<(typeof roles)[number]['role'], ReactNode> = {
  entrepreneur: (
    <path
      transform="translate(-14 0)"
      d="M21 38H43L40 56A3 3 0 0 1 37 58H27A3 3 0 0 1 24 56ZM18 31H46V38H18ZM32 31V19M32 21C31 12 36 7 46 6C47 15 42 21 32 21ZM32 26C32 20 28 16 20 16C20 22 25 26 32 26Z"
    />
  ),
  talent: (
    <path
      transform="translate(-6 0) rotate(38 32 32)"
      d="M29 2H35A2 2 0 0 1 37 4V18A2 2 0 0 1 35 20H29A2 2 0 0 1 27 18V4A2 2 0 0 1 29 2ZM32 20V32M22 32H42V40C42 50 38 57 32 62C26 57 22 50 22 40ZM32 40V50"
    />
  ),
  investor: (
    <path d="M22 26H46V50A5 5 0 0 1 41 55H27A5 5 0 0 1 22 50ZM22 44L10 26M5 28L14 21M46 31H49A9 9 0 0 1 49 49H46M26 26C26 17 29 13 34 13S42 17 42 26M4 36V40M10 39V43M4 47V51" />
  ),
};

export function LandingRoles() {
  return (
    <section aria-labelledby="rollen">
      <h2 id="rollen" className={style.title}>
        Iedereen brengt iets mee
      </h2>
      <p className={style.lead}>Kies wat bij je past. Meer dan één rol mag ook.</p>
      <ul className={style.roles}>
        {roles.map(({ role, name, sentence, gets }) => (
          <li key={role} className={style.role} data-role={role}>
            <svg width="64" height="64" viewBox="0 0 64 64" aria-hidden="true" className={style.drawing}>
              {drawings[role]}
            </svg>
            <h3>{name}</h3>
            <p className={style.sentence}>{sentence}</p>
            <LeafList points={gets} />
          </li>
        ))}
      </ul>
    </section>
  );
}
