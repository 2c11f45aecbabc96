import { implementContract, type RequestContext, viewerOf } from '../../platform/server/procedures.ts';
import { LimitReached } from '../../platform/server/rate-limits.ts';
import { counted, tooMany } from '../../platform/server/too-many.ts';
import { saveLook, setHidden } from './commands/change-deck.ts';
import { generateDeck } from './commands/generate.ts';
import { saveSlide } from './commands/save-slide.ts';
import { updateSlide } from './commands/update-slide.ts';
import { decksContract } from './contract.ts';
import { readOwnDeck } from './queries/own-deck.ts';
import { readerOf } from './queries/readers.ts';

const os = implementContract(decksContract);

function tooManyWritings(reached: LimitReached, context: RequestContext) {
  const asker = { now: context.services.clock.now(), timeZone: viewerOf(context).timeZone };
  const did = `${counted(reached.limit.points, 'keer', 'keer')} een Pitch deck laten opstellen`;
  return tooMany(reached, asker, { did, again: 'kun je het weer laten opstellen' });
}

/** Of a writing that can't start. */
const startRefusals = { busy: 'BUSY', 'id-taken': 'CONFLICT', 'no-model': 'NO_MODEL', 'not-agreed': 'NOT_AGREED' } as const;

/** Of changes of a deck. */
const refusals = { 'no-deck': 'NO_DECK', busy: 'BUSY', stale: 'STALE' } as const;

export const decksHandlers = os.router({
  readDeck: os.readDeck.handler(async ({ input, context, errors }) => {
    const { db, clock } = context.services;
    const reader = await readerOf(db, viewerOf(context).id, input.id);
    if (reader === null) throw errors.NOT_FOUND();
    if (reader !== 'owner') throw errors.FORBIDDEN();
    return readOwnDeck(db, viewerOf(context).id, { ...input, now: clock.now() });
  }),

  generatePitchDeck: os.generatePitchDeck.handler(async ({ input, context, errors }) => {
    const { services } = context;
    const deck = await generateDeck(services, viewerOf(context).id, { ...input, now: services.clock.now() });
    if (deck instanceof LimitReached) throw errors.TOO_MANY_REQUESTS(tooManyWritings(deck, context));
    if (deck === null) throw errors.NOT_FOUND();
    if (typeof deck === 'string') throw errors[startRefusals[deck]]();
    return deck;
  }),

  saveSlide: os.saveSlide.handler(async ({ input, context, errors }) => {
    const { services } = context;
    const saved = await saveSlide(services, viewerOf(context).id, { ...input, now: services.clock.now() });
    if (saved === null) throw errors.NOT_FOUND();
    if (typeof saved === 'string') throw errors[refusals[saved]]();
    return saved;
  }),

  updateSlide: os.updateSlide.handler(async ({ input, context, errors }) => {
    const { services } = context;
    const deck = await updateSlide(services, viewerOf(context).id, { ...input, now: services.clock.now() });
    if (deck === null) throw errors.NOT_FOUND();
    if (typeof deck === 'string') throw errors[refusals[deck]]();
    return deck;
  }),

  setHidden: os.setHidden.handler(async ({ input, context, errors }) => {
    const { services } = context;
    const deck = await setHidden(services, viewerOf(context).id, { ...input, now: services.clock.now() });
    if (deck === null) throw errors.NOT_FOUND();
    if (typeof deck === 'string') throw errors[refusals[deck]]();
    return deck;
  }),

  saveLook: os.saveLook.handler(async ({ input, context, errors }) => {
    const { services } = context;
    const deck = await saveLook(services, viewerOf(context).id, { ...input, now: services.clock.now() });
    if (deck === null) throw errors.NOT_FOUND();
    if (typeof deck === 'string') throw errors[refusals[deck]]();
    return deck;
  }),
});
