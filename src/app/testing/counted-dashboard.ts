import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import type { Person } from './test-server.ts';

/** An investor's dashboard once its figures are counted. */
export async function countedDashboard({ api }: Pick<Person, 'api'>) {
  return eventually(async () => {
    const dashboard = await api.investors.readDashboard();
    expect(dashboard.isCounting).toBe(false);
    return dashboard;
  });
}
