/**
 * The name a cookie travels under. On https it has the prefix `__Host-`: browsers then take it from this host alone,
 * over https, for every path, so that neither a subdomain nor a plain connection can plant one (RFC 6265bis, 4.1.3.2).
 */
export function wireName(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}

/** All cookies of Kiem. The page on cookies has to describe each. */
export const cookieNames = {
  session: 'kiem_session',
  device: 'kiem_device',
  signUp: 'kiem_sign_up',
  /**
   * Set by a browser that signed out without reaching the server: whatever it asks for next ends its session
   * (docs/decisions/067-signing-out-without-a-network.md).
   */
  left: 'kiem_left',
  /** One for each link to a deck, whose digest follows. */
  pitch: 'kiem_pitch_',
} as const;

type Whole = (typeof cookieNames)[Exclude<keyof typeof cookieNames, 'pitch'>];
export type CookieName = Whole | `${typeof cookieNames.pitch}${string}`;
