type Line = (fields: object, text: string) => void;

/** What the lifecycle needs of a log; Kiem's own fits. */
export type LifecycleLog = { info: Line; warn: Line; error: Line };
