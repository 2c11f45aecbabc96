/** A text in small letters without accents, without a collator of Intl: the first that a page makes has the browser load its tables. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
