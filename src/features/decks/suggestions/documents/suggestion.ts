import type { RoleTime } from './role-profile.ts';

/** A role that a project may add; who does it is paid is the owner's to say. */
export type RoleSuggestion = {
  roleName: string;
  /** Why this project needs it, said of the fact. */
  reason: string;
  /** The fact of the project behind the reason, as its owner stated it. */
  fact: { label: string; text: string };
  description: string;
  requirements: string;
  timeCommitment: RoleTime;
};

/** The most suggestions at once. */
export const mostSuggestions = 5;
