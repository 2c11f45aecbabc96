import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';

/** For people with neither a talent profile nor an open job. */
export function NoSides() {
  return (
    <EmptyState
      drawing="seed"
      title="Er valt nog niets te matchen."
      text="Met een talentprofiel zie je welke vacatures bij je passen. Met een vacature zie je wie erbij past."
    >
      <ButtonLink to="/talent/nieuw" tone="primary">
        Talentprofiel maken
      </ButtonLink>
      <ButtonLink to="/banen/nieuw">Nieuwe vacature</ButtonLink>
    </EmptyState>
  );
}
