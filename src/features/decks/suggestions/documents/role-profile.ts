/**
 * Kinds of roles: a craft makes the product by hand or serves the guest, a builder makes software, an expert brings knowledge of a
 * field, support sells, buys, counts and organises.
 */
export type RoleKind = 'craft' | 'builder' | 'expert' | 'support';

/** Times of a role, as the owner may also type them. */
export const times = ['Voltijds', 'Deeltijds', 'Enkele uren per week', 'Per opdracht'] as const;
export type RoleTime = (typeof times)[number];

/** A role that projects need, and the texts that tell so. */
export type RoleProfile = {
  kind: RoleKind;
  /** The preferred Dutch label of the occupation in ESCO. */
  occupation: string;
  /** As owners write it. */
  roleName: string;
  /** An expression of word beginnings that a fact holds when a project needs the role. */
  signals: string;
  /** Beginnings of ids of the facts that may tell so; by default those about the product itself. */
  told?: readonly string[];
  /** An expression of words by which a team, or a sought role, has it already. */
  covered: string;
  /** Why a project needs it, said of the fact that follows. */
  why: string;
  task: string;
  requirements: string;
  time: RoleTime;
};

/** The facts about the product itself, the shortest first; not those about customers and competitors. */
export const aboutProduct = [
  'title',
  'text:description',
  'text:solutionStatement',
  'text:solution',
  'feature:',
  'text:uniqueValue',
  'text:businessModel',
  'text:fullDescription',
  'step:',
] as const;

const plans = ['text:roadmap', 'milestone:', 'objective:', 'use:', 'text:mvpResults', 'text:traction'] as const;

/** The facts about the product and the plans with it. */
export const aboutWork = [...aboutProduct, ...plans] as const;
