import buttons from '../../../../platform/web/button.module.css';
import type { OwnProfile } from '../contract.ts';

/** Changes one's own profile. */
export function EditForm({ profile, onDone }: { profile: OwnProfile; onDone: () => void }) {
  return (
    <form aria-label={`Profiel van ${profile.person.firstName}`}>
      <button type="button" className={buttons.secondary} onClick={onDone}>
        Annuleren
      </button>
    </form>
  );
}
