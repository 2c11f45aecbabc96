import { Link } from '@tanstack/react-router';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { AsideCard } from '../../../platform/web/kit/card.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { PersonLink } from '../../profiles/components/person-link.tsx';
import { nameOf } from '../../profiles/texts.ts';
import type { Suggestion } from '../contract.ts';
import { useAct } from '../hooks/act.ts';
import { useSuggestionsBeside } from '../hooks/lists.ts';
import { focusNext } from '../view/focus-next.ts';
import { reasonsOf } from '../view/reasons.ts';
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
    <AsideCard
      title="Mensen die je misschien kent"
      more={
        <Link to="/netwerk" search={{ tab: 'suggesties' }}>
          Alle suggesties
        </Link>
      }
    >
      <Stack as="ul" gap={24}>
        {suggestions.map((suggestion) => (
          <Stack key={suggestion.person.id} as="li" gap={8}>
            <SuggestedPerson suggestion={suggestion} />
          </Stack>
        ))}
      </Stack>
    </AsideCard>
  );
}

function SuggestedPerson({ suggestion }: { suggestion: Suggestion }) {
  const { person } = suggestion;
  const { mutate } = useAct(person);
  return (
    <>
      <PersonLink person={person} />
      <Text tone="muted" size="small">
        {reasonsOf(suggestion)[0]}
      </Text>
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
