/*
 * Numbers as Dutch writes them, without a formatter of Intl: the first that a page makes has the browser load its tables of languages.
 */

const thousands = /\B(?=(?:\d{3})+$)/g;

/** Whether `formatPlainNumber` can write a number: one of at least 0 whose cents are counted exactly. */
export function isPlainNumber(value: number): boolean {
  return value >= 0 && value <= Number.MAX_SAFE_INTEGER / 100;
}

/** A plain number, rounded half up: '1.234', '82,50' with two decimals. */
export function formatPlainNumber(value: number, decimals = 0): string {
  const unit = 10 ** decimals;
  const units = Math.round(value * unit);
  const whole = String(Math.trunc(units / unit)).replace(thousands, '.');
  return decimals === 0 ? whole : `${whole},${String(units % unit).padStart(decimals, '0')}`;
}
