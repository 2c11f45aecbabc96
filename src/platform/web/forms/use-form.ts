import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ApiFailure, readFailure } from '../data/api-failure.ts';
// Sending waits for no file: one that never comes would keep what is typed in a form that is busy for good.
import '../data/rpc-link.ts';
import { toast, toastFailure } from '../kit/toast.ts';
import { sendEarlyPress } from './early-press.ts';
import {
  beginSending,
  type Checked,
  changeValue,
  changeValues,
  type FieldPath,
  type FormState,
  finishSending,
  isDirty,
  refuse,
  type Sentences,
  startForm,
} from './form-state.ts';
import { readTyped } from './read-typed.ts';
import { useFocusOnError } from './use-focus-on-error.ts';

type FormOptions<Values, Input, Result> = {
  initial: Values;
  /** Turns what was typed into the procedure's input; its field names are those of the contract. */
  check: (values: Values) => Checked<Input>;
  /** Sends it; throws the refusal. */
  save: (input: Input) => Promise<Result>;
  done?: (result: Result, input: Input) => void;
  /** Of the toast that says why it wasn't saved. */
  title: string;
  /** Before the reason in that toast. */
  prefix?: string;
  /** The reason when there was no answer, or what broke was Kiem itself; without it, the general failure is shown. */
  noAnswer?: string | ((error: unknown) => string);
  /** The field of a refusal that names none. */
  fieldOf?: (code: string) => FieldPath<Input> | undefined;
  /** True if the screen shows this refusal in another way, so that the form says nothing; or the words of its toast. */
  handle?: (failure: ApiFailure) => boolean | { title: string; message: string };
  /** Whether a question comes before sending; its answer calls `send`. */
  ask?: (values: Values) => boolean;
  /**
   * For a form that is empty and free again while it is being sent: its values after a refusal, from those that were sent
   * and those that were typed since.
   */
  takeBack?: (sent: Values, since: Values) => Values;
  /** Where the browser keeps what is typed until it is saved. */
  kept?: { read: () => Partial<Values> | null; write: (values: Values | null) => void };
};

/**
 * A form on one procedure of the contract (docs/decisions/028-forms.md): its values, the problems beside its fields and
 * in the toast, focus on the first wrong one, and one attempt at a time.
 */
export function useForm<Values extends object, Input extends object, Result>(options: FormOptions<Values, Input, Result>) {
  const { initial, kept, takeBack } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => startForm(initial));
  const latest = useRef(state);
  const removeToast = useRef<() => void>(undefined);
  useFocusOnError(ref, state.found, state.isBusy);

  function update(next: FormState<Values>) {
    latest.current = next;
    setState(next);
  }

  function write(next: FormState<Values>) {
    update(next);
    kept?.write(next.values);
  }

  function takeTyped() {
    const typed = readTyped(ref.current, latest.current.values);
    if (Object.keys(typed).length > 0) update({ ...latest.current, values: { ...latest.current.values, ...typed } });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the first change of state would overwrite what was typed early.
  useLayoutEffect(() => {
    const typed = readTyped(ref.current, initial);
    const before = kept?.read() ?? {};
    const values = { ...latest.current.values, ...before, ...typed };
    if (Object.keys({ ...before, ...typed }).length > 0) update({ ...latest.current, values });
  }, []);

  // After what was typed is known.
  useEffect(() => sendEarlyPress(ref.current), []);

  function refuseWith(problems: Sentences, message?: string, { code, title = options.title }: { code?: string; title?: string } = {}) {
    update(refuse(latest.current, problems, message, code));
    if (message !== undefined) removeToast.current = toast({ kind: 'error', title, message: `${options.prefix ?? ''}${message}` });
  }

  function fail(error: unknown) {
    const failure = readFailure(error);
    if (failure === null && options.noAnswer === undefined) {
      refuseWith({});
      removeToast.current = toastFailure();
    } else if (failure === null) {
      refuseWith({}, typeof options.noAnswer === 'function' ? options.noAnswer(error) : options.noAnswer);
    } else {
      refuseFor(failure);
    }
  }

  function refuseFor(failure: ApiFailure) {
    const handled = options.handle?.(failure) ?? false;
    if (handled === true) {
      refuseWith({});
    } else if (handled !== false) {
      refuseWith({}, handled.message, { code: failure.code, title: handled.title });
    } else {
      const field = Object.keys(failure.fields).length > 0 ? undefined : options.fieldOf?.(failure.code);
      refuseWith(field === undefined ? failure.fields : { [field]: failure.message }, failure.message, failure);
    }
  }

  /** Returns whether it was saved. */
  async function send(): Promise<boolean> {
    // A second press, or Enter in a field, before the first one disabled the form.
    if (latest.current.isBusy) return false;
    removeToast.current?.();
    const sent = latest.current.values;
    const checked = options.check(sent);
    if ('problems' in checked) {
      refuseWith(checked.problems, checked.message, checked);
      return false;
    }
    // Keep the draft until the answer: a reload in between loses nothing.
    update(beginSending(latest.current, takeBack && initial));
    let result: Result;
    try {
      result = await options.save(checked.input);
    } catch (error) {
      if (takeBack) write({ ...latest.current, values: takeBack(sent, latest.current.values) });
      fail(error);
      return false;
    }
    update(finishSending(latest.current, takeBack && initial));
    kept?.write(takeBack ? latest.current.values : null);
    options.done?.(result, checked.input);
    return true;
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    takeTyped();
    if (!options.ask?.(latest.current.values)) void send();
  }

  return {
    values: state.values,
    isBusy: state.isBusy,
    /** Whether something isn't saved. */
    isDirty: isDirty(state),
    /** The same at this moment, for `UnsavedGuard`: right after saving the screen wasn't drawn again yet. */
    isDirtyNow: () => isDirty(latest.current),
    /** Why the last attempt failed, when no field is the reason. */
    refusal: state.refusal,
    /** The code of the server's refusal; empty when there was none. */
    code: state.code,
    /** Of the form element. */
    props: { ref, method: 'post', noValidate: true, onSubmit: submit } as const,
    send,
    /** Shows the problems beside their fields, with the cursor in the first, and sends nothing. */
    showProblems() {
      const checked = options.check(latest.current.values);
      refuseWith('problems' in checked ? checked.problems : {});
    },
    /** Changes some values; a function gets those of this moment, as an upload may end after more was typed. */
    change: (part: Partial<Values> | ((now: Values) => Partial<Values>)) =>
      write(changeValues(latest.current, typeof part === 'function' ? part(latest.current.values) : part)),
    /** Begins again with these values. */
    restart(values: Values) {
      ref.current?.reset();
      update(startForm(values));
    },
    /** The sentences beside the fields, for rows that are drawn alike. */
    problems: state.problems,
    /** The sentence beside a field. */
    problem: (path: FieldPath<Input>): string | undefined => state.problems[path],
    /** The props of a text field. */
    field: <Name extends keyof Values & keyof Input & string>(name: Name) => ({
      name,
      value: state.values[name],
      error: state.problems[name],
      onChange: (event: { currentTarget: { value: Values[Name] } }) => write(changeValue(latest.current, name, event.currentTarget.value)),
    }),
    /** The props of a field for a password: read when it is sent, never kept or drawn into the page. */
    secret: <Name extends keyof Values & keyof Input & string>(name: Name) => ({ name, error: state.problems[name] }),
    /** The props of a box to tick. */
    tick: <Name extends keyof Values & keyof Input & string>(name: Name) => ({
      name,
      checked: state.values[name],
      onChange: (event: { currentTarget: { checked: Values[Name] } }) =>
        write(changeValue(latest.current, name, event.currentTarget.checked)),
    }),
  };
}
