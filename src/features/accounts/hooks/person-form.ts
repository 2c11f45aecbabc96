import type { ApiFailure } from '../../../platform/web/data/api-failure.ts';
import type { Checked } from '../../../platform/web/forms/form-state.ts';
import { useForm } from '../../../platform/web/forms/use-form.ts';
import type { SignUpInput } from '../contract.ts';
import { checkFields } from '../view/check-fields.ts';
import { type Role, suggestedRole } from '../view/roles.ts';

/** Names, address, password and roles of a new account. */
type Person = Omit<SignUpInput, 'id'> & { roles: Role[] };

/** The part of a sign-up that stays for another one, with another address; a password isn't kept. */
export type KnownPerson = Omit<Person, 'email' | 'password'>;

const unknownPerson: KnownPerson = { firstName: '', lastName: '', roles: [suggestedRole] };

type PersonFormOptions = {
  email: string;
  known?: KnownPerson | undefined;
  passwordMinLength: number;
  save: (person: Person) => Promise<unknown>;
  done: (person: Person) => void;
  handle?: (failure: ApiFailure) => boolean;
};

export type PersonForm = ReturnType<typeof usePersonForm>;

/** The form of a new account. */
export function usePersonForm({ email, known = unknownPerson, passwordMinLength, save, done, handle }: PersonFormOptions) {
  const initial: Person = { ...known, email, password: '' };
  return useForm({
    initial,
    check: (values): Checked<Person> => checkFields(values, passwordMinLength) ?? { input: trimmed(values) },
    save,
    done: (_result, person) => done(person),
    title: 'Registratie mislukt',
    fieldOf: (code) => (code === 'WEAK_PASSWORD' ? 'password' : undefined),
    handle,
  });
}

function trimmed(person: Person): Person {
  const { firstName, lastName, email } = person;
  return { ...person, firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
}
