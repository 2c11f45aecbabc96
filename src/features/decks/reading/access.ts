import type { Scene } from '../../../app/testing/access-scene.ts';
import { type AccessRows, everybody, type Hidden, type LimitRow } from '../../../app/testing/procedure-rows.ts';
import { newId } from '../../../platform/ids.ts';
import type { readingContract } from './contract.ts';
import { signOpening } from './tokens/opening.ts';

/** The scene's link is for a mail address that nobody confirmed. Its owner reads their own deck. */
const byLink = ({ deckToken: token }: Scene) => ({ token });
const unconfirmed = { ...everybody('FORBIDDEN'), owner: 'ok' };
const hidden = ({ projectId }: Hidden) => [{ projectId }];
const slide = () => ({ readingId: newId(), slide: 'title_slide' });

/** Addresses of links that lead nowhere count, also for callers who are refused anyway. */
const guess = (more: Record<string, unknown> = {}): Record<string, LimitRow> => ({
  'deck-link-guesses': { caller: 'signedOut', input: () => ({ token: 'raak-geraden', ...more }) },
});

/** The answers of these procedures to each kind of caller. */
export const readingAccess: AccessRows<typeof readingContract> = {
  readInvitation: { ...everybody('ok'), input: byLink, hidden, limits: guess() },
  checkAccess: { ...unconfirmed, input: byLink, hidden, limits: guess() },
  requestCode: {
    ...everybody('ok'),
    input: ({ deckToken: token }) => ({ token, email: 'lezer@voorbeeld.test' }),
    limits: guess({ email: 'lezer@voorbeeld.test' }),
  },
  enterCode: {
    ...everybody('WRONG_CODE'),
    input: ({ deckToken: token }) => ({ token, code: '1234 5678' }),
    limits: guess({ code: '12345678' }),
  },
  openDeck: {
    ...unconfirmed,
    input: ({ deckToken: token, deckLinkId, owner }, { services }) => ({
      token,
      opening: signOpening(services.secret, deckLinkId, owner.id),
    }),
    hidden: ({ projectId }) => [{ projectId, opening: 'geraden' }],
    limits: guess({ opening: 'geraden' }),
  },
  recordSlide: {
    ...unconfirmed,
    input: (scene) => ({ ...byLink(scene), ...slide() }),
    hidden: ({ projectId }) => [{ projectId, ...slide() }],
    limits: guess(slide()),
  },
  takeFile: {
    ...unconfirmed,
    input: (scene) => ({ ...byLink(scene), format: 'pdf' }),
    limits: guess({ format: 'pdf' }),
  },
  eraseReadingsOfLink: { ...everybody('FORBIDDEN'), owner: 'NOT_FOUND', input: byLink, limits: guess() },
};
