import { Link } from '@tanstack/react-router';
import type { OwnProfile } from '../contract.ts';
import style from './own-profile-screen.module.css';

const lists = new Intl.ListFormat('nl', { type: 'conjunction' });

/** Invites the owner of a profile to fill in missing parts, without those that their roles are never asked for. */
export function MissingParts({ fields }: { fields: OwnProfile['fields'] }) {
  const missing = missingOf(fields);
  if (missing.length === 0) return null;
  return (
    <section className={style.missing} aria-labelledby="aanvullen" data-print="hidden">
      <h2 id="aanvullen">Laat meer van jezelf zien</h2>
      <p>Anderen vinden je makkelijker met {lists.format(missing)}.</p>
      <Link to="/profiel" search={{ bewerken: 'ja' }}>
        Profiel aanvullen
      </Link>
    </section>
  );
}

function missingOf({ roles, bio, skills, languages, experience, education, preferredSectors }: OwnProfile['fields']): string[] {
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
