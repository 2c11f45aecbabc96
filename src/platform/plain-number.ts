/*
 * Numbers as Dutch writes them, without a formatter of Intl: the first that a page makes has the browser load its tables of languages.
 */

const thousands = /\B(?=(?:\d{3})+$)/g;

/** Whether a number has no more than so many decimals, up to three, and no more digits than are counted exactly. */
export function isPlainNumber(value: number, decimals: number): boolean {
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER / 1000 && Number(value.toFixed(decimals)) === value;
}

/** A number with so many decimals, rounded to them: '1.234', '-82,50' with two. */
export function formatPlainNumber(value: number, decimals = 0): string {
  const unit = 10 ** decimals;
  const units = Math.round(Math.abs(value) * unit);
  const whole = String(Math.trunc(units / unit)).replace(thousands, '.');
  const signed = value < 0 && units > 0 ? `-${whole}` : whole;
  return decimals === 0 ? signed : `${signed},${String(units % unit).padStart(decimals, '0')}`;
}
