import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { nameOf } from '../../../profiles/texts.ts';
import { ConnectButton } from '../../components/connect-button.tsx';
import { PeopleList } from '../../components/people-list.tsx';
import { PersonRow } from '../../components/person-row.tsx';
import type { NetworkPerson } from '../../contract.ts';
import type { NetworkSearch } from '../../view/search.ts';
import { looksFurther, useFoundPeople } from '../hooks.ts';

type FoundPeopleProps = {
  search: NetworkSearch;
  /** The people that are on the tab already. */
  besides?: string[];
};

/** The other members who match the search, below a tab's own results. */
export function FoundPeople(props: FoundPeopleProps) {
  return looksFurther(props.search) && <OtherPeople {...props} />;
}

function OtherPeople({ search, besides = [] }: FoundPeopleProps) {
  const { found } = useFoundPeople(search);
  const others = found.items.filter(({ person }) => !besides.includes(person.id));
  // Render nothing before an answer; a failure is shown in place of the list. All of a page may be besides, and others on the next.
  if (others.length === 0 && found.state !== 'failed' && found.more === 'none') return null;
  return (
    <Stack as="section" gap={12} aria-labelledby="meer-mensen">
      <h2 id="meer-mensen">Meer mensen</h2>
      <PeopleList
        list={{ ...found, items: others }}
        label="Meer mensen"
        row={({ person }) => <FoundPersonRow person={person} />}
        empty={null}
      />
    </Stack>
  );
}

function FoundPersonRow({ person }: { person: NetworkPerson }) {
  const name = nameOf(person);
  return (
    <PersonRow
      person={person}
      actions={
        <>
          <ConnectButton person={person} />
          <ButtonLink
            to="/profiel/$profileId"
            params={{ profileId: person.id }}
            preload={false}
            size="small"
            aria-label={`Profiel bekijken van ${name}`}
          >
            Profiel bekijken
          </ButtonLink>
        </>
      }
    />
  );
}
