import { milestoneLabels } from '../../../projects/milestones/policy.ts';
import type { ProjectFields } from '../../../projects/own/contract.ts';
import { slideFields } from '../../policy/slides.ts';
import type { DeckProject } from './deck-project.ts';
import type { FactList } from './fact-list.ts';
import { rowsIn } from './row-facts.ts';

/** Adds the people of the team. */
export function addTeam(list: FactList, { team }: ProjectFields['plan']): void {
  const member = rowsIn('team-roadmap', 'team');
  const [name, role, background] = slideFields.team_slide.members.columns;
  for (const [position, row] of team.entries()) {
    list.line(`member:${position}:name`, row.name, member(position, 'name'), name.length);
    list.line(`member:${position}:role`, row.role, member(position, 'role'), role.length);
    list.sentences(`member:${position}:background`, row.background, member(position, 'background'), background.length);
  }
}

/** Adds the milestones, with the dates that they had before. */
export function addMilestones(list: FactList, { fields, earlierDates }: DeckProject): void {
  const milestone = rowsIn('team-roadmap', 'milestones');
  const [, title] = slideFields.roadmap_slide.milestones.columns;
  for (const [position, row] of fields.plan.milestones.entries()) {
    const date = milestone(position, 'dueOn');
    list.line(`milestone:${row.id}:title`, row.title, milestone(position, 'title'), title.length);
    list.day(`milestone:${row.id}:date`, row.dueOn, date);
    list.line(`milestone:${row.id}:status`, milestoneLabels[row.status], milestone(position, 'status'));
    for (const [before, day] of (earlierDates[row.id] ?? []).entries()) list.day(`milestone:${row.id}:earlier:${before}`, day, date);
  }
}

/** Adds the roles that the project still seeks, and their number: a deck says what is missing, not what was. */
export function addRoles(list: FactList, { fields: { roles }, filledRoles }: DeckProject): void {
  const role = rowsIn('gezocht-talent', 'roles');
  for (const [position, row] of roles.entries()) {
    if (filledRoles.includes(row.id)) continue;
    list.line(`role:${row.id}:name`, row.roleName, role(position, 'roleName'));
    list.line(`role:${row.id}:time`, row.timeCommitment, role(position, 'timeCommitment'));
  }
  const count = roles.filter(({ id }) => !filledRoles.includes(id)).length;
  if (count > 0) list.figure('role_count', `${count}`, count, { section: 'gezocht-talent', name: 'roles', label: 'Aantal open rollen' });
}
