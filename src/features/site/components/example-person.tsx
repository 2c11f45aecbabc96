import { useState } from 'react';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { RoleBadge } from '../../profiles/components/role-badge.tsx';
import style from './example.module.css';
import type { Example } from './example-post.tsx';

/** A sample person with a connect button that changes this window only. */
export function ExamplePerson({ example: { author, face, role } }: { example: Example }) {
  const [isAsked, setAsked] = useState(false);
  const name = `${author.firstName} ${author.lastName}`;
  return (
    <article className={style.card} aria-label={`Voorbeeld: ${name}`}>
      <div className={style.person}>
        <img src={face} alt="" width={40} height={40} className={style.face} />
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
