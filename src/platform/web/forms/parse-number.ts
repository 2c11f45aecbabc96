/** A number as Dutch people write it: '1.250,50', '€ 1250', '12'. NaN for what is none. */
export function parseNumber(text: string): number {
  const bare = text.replaceAll(/[\s€]/g, '').replace(/,-$/, '');
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare);
  const written = isGrouped ? bare.replaceAll('.', '') : bare;
  return /^\d+([.,]\d+)?$/.test(written) ? Number(written.replace(',', '.')) : Number.NaN;
}

/** A number for a field in which Dutch people go on typing; empty for none. */
export function writeNumber(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}
