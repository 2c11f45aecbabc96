import { skipToken, useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Attempt, attemptFor } from '../../platform/attempt.ts';
import { readFailure, readLimit } from '../../platform/web/data/api-failure.ts';
import { useApi } from '../../platform/web/data/use-api.ts';
import { toast } from '../../platform/web/kit/toast.ts';
import { tellWhy } from '../projects/hooks.ts';
import type { Deck } from './contract.ts';
import type { DeckWriter } from './policy/deck.ts';
import { generatedMessage, generationFailedMessage } from './texts.ts';
import { deckOptions } from './view/deck-options.ts';

type Api = ReturnType<typeof useApi>;

/** The deck of one's own project: null without one. */
export function useDeck(projectId: string) {
  return useQuery(deckOptions(useApi(), projectId));
}

/** The same once its page's loader has it: the presentation shows a slide at once, without JavaScript too. */
export function usePresentedDeck(projectId: string) {
  return useSuspenseQuery(deckOptions(useApi(), projectId)).data;
}

/** Whether a deck is being written. */
export function isWriting(deck: Deck | null): boolean {
  return deck?.generation != null && deck.generation.endedAt === null;
}

/** Says that a deck is done, or why not, when its writing ends while the owner looks on. */
export function useToldEnd(deck: Deck | null | undefined): void {
  const running = useRef<string>(null);
  const generation = deck?.generation ?? null;
  useEffect(() => {
    if (generation === null) return;
    if (generation.endedAt === null) {
      running.current = generation.id;
      return;
    }
    const { id, error } = generation;
    if (running.current === id) {
      toast(error === null ? { kind: 'success', title: generatedMessage } : { kind: 'error', title: 'Fout', message: error });
    }
    running.current = null;
  }, [generation]);
}

/** A change of the deck. It is pending until the screen shows the result; a toast says why it failed. */
function useDeckChange<Input>(projectId: string, call: (api: Api, input: Input) => Promise<Deck>, failed: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(api, input),
    // At once: a quick writing may have ended before the deck is read again, and nobody would hear of it.
    onSuccess: (deck) => queryClient.setQueryData(deckOptions(api, projectId).queryKey, deck),
    onError: (error) => toast({ kind: 'error', title: 'Fout', message: readLimit(error) ?? readFailure(error)?.message ?? failed }),
    meta: { changes: () => [`deck:${projectId}`], isAwaited: true },
  });
}

type Choice = { writer: DeckWriter; keepsHandEdits: boolean };

/** Has the deck written, the first time or anew. A press that is sent again starts no second writing. */
export function useGenerateDeck(id: string) {
  const { host, isAgreed } = useModelHost();
  const [writer, setWriter] = useState<DeckWriter>('rules');
  const attempt = useRef<Attempt>(null);

  async function call(api: Api, { generationId, ...choice }: Choice & { generationId: string }) {
    if (choice.writer === 'model' && host !== null && !isAgreed) await api.deckModel.agreeToModel.call({ host });
    return api.decks.generatePitchDeck.call({ id, generationId, ...choice });
  }

  const { mutate, isPending } = useDeckChange(id, call, generationFailedMessage);
  function generate(keepsHandEdits: boolean) {
    const choice: Choice = { writer, keepsHandEdits };
    attempt.current = attemptFor(attempt.current, JSON.stringify(choice));
    const { id: generationId } = attempt.current;
    const onSuccess = () => {
      attempt.current = null;
    };
    mutate({ ...choice, generationId }, { onSuccess });
  }
  return { generate, isPending, writer, setWriter, host, isAgreed };
}

/** Where texts go when a language model writes, and whether this person agreed; without one the rules write. */
export function useModelHost() {
  const { data, isPending } = useQuery(useApi().deckModel.readModelHost.queryOptions({ meta: { shows: ['decks'] } }));
  return { host: data?.host ?? null, isAgreed: data?.agreedAt != null, isKnown: !isPending };
}

/** Takes back the agreement that a language model gets texts. */
export function useEndAgreement() {
  return useMutation(
    useApi().deckModel.endModelAgreement.mutationOptions({
      onSuccess: () => toast({ kind: 'success', title: 'Je toestemming is ingetrokken.' }),
      onError: tellWhy,
      meta: { changes: () => ['decks'], isAwaited: true },
    }),
  );
}

const notSaved = 'Je wijziging is niet opgeslagen. Probeer het opnieuw.';

/** Lets a slide follow its project again, and confirms what was held back on it. */
export function useUpdateSlide(id: string) {
  type Input = { slide: Deck['slides'][number]['name']; facts: string };
  return useDeckChange(id, (api, input: Input) => api.decks.updateSlide.call({ id, ...input }), notSaved);
}

export function useHideSlide(id: string) {
  type Input = { slide: Deck['slides'][number]['name']; isHidden: boolean };
  return useDeckChange(id, (api, input: Input) => api.decks.setHidden.call({ id, ...input }), notSaved);
}

export type DeckLook = Pick<Deck, 'style' | 'colour' | 'showsLogo' | 'showsContact'>;

export function useSaveLook(id: string) {
  return useDeckChange(id, (api, look: DeckLook) => api.decks.saveLook.call({ id, ...look }), notSaved);
}

/** Saves texts of a slide; its form says why that failed. */
export function useSaveSlide(projectId: string) {
  return useMutation(useApi().decks.saveSlide.mutationOptions({ meta: { changes: () => [`deck:${projectId}`], isAwaited: true } }));
}

export function useVersions(id: string) {
  return useQuery(useApi().deckVersions.listVersions.queryOptions({ input: { id }, meta: { shows: ['decks', `deck:${id}`] } }));
}

/** One earlier version beside the present deck; nothing is asked until one is chosen. */
export function useVersion(id: string, versionId: string | null) {
  return useQuery(
    useApi().deckVersions.readVersion.queryOptions({
      input: versionId === null ? skipToken : { id, versionId },
      meta: { shows: ['decks', `deck:${id}`] },
    }),
  );
}

export function useRestoreVersion(id: string) {
  type Input = { versionId: string; version: number };
  return useDeckChange(id, (api, input: Input) => api.deckVersions.restoreVersion.call({ id, ...input }), notSaved);
}
