const locale = 'nl-NL';

/** Every date names its zone, so that server and browser write the same. */
const timeZone = 'Europe/Brussels';

/** Named here because browsers and servers shorten them differently. */
export const shortMonths = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];

/** For formatters: the first one that a page makes has the browser load its tables of languages. */
function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

export function numberFormat(options?: Intl.NumberFormatOptions): (value: number) => string {
  const format = onFirstUse(() => new Intl.NumberFormat(locale, options));
  return (value) => format().format(value);
}

/** Writes instants by the clock of `timeZone`. */
export function dateFormat(options: Intl.DateTimeFormatOptions, language = locale): (instant: Date) => string {
  const format = onFirstUse(() => new Intl.DateTimeFormat(language, { timeZone, ...options }));
  return (instant) => format().format(instant);
}
