import { Link } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { IconLink } from '../../../platform/web/kit/icon-button.tsx';
import { IconCalendarPlus } from '../../../platform/web/kit/icons.tsx';
import { PaneHead } from '../../../platform/web/kit/pane-head.tsx';
import { OnlineDot } from '../../presence/components/online-dot.tsx';
import { Avatar } from '../../profiles/components/avatar.tsx';
import type { PersonSummary } from '../../profiles/contract.ts';
import { nameOf } from '../../profiles/texts.ts';
import style from './thread-header.module.css';

type ThreadHeaderProps = {
  /** Undefined while loading. */
  person: PersonSummary | undefined;
  onLeave: () => void;
  /** Further actions. */
  menu?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
};

/** The other person; on phones with a button back to the list. */
export function ThreadHeader({ person, onLeave, menu, ref }: ThreadHeaderProps) {
  const work = person && [person.jobTitle, person.company].filter((part) => part !== '').join(' bij ');
  return (
    <PaneHead ref={ref} back={{ label: 'Terug naar de gesprekken', onClick: onLeave }}>
      {person && (
        <>
          <span className={style.face}>
            <Avatar person={person} />
            <OnlineDot personId={person.id} />
          </span>
          <div className={style.words}>
            <h3>
              <Link to="/profiel/$profileId" params={{ profileId: person.id }} preload={false} className={style.name}>
                {nameOf(person)}
              </Link>
            </h3>
            {work !== '' && <p className={style.work}>{work}</p>}
          </div>
          <div className={style.plan}>
            <IconLink
              to="/agenda"
              search={{ met: person.id }}
              preload={false}
              icon={IconCalendarPlus}
              label={`Meeting plannen met ${nameOf(person)}`}
              title="Meeting plannen"
            />
            {menu}
          </div>
        </>
      )}
    </PaneHead>
  );
}
