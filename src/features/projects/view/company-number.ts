import { companyNumberCountry } from '../policy.ts';

/** A company number as its register writes it, with the register's name for it; null without one. */
export function companyNumberOf(digits: string): { label: string; shown: string } | null {
  const country = companyNumberCountry(digits);
  if (country === null) return null;
  if (country === 'NL') return { label: 'KVK-nummer', shown: digits };
  return { label: 'Ondernemingsnummer', shown: `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}` };
}
