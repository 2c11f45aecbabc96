import type { Me } from '../profiles/hooks.ts';

export const stepNames = ['photo', 'headline', 'people', 'post', 'open-to-work', 'criteria', 'project'] as const;
export type StepName = (typeof stepNames)[number];

/** The number of connections of the step. */
export const firstPeople = 3;

/** Days after joining in which the first steps are shown: later they would be told to somebody who knows their way. */
const newDays = 30;
const dayMilliseconds = 86_400_000;

/** The facts by which steps are done. */
export type Done = {
  roles: Me['roles'];
  hasPhoto: boolean;
  hasHeadline: boolean;
  /** Counted to `firstPeople`. */
  people: number;
  hasPost: boolean;
  isOpenToWork: boolean;
  hasCriteria: boolean;
  hasProject: boolean;
};

/** The steps of a person with these roles, in the order in which they help most, and whether each is done. */
export function stepsOf(done: Done): { name: StepName; isDone: boolean }[] {
  const steps: [name: StepName, isDone: boolean, isAsked?: boolean][] = [
    ['photo', done.hasPhoto],
    ['headline', done.hasHeadline],
    ['open-to-work', done.isOpenToWork, done.roles.includes('talent')],
    ['project', done.hasProject, done.roles.includes('entrepreneur')],
    ['criteria', done.hasCriteria, done.roles.includes('investor')],
    ['people', done.people >= firstPeople],
    ['post', done.hasPost],
  ];
  return steps.filter(([, , isAsked = true]) => isAsked).map(([name, isDone]) => ({ name, isDone }));
}

/** Whether somebody who joined then is still new. */
export function isNew(joinedAt: Date, now: Date): boolean {
  return now.getTime() - joinedAt.getTime() < newDays * dayMilliseconds;
}
