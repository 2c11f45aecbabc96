/** A list in a sentence: 'Gent', 'Gent en Brugge', 'Gent, Brugge en Antwerpen'. */
export function joinWords(words: readonly string[], last: 'en' | 'of' = 'en'): string {
  if (words.length < 2) return words.join('');
  // Words that hold a comma themselves are set apart by more than one.
  if (words.some((word) => word.includes(','))) return words.join('; ');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
