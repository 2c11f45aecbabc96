import type { AnyContractRouter } from '@orpc/contract';
import { implement } from '@orpc/server';
import type { CookieName } from '../cookie-names.ts';
import type { Services } from './services.ts';
import { SignedOutError } from './signed-out.ts';

/** The caller according to the session; read by one prepared query per request. */
export type Viewer = {
  id: string;
  sessionId: string;
  roles: readonly string[];
  firstName: string;
  lastName: string;
  avatarId: string | null;
  /** IANA name of the zone in which this person's times are written. */
  timeZone: string;
};

export type RequestContext = {
  services: Services;
  viewer: Viewer | null;
  /** The id that logs and error answers carry. */
  requestId: string;
  /** The caller's address; from X-Forwarded-For when TRUST_PROXY says so. */
  address: string;
  userAgent: string;
  /** The value of one of our cookies. Its name is the plain one: `http/cookies.ts` adds the prefix it has on https. */
  readCookie(name: string): string | undefined;
  /** Sets an HttpOnly cookie; an age of 0 removes it. */
  setCookie(name: CookieName, value: string, maxAgeSeconds: number): void;
  /** Whether a failure of this request only says that its visitor left. */
  isVisitorGone(error: unknown): boolean;
  /** Marks the answer as a file to save; for procedures that return a stream. */
  setDownload(contentType: string, fileName: string): void;
  /** Says after how many seconds a refused call may be made again (RFC 9110, section 10.2.3). */
  setRetryAfter(seconds: number): void;
};

/** Implements a feature's contract; who may call is enforced by `guardProcedure` on every way in. */
export function implementContract<T extends AnyContractRouter>(contract: T) {
  return implement(contract).$context<RequestContext>();
}

/** The signed-in viewer of a procedure whose access is 'signed-in'. */
export function viewerOf(context: RequestContext): Viewer {
  if (context.viewer === null) throw new SignedOutError();
  return context.viewer;
}
