import type { DeckWriter } from './policy/deck.ts';

export const ownerOnlyMessage = 'Alleen de projecteigenaar kan de Pitch deck bekijken.';
export const loadFailedMessage = 'Kon Pitch deck niet laden.';
export const generationFailedMessage = 'Kon Pitch deck niet genereren. Probeer het opnieuw.';
export const noDeckMessage = 'Dit project heeft nog geen Pitch deck.';
export const nothingShownMessage = 'Je dia’s zijn verborgen of nog leeg. Toon er minstens één.';
export const generatedMessage = 'Pitch deck gegenereerd';
export const staleDeckMessage = 'Je Pitch deck is intussen ergens anders gewijzigd. Kijk het na en probeer het opnieuw.';
export const unknownFigureMessage = 'Dit cijfer staat niet in je project.';

/** Says on the screen and in files how the texts of a deck came about. */
export const deckMarks: Record<DeckWriter, string> = {
  rules: 'Automatisch opgesteld',
  model: 'Opgesteld met AI, gecontroleerd op je eigen gegevens',
};
