import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';

/** The way to one's own roles, where what a page is for needs another one. */
export function RolesButton() {
  return (
    <ButtonLink to="/profiel" search={{ bewerken: 'ja' }} hash="rollen">
      Rollen aanpassen
    </ButtonLink>
  );
}
