/** Parses a number in Dutch notation: '1.250,50', '€ 1250', '12'. NaN for other text. */
export function parseNumber(text: string): number {
  const bare = text.replaceAll(/[\s€]/g, '').replace(/,-$/, '');
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare);
  const written = isGrouped ? bare.replaceAll('.', '') : bare;
  return /^\d+([.,]\d+)?$/.test(written) ? Number(written.replace(',', '.')) : Number.NaN;
}

/** The same of a text in an address, from 0 to a maximum; undefined for anything else. */
export function parseUpTo(most: number, text = ''): number | undefined {
  const number = parseNumber(text);
  return number <= most ? number : undefined;
}

/** Formats a number for a field that Dutch people type in; empty for null. */
export function writeNumber(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}
