import { foldText } from '../../../platform/fold-text.ts';
import { Section } from '../../../platform/web/kit/section.tsx';
import { nameOf } from '../../profiles/texts.ts';
import type { Project } from '../contract.ts';
import { ShownMember } from '../members/components/shown-member.tsx';
import { PlanText } from './plan-text.tsx';
import style from './team-section.module.css';

const isSameName = (one: string, other: string) => foldText(one) === foldText(other);

/** The people of the project, each once: those of Kiem, and the others as its owner describes them. */
export function TeamSection({ project: { members, plan } }: { project: Project }) {
  const { team, teamDescription, advisors } = plan;
  const others = team.filter(({ name }) => !members.some((member) => isSameName(name, nameOf(member))));
  return (
    <Section id="team" title="Team">
      <PlanText text={teamDescription} />
      {(members.length > 0 || team.length > 0) && (
        <ul className={style.team} aria-label="Teamleden">
          {members.map((member) => (
            <li key={member.id}>
              <ShownMember member={member} background={team.find(({ name }) => isSameName(name, nameOf(member)))?.background ?? ''} />
            </li>
          ))}
          {others.map(({ name, role, background }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two members may have one name, and they never move.
            <li key={place} className={style.member}>
              <span className={style.face} aria-hidden="true">
                {initialsOf(name)}
              </span>
              <div className={style.words}>
                <p className={style.name}>{name}</p>
                {role !== '' && <p className={style.role}>{role}</p>}
                {background !== '' && <p>{background}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      <PlanText title="Adviseurs" text={advisors} />
    </Section>
  );
}

/** Of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('nl');
}
