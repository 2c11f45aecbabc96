import { vi } from 'vitest';

/** Repeats a check until it passes, for at most 15 s: Vitest's default of 1 s is short on machines that are busy. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 15_000, interval: 50 });
}
