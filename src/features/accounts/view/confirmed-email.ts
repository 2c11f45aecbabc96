let confirmed = '';

/** Remembers the address that was confirmed in this page, so that the sign-in after it has it; not in an address, which logs would keep. */
export function rememberConfirmed(email: string): void {
  confirmed = email;
}

/** The address that was confirmed in this page; empty without one, as on the server. */
export const confirmedEmail = () => confirmed;
