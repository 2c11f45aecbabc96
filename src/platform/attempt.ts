import { newId } from './ids.ts';

/** Something sent under an id that the client made. */
export type Attempt = { id: string; content: string };

/**
 * The attempt for sending this content: the last one again when the content is the same, so that
 * what was stored without an answer isn't made twice; a new one for other content, which the
 * first result would swallow.
 */
export function attemptFor(last: Attempt | null, content: string): Attempt {
  return last !== null && last.content === content ? last : { id: newId(), content };
}
