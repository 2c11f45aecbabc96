import type { DeckProject } from '../../facts/policy/deck-project.ts';
import { slideFields, type WrittenSlide } from '../../policy/slides.ts';
import { startSlide } from './slide-draft.ts';
import type { Words } from './words.ts';

const { members, open_roles } = slideFields.team_slide;
const [, , backgroundColumn] = members.columns;

/** The people, their advisors, and the roles that are still open. */
export function writeTeam(words: Words, project: DeckProject): WrittenSlide {
  const slide = startSlide('team_slide', words);
  const people = [...project.fields.plan.team.keys()].map((position) => {
    const id = `member:${position}`;
    return { id, background: words.takeOrShorten(words.quote(`${id}:background`), backgroundColumn.length) };
  });
  slide.rows(
    'members',
    people.map(({ id, background }) => [words.line(`${id}:name`), words.line(`${id}:role`), background.text]),
  );
  slide.quote('advisors', 'advisors');
  const { text, others } = openRoles(words, project);
  slide.write('open_roles', [text]);
  slide.noteText('teamDescription');
  for (const { id, background } of people) {
    const isCut = words.isShortened(`${id}:name`) || words.isShortened(`${id}:role`);
    const role = isCut ? words.say(`${id}:role`) : '';
    slide.note(
      words.say(`${id}:name`),
      [role, ...background.rest].filter((sentence) => sentence !== ''),
      'Team',
    );
  }
  if (others.length > 0) slide.note(null, [words.closed(`We zoeken ook: ${words.enumerate(others)}`)], 'Gezocht Talent');
  return slide.finish();
}

/** The open roles by name, as many as fit, and the others. A completed project seeks nobody. */
function openRoles(
  { say, shown, has, enumerate, closed }: Words,
  { status, fields: { roles } }: DeckProject,
): { text: string; others: string[] } {
  const ids = roles.map(({ id }) => `role:${id}:name`).filter(has);
  if (status === 'completed' || ids.length === 0) return { text: '', others: [] };
  const count = say('role_count');
  const sayRoles = (named: readonly string[]) => {
    if (ids.length === 1) return closed(`Eén rol staat open: ${enumerate(named)}`);
    return closed(`${count} rollen staan open${named.length === ids.length ? ':' : ', waaronder'} ${enumerate(named)}`);
  };
  const fitting = ids.findLastIndex((_id, last) => shown(sayRoles(ids.slice(0, last + 1))).length <= open_roles.length) + 1;
  return { text: sayRoles(ids.slice(0, fitting)), others: ids.slice(fitting) };
}
