type Line = (fields: object, text: string) => void;

/** The part of a log that the lifecycle uses; Kiem's own log satisfies it. */
export type LifecycleLog = { info: Line; warn: Line; error: Line };
