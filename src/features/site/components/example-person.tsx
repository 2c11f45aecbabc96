import { useState } from 'react';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Avatar } from '../../profiles/components/avatar.tsx';
import { RoleBadge } from '../../profiles/components/role-badge.tsx';
import style from './example.module.css';
import type { Example } from './example-post.tsx';

/** A sample person with a connect button that changes this window only. */
export function ExamplePerson({ example: { author, role } }: { example: Example }) {
  const [isAsked, setAsked] = useState(false);
  const name = `${author.firstName} ${author.lastName}`;
  return (
    <article className={style.card} aria-label={`Voorbeeld: ${name}`}>
      <div className={style.person}>
        <Avatar person={author} />
        <div className={style.words}>
          <p className={style.name}>{name}</p>
          <p className={style.work}>{author.jobTitle}</p>
          <RoleBadge role={role} />
        </div>
        <Button aria-pressed={isAsked} onClick={() => setAsked(!isAsked)}>
          {isAsked ? 'Verzonden' : 'Verbinden'}
        </Button>
      </div>
    </article>
  );
}
