import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';

/** In place of the matches of people who stopped matching. */
export function MatchingIsOff() {
  return (
    <EmptyState
      drawing="adrift"
      title="Je doet niet mee aan matchen."
      text="Dat koos je in je instellingen. Er wordt dan niets vergeleken, en niemand ziet een overeenkomst met jou."
    >
      <ButtonLink to="/instellingen" hash="matches" tone="primary">
        Naar je instellingen
      </ButtonLink>
    </EmptyState>
  );
}
