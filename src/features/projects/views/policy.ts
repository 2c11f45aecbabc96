import type { Pace } from '../../../platform/limits.ts';

/** Days of looks that the owner sees, today included. */
export const shownDays = 28;

/** Days of which the counts are kept. */
export const keptDays = 400;

/** Looks of a person that are counted: more than anybody reads, few enough that nobody fills the table. */
export const lookPace: Pace = { points: 300, seconds: 86_400 };

/** The day of looks is that of Kiem's home. */
export const viewsZone = 'Europe/Brussels';
