import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { RolesButton } from '../../profiles/components/roles-button.tsx';
import { useMe } from '../../profiles/hooks.ts';
import { mayMakeTalent } from '../../talent/view/may-make.ts';

/** For people with neither a talent profile nor an open job. */
export function NoSides() {
  const roles = useMe()?.roles ?? [];
  const canPost = roles.includes('entrepreneur');
  const canMake = mayMakeTalent(roles);
  return (
    <EmptyState
      drawing="seed"
      title="Er valt nog niets te matchen."
      text={
        canMake
          ? 'Met een talentprofiel zie je welke vacatures bij je passen. Met een vacature zie je wie erbij past.'
          : 'Talent ziet hier welke vacatures passen, een ondernemer wie bij een vacature past. Je rollen kies je op je profiel.'
      }
    >
      {canPost && (
        <ButtonLink to="/banen/nieuw" tone="primary">
          Nieuwe Vacature
        </ButtonLink>
      )}
      {canMake ? (
        <ButtonLink to="/talent/nieuw" tone={canPost ? undefined : 'primary'}>
          Talentprofiel maken
        </ButtonLink>
      ) : (
        <RolesButton />
      )}
    </EmptyState>
  );
}
