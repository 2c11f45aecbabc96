import { IconCalendarPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../platform/web/format/formats.ts';
import buttons from '../../../platform/web/kit/button.module.css';
import { OnlineDot } from '../../presence/components/online-dot.tsx';
import type { ListedPerson } from '../contract.ts';
import { useAct } from '../hooks/act.ts';
import { focusNext } from '../view/focus-next.ts';
import { nameOf } from '../view/names.ts';
import style from './person-card.module.css';
import { PersonCard } from './person-card.tsx';
import { PersonMenu } from './person-menu.tsx';

/** Somebody whom the viewer is connected to. */
export function ConnectionCard({ person, shared, since }: ListedPerson) {
  const { mutate } = useAct(person);
  return (
    <PersonCard
      person={person}
      note={`Verbonden sinds ${formatDate(since)}`}
      shared={shared}
      mark={<OnlineDot personId={person.id} />}
      corner={
        <PersonMenu
          person={person}
          isConnected
          onAct={(act, button) => {
            focusNext(button);
            mutate(act);
          }}
        />
      }
      actions={
        <>
          <Link
            to="/netwerk"
            search={(search) => ({ ...search, chat: person.id, bij: undefined })}
            resetScroll={false}
            className={buttons.secondary}
            activeProps={{}}
            aria-label={`Bericht aan ${nameOf(person)}`}
          >
            Bericht
          </Link>
          <Link
            to="/profiel/$profileId"
            params={{ profileId: person.id }}
            preload={false}
            className={buttons.secondary}
            aria-label={`Profiel bekijken van ${nameOf(person)}`}
          >
            Profiel bekijken
          </Link>
          <Link
            to="/agenda"
            search={{ met: person.id }}
            preload={false}
            className={`${buttons.secondary} ${style.round}`}
            aria-label={`Meeting plannen met ${nameOf(person)}`}
            title="Meeting plannen"
          >
            <IconCalendarPlus size={20} stroke={1.75} aria-hidden />
          </Link>
        </>
      }
    />
  );
}
