const locale = 'nl-NL';

/** Every date is read by this zone's clock, so that server and browser write the same. */
export const timeZone = 'Europe/Brussels';

/** Writes numbers. The first that a page writes has the browser load its tables of languages, so it is made on first use. */
export function numberFormat(options?: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat(locale, options);
    return format.format(value);
  };
}
