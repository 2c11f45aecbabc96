import { formatDate } from '../../../platform/web/format/dates.ts';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { IconLink } from '../../../platform/web/kit/icon-button.tsx';
import { IconCalendarPlus } from '../../../platform/web/kit/icons.tsx';
import { OnlineDot } from '../../presence/components/online-dot.tsx';
import { ConversationLink } from '../../profiles/components/conversation-link.tsx';
import { nameOf } from '../../profiles/texts.ts';
import type { ListedPerson } from '../contract.ts';
import { useAct } from '../hooks/act.ts';
import { focusNext } from '../view/focus-next.ts';
import { PersonMenu } from './person-menu.tsx';
import { PersonRow } from './person-row.tsx';

/** Somebody whom the viewer is connected to. */
export function ConnectionRow({ person, shared, since }: ListedPerson) {
  const { mutate } = useAct(person);
  return (
    <PersonRow
      person={person}
      note={`Verbonden sinds ${formatDate(since)}`}
      shared={shared}
      mark={<OnlineDot personId={person.id} />}
      actions={
        <>
          <ConversationLink personId={person.id} size="small" aria-label={`Bericht aan ${nameOf(person)}`}>
            Bericht
          </ConversationLink>
          <ButtonLink
            to="/profiel/$profileId"
            params={{ profileId: person.id }}
            preload={false}
            size="small"
            aria-label={`Profiel bekijken van ${nameOf(person)}`}
          >
            Profiel bekijken
          </ButtonLink>
          <IconLink
            to="/agenda"
            search={{ met: person.id }}
            preload={false}
            icon={IconCalendarPlus}
            label={`Meeting plannen met ${nameOf(person)}`}
            title="Meeting plannen"
          />
          <PersonMenu
            person={person}
            isConnected
            onAct={(act, button) => {
              focusNext(button);
              mutate(act);
            }}
          />
        </>
      }
    />
  );
}
