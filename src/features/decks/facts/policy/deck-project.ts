import type { ProjectFields } from '../../../projects/own/contract.ts';
import type { ProjectStatus } from '../../../projects/policy.ts';

/** All of a project that its deck may say. */
export type DeckProject = {
  status: ProjectStatus;
  fields: ProjectFields;
  /** The ids of the roles that are filled: the form still lists them. */
  filledRoles: readonly string[];
  /** Whole euros. */
  raisedAmount: number;
  /** The day on which the owner stated the raised amount, as YYYY-MM-DD in Brussels; null if they never did. */
  raisedOn: string | null;
  /** The dates that milestones had before, by the id of the milestone, the last one first. */
  earlierDates: Readonly<Record<string, readonly string[]>>;
  /** First and last name. */
  ownerName: string;
  /** The day of this version, as YYYY-MM-DD in Brussels. */
  versionOn: string;
};
