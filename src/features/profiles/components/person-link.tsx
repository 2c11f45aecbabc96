import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PersonSummary } from '../contract.ts';
import { nameOf } from '../texts.ts';
import { Avatar } from './avatar.tsx';
import style from './person-link.module.css';

type PersonLinkProps = {
  person: PersonSummary;
  size?: 40 | 56;
  /** The name of a person without one, if not that of `nameOf`. */
  unnamed?: string | undefined;
  /** Passed to the picture. */
  proof?: string;
  /** Shown on the edge of the picture, such as the online mark. */
  mark?: ReactNode;
  /** Shown under the name besides title and company, such as a post's age. */
  children?: ReactNode;
};

/** A person in a list: face, name as link to the profile, and under it title and company. */
export function PersonLink({ person, size = 40, unnamed, proof, mark, children }: PersonLinkProps) {
  const work = [person.jobTitle, person.company].filter((part) => part !== '').join(' bij ');
  return (
    <div className={style.person}>
      <div className={style.face}>
        <Avatar person={person} size={size} proof={proof} />
        {mark}
      </div>
      <div className={style.words}>
        <Link to="/profiel/$profileId" params={{ profileId: person.id }} preload={false} className={style.name}>
          {nameOf(person, unnamed)}
        </Link>
        {work === '' ? null : <p className={style.work}>{work}</p>}
        {children}
      </div>
    </div>
  );
}
