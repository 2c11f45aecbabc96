export const noDeckMessage = 'Dit project heeft nog geen Pitch deck.';
export const nothingShownMessage = 'Alle slides zijn verborgen. Toon er minstens één om een bestand te maken.';
