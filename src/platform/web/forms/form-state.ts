/** A field of an input by its path: its name, or a list's name with the place in it and the field there. */
export type FieldPath<Input> = {
  [Name in keyof Input & string]: NonNullable<Input[Name]> extends readonly (infer Item)[] ? Name | PathInList<Name, Item> : Name;
}[keyof Input & string];

type PathInList<Name extends string, Item> =
  | `${Name}.${number}`
  | (Item extends object ? `${Name}.${number}.${keyof Item & string}` : never);

/** The problem of each wrong field. */
export type Problems<Input> = { readonly [Path in FieldPath<Input>]?: string };

/** The result of a form's check: the input to send, or the problems of its fields with a sentence for the toast, and a title of its own. */
export type Checked<Input> = { input: Input } | { problems: Problems<Input>; message?: string; title?: string };

/** Sentences by the path of their field, as the server sends them too. */
export type Sentences = Readonly<Record<string, string | undefined>>;

export type FormState<Values> = {
  values: Values;
  /** The values that are saved, or those that the form began with. */
  base: Values;
  problems: Sentences;
  /** The problems of the last attempt. Typing doesn't change it, so focus moves once for each attempt. */
  found: Sentences;
  /** Why the last attempt failed, when no field is the reason. */
  refusal: string;
  /** The code of the server's refusal; empty when there was none. */
  code: string;
  isBusy: boolean;
};

const none: Sentences = {};

export function startForm<Values>(values: Values): FormState<Values> {
  return { values, base: values, problems: none, found: none, refusal: '', code: '', isBusy: false };
}

/** Changes some values; a problem goes with the first change of its field. */
export function changeValues<Values extends object>(state: FormState<Values>, part: Partial<Values>): FormState<Values> {
  const isTouched = ([path]: [string, unknown]) => (path.split('.')[0] ?? '') in part;
  const left = Object.entries(state.problems).filter((problem) => !isTouched(problem));
  return { ...state, values: { ...state.values, ...part }, problems: Object.fromEntries(left) };
}

export function changeValue<Values extends object, Name extends keyof Values>(state: FormState<Values>, name: Name, value: Values[Name]) {
  const part: Partial<Values> = {};
  part[name] = value;
  return changeValues(state, part);
}

/** Sending begins: the problems of the last attempt are gone. `left` stays in the form meanwhile. */
export function beginSending<Values>(state: FormState<Values>, left = state.values): FormState<Values> {
  return { ...state, values: left, problems: none, refusal: '', code: '', isBusy: true };
}

export function refuse<Values>(state: FormState<Values>, problems: Sentences, message = '', code = ''): FormState<Values> {
  const hasProblems = Object.values(problems).some((problem) => problem !== undefined);
  return { ...state, problems, found: { ...problems }, refusal: hasProblems ? '' : message, code, isBusy: false };
}

/** Saved: what was sent, or what was left in the form then, is what the next changes are compared with. */
export function finishSending<Values>(state: FormState<Values>, base = state.values): FormState<Values> {
  return { ...state, base, isBusy: false };
}

export function isDirty<Values>({ values, base }: FormState<Values>): boolean {
  return JSON.stringify(values) !== JSON.stringify(base);
}
