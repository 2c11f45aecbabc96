/** 'a, b en c', as Intl.ListFormat writes it; with 'of' where one of them is enough. The browser's own has tables to load first. */
export function enumerate(words: readonly string[], joint: 'en' | 'of' = 'en'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}
