/**
 * Nobody is signed in for what a call does, or not any more: the account was deleted or suspended after the session was read.
 * Commands throw it where they lock the viewer, which undoes their transaction; `guardProcedure` answers as it does without a
 * session (docs/decisions/134-signed-out-meanwhile.md).
 */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';

  constructor() {
    super('Nobody is signed in for this call, or not any more.');
  }
}
