import { parseNumber } from '../../../platform/web/forms/parse-number.ts';

/**
 * The rules of the day-rate calculator, as data with the day on which they were set. Tax rates differ from person to
 * person, so they are not rules but assumptions that the user can change (docs/product.md, Services and the site).
 */
export const rateRules = {
  setOn: '2026-11-21',
  weeks: 52,
  daysPerWeek: 5,
  monthsPerYear: 12,
  countries: {
    be: { name: 'België', holidays: 10, charges: 'personenbelasting, gemeentebelasting en sociale bijdragen' },
    nl: { name: 'Nederland', holidays: 9, charges: 'inkomstenbelasting, premies en de bijdrage voor de zorgverzekering' },
  },
} as const;

export type Country = keyof typeof rateRules.countries;

/** The calculator's first values: an example, not advice. */
const start = {
  inkomen: 2_500,
  lasten: 40,
  kosten: 6_000,
  buffer: 10,
  feestdagen: rateRules.countries.be.holidays,
  vakantie: 25,
  ziekte: 5,
  opleiding: 5,
  werving: 30,
  uren: 8,
};

export type RateField = keyof typeof start;

/** The input with Dutch keys, because they appear in the page's address. */
export type RateInput = { land: Country } & Record<RateField, number>;

export const fieldNames: readonly RateField[] = [
  ...(['inkomen', 'lasten', 'kosten', 'buffer'] as const),
  ...(['feestdagen', 'vakantie', 'ziekte', 'opleiding', 'werving', 'uren'] as const),
];

const days = { least: 0, most: 260 };

/** The inclusive bounds of each field, as whole numbers. */
export const rateBounds: Record<RateField, { least: number; most: number }> = {
  inkomen: { least: 0, most: 50_000 },
  lasten: { least: 0, most: 80 },
  kosten: { least: 0, most: 500_000 },
  buffer: { least: 0, most: 100 },
  feestdagen: { least: 0, most: 30 },
  vakantie: days,
  ziekte: days,
  opleiding: days,
  werving: days,
  uren: { least: 1, most: 24 },
};

/** Parses what was typed; returns undefined unless it is a whole number within the field's bounds. */
export function readRateField(field: RateField, text: string): number | undefined {
  const number = readWithinBounds(field, text);
  return Number.isInteger(number) ? number : undefined;
}

/**
 * Reads the input from an address. Missing and invalid values take the calculator's first ones. Cents are rounded, as
 * an address has no field beside which a message could say that they don't count.
 */
export function readRateInput(search: Record<string, unknown>): RateInput {
  const land = search.land === 'nl' ? 'nl' : 'be';
  const input: RateInput = { ...start, land, feestdagen: rateRules.countries[land].holidays };
  for (const field of fieldNames) {
    const number = readWithinBounds(field, search[field]);
    if (number !== undefined) input[field] = Math.round(number);
  }
  return input;
}

/** Reads a number as text too: the router parses '2.125' as a fraction, while in Dutch it means 2125. */
function readWithinBounds(field: RateField, written: unknown): number | undefined {
  const number = typeof written === 'string' || typeof written === 'number' ? parseNumber(String(written)) : Number.NaN;
  const { least, most } = rateBounds[field];
  return number >= least && number <= most ? number : undefined;
}

export type RateSum = {
  /** Whole euros. Each step is rounded up, so that the steps shown add up and the result never falls short. */
  net: number;
  charges: number;
  buffer: number;
  costs: number;
  revenue: number;
  workingDays: number;
  daysOff: number;
  /** Days that a client pays for; zero when days off fill the year. */
  billableDays: number;
  /** Null without billable days, as that would divide by zero. */
  rate: { day: number; hour: number } | null;
};

/** Calculates the day rate without VAT that leaves somebody their desired income. */
export function calculateRate(input: RateInput): RateSum {
  const net = input.inkomen * rateRules.monthsPerYear;
  const profit = Math.ceil((net * 100) / (100 - input.lasten));
  const buffer = Math.ceil((profit * input.buffer) / 100);
  const revenue = profit + buffer + input.kosten;
  const workingDays = rateRules.weeks * rateRules.daysPerWeek;
  const daysOff = input.feestdagen + input.vakantie + input.ziekte + input.opleiding + input.werving;
  const billableDays = Math.max(0, workingDays - daysOff);
  const day = billableDays === 0 ? null : Math.ceil(revenue / billableDays);
  return {
    net,
    charges: profit - net,
    buffer,
    costs: input.kosten,
    revenue,
    workingDays,
    daysOff,
    billableDays,
    rate: day === null ? null : { day, hour: Math.ceil(day / input.uren) },
  };
}
