/** The stages that a person gives to a project they saved. */
export const stages = ['viewed', 'talking', 'rejected'] as const;
export type Stage = (typeof stages)[number];

export const stageLabels: Record<Stage, string> = { viewed: 'Bekeken', talking: 'In gesprek', rejected: 'Afgewezen' };

/** The longest note, in characters. */
export const noteLength = 2_000;

/** The most projects that a person keeps saved. */
export const mostSaved = 500;
