import { Link } from '@tanstack/react-router';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { PersonLink } from '../../profiles/components/person-link.tsx';
import type { Suggestion } from '../contract.ts';
import { useAct } from '../hooks/act.ts';
import { useSuggestionsBeside } from '../hooks/lists.ts';
import { focusNext } from '../view/focus-next.ts';
import { nameOf } from '../view/names.ts';
import { reasonsOf } from '../view/reasons.ts';
import style from './suggestions-aside.module.css';
import { SuggestionsSkeleton } from './suggestions-skeleton.tsx';

/** Beside the feed so many people are suggested. */
const shown = 3;

/** The first people whom the viewer may know, beside something else; nothing when there are none, or they don't come. */
export function SuggestionsAside() {
  const { data, isPending } = useSuggestionsBeside();
  if (isPending) return <SuggestionsSkeleton />;
  const suggestions = data?.suggestions.slice(0, shown) ?? [];
  if (suggestions.length === 0) return null;
  return (
    <aside className={style.card} aria-labelledby="misschien">
      <h2 id="misschien">Mensen die je misschien kent</h2>
      <ul className={style.people}>
        {suggestions.map((suggestion) => (
          <li key={suggestion.person.id} className={style.person}>
            <SuggestedPerson suggestion={suggestion} />
          </li>
        ))}
      </ul>
      <Link to="/netwerk" search={{ tab: 'suggesties' }} className={style.all}>
        Alle suggesties
      </Link>
    </aside>
  );
}

function SuggestedPerson({ suggestion }: { suggestion: Suggestion }) {
  const { person } = suggestion;
  const { mutate } = useAct(person);
  return (
    <>
      <PersonLink person={person} />
      <p className={style.reason}>{reasonsOf(suggestion)[0]}</p>
      <Button
        aria-label={`Verbinden met ${nameOf(person)}`}
        onClick={(event) => {
          focusNext(event.currentTarget);
          mutate('request');
        }}
      >
        Verbinden
      </Button>
    </>
  );
}
