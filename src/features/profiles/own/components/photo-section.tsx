import { Section } from '../../../../platform/web/kit/section.tsx';
import { Avatar } from '../../components/avatar.tsx';
import type { PersonSummary } from '../../contract.ts';
import { useMe } from '../../hooks.ts';
import { ProfilePicture } from '../../images/components/profile-picture.tsx';
import style from './photo-section.module.css';

/** The picture is saved by itself, at once. */
export function PhotoSection({ person }: { person: PersonSummary }) {
  const shown = { ...person, avatarId: useMe()?.avatarId ?? null };
  return (
    <Section id="foto" title="Profielfoto" intro="Een nieuwe foto is meteen opgeslagen.">
      <div className={style.photo}>
        <Avatar person={shown} size={96} />
        <ProfilePicture person={shown} />
      </div>
    </Section>
  );
}
