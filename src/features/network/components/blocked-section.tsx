import { formatDate } from '../../../platform/web/format/formats.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Section } from '../../../platform/web/kit/section.tsx';
import { Avatar } from '../../profiles/components/avatar.tsx';
import type { ListedPerson } from '../contract.ts';
import { useUnblock } from '../hooks/block.ts';
import { useBlocked } from '../hooks/lists.ts';
import { nameOf } from '../view/names.ts';
import style from './blocked-section.module.css';

/** A section of the settings: the people whom the viewer blocks, each with a button to unblock. */
export function BlockedSection() {
  const { data, isLoadingError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useBlocked();
  const people = data?.pages.flatMap((page) => page.people);
  return (
    <Section
      id="geblokkeerd"
      title="Geblokkeerde mensen"
      intro="Wie je blokkeert, kom je nergens meer tegen, en omgekeerd. Je blokkeert iemand op zijn of haar profiel."
    >
      {isLoadingError && (
        <div className={style.failure} role="alert">
          <p>De lijst kon niet worden geladen.</p>
          <Button onClick={() => void refetch()}>Probeer opnieuw</Button>
        </div>
      )}
      {people?.length === 0 && <p className={style.none}>Je hebt niemand geblokkeerd.</p>}
      {people !== undefined && people.length > 0 && (
        <ul className={style.people} aria-label="Geblokkeerde mensen">
          {people.map((listed) => (
            <BlockedPerson key={listed.person.id} {...listed} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div>
          <Button aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Meer tonen
          </Button>
        </div>
      )}
    </Section>
  );
}

function BlockedPerson({ person, since }: ListedPerson) {
  const { mutate } = useUnblock(person);
  const name = nameOf(person);

  function unblock(button: HTMLButtonElement) {
    // Focus stays in the list; when it was the last one, on the title of the section.
    const item = button.closest('li');
    const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
    const title = document.getElementById('geblokkeerd-titel');
    title?.setAttribute('tabindex', '-1');
    (next ?? title)?.focus({ preventScroll: true });
    mutate('unblock');
  }

  return (
    <li className={style.person}>
      <Avatar person={person} />
      <div>
        <p className={style.name}>{name}</p>
        <p className={style.since}>Sinds {formatDate(since)}</p>
      </div>
      <Button aria-label={`${name} deblokkeren`} onClick={(event) => unblock(event.currentTarget)}>
        Deblokkeren
      </Button>
    </li>
  );
}
