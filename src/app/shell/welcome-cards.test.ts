import { expect, test } from 'vitest';
import type { Me } from '../../features/profiles/hooks.ts';
import { destinationsOf } from './destinations.ts';
import { welcomeCardsOf } from './welcome-cards.ts';

const noor = {
  id: '0199a1f0-0000-7000-8000-000000000001',
  firstName: 'Noor',
  lastName: 'Smit',
  avatarId: null,
  timeZone: 'Europe/Brussels',
};
const person = (roles: Me['roles']): Me => ({ ...noor, roles });
const titles = (roles: Me['roles']) => welcomeCardsOf(person(roles)).map(({ title }) => title);

test('home offers four cards by role', () => {
  expect(titles(['talent'])).toEqual(['Vacatures', 'Projecten', 'Talent Netwerk', 'Netwerk']);
  expect(titles(['entrepreneur'])).toEqual(['Mijn Projecten', 'Vacatures', 'Talent Zoeken', 'Netwerk']);
  expect(titles([])).toEqual(['Sociale Feed', 'Projecten', 'Talent', 'Netwerk']);
});

test('home ranks talent before entrepreneur', () => {
  expect(titles(['entrepreneur', 'talent'])).toEqual(titles(['talent']));
});

test("investors see 'Investeren' as the fourth destination", () => {
  const labels = (roles: Me['roles']) => destinationsOf(person(roles)).map(({ label }) => label);

  expect(labels([])).toEqual(['Feed', 'Vacatures', 'Projecten', 'Talent', 'Agenda', 'Netwerk', 'Diensten']);
  expect(labels(['investor']).indexOf('Investeren')).toBe(3);
});
