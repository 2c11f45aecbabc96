import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { PaneHead } from '../../../platform/web/kit/pane-head.tsx';
import { PersonField } from '../../profiles/components/person-field.tsx';
import style from './new-message.module.css';

/** Searches for people while the viewer types. Passed in, because the search is a feature's that stands on this one. */
export type FindPeople = ComponentProps<typeof PersonField>['useFound'];

/** The right pane: chooses the person to write to, which opens the conversation with them. */
export function NewMessage({ useFound, onLeave }: { useFound: FindPeople; onLeave: () => void }) {
  const navigate = useNavigate();
  return (
    <section className={style.pane} aria-labelledby="nieuw-bericht">
      <PaneHead back={{ label: 'Terug naar de gesprekken', onClick: onLeave }}>
        <h3 id="nieuw-bericht">Nieuw bericht</h3>
      </PaneHead>
      <div className={style.body}>
        <PersonField
          label="Aan"
          placeholder="Zoek op naam, functie of bedrijf"
          person={null}
          useFound={useFound}
          onChange={(person) => {
            if (person !== null)
              void navigate({ to: '.', search: (now) => ({ ...now, chat: person.id }), replace: true, resetScroll: false });
          }}
        />
      </div>
    </section>
  );
}
