import { enumerate } from '../../../../platform/web/format/enumerate.ts';
import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { Notice } from '../../../../platform/web/kit/notice.tsx';
import { Title } from '../../../../platform/web/kit/text.tsx';
import type { OwnProfile } from '../contract.ts';

type Fields = Pick<OwnProfile['fields'], 'roles' | 'bio' | 'skills' | 'languages' | 'preferredSectors'> & {
  experience: readonly unknown[];
  education: readonly unknown[];
};

/** Invites the owner of a profile to fill in missing parts, without those that their roles are never asked for. */
export function MissingParts({ fields }: { fields: Fields }) {
  const missing = missingOf(fields);
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="aanvullen" data-print="hidden">
      <Notice>
        <Title id="aanvullen">Laat meer van jezelf zien</Title>
        <p>Anderen vinden je makkelijker met {enumerate(missing)}.</p>
        <ButtonLink to="/profiel" search={{ bewerken: 'ja' }}>
          Profiel aanvullen
        </ButtonLink>
      </Notice>
    </section>
  );
}

function missingOf({ roles, bio, skills, languages, experience, education, preferredSectors }: Fields): string[] {
  const parts: [isMissing: boolean, words: string][] = [
    [bio === '', 'een paar zinnen over jezelf'],
    [roles.includes('investor') && preferredSectors.length === 0, 'de sectoren waarin je investeert'],
    [skills.length === 0, 'je vaardigheden'],
    [experience.length === 0, 'je werkervaring'],
    [education.length === 0, 'je opleiding'],
    [languages.length === 0, 'je talen'],
  ];
  return parts.filter(([isMissing]) => isMissing).map(([, words]) => words);
}
