import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf, pathOf, queryOf } from './request.ts';

const hextet = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
const ipv6 = fc.array(hextet, { minLength: 8, maxLength: 8 });

/** As people write it: the first longest run of zero groups left out. */
function shorten(groups: string[]): string {
  const long = groups.join(':');
  const runs = [...long.matchAll(/(?:^|:)0(?::0)+(?=:|$)/g)].toSorted((a, b) => b[0].length - a[0].length || a.index - b.index);
  const [run] = runs;
  if (run === undefined) return long;
  return `${long.slice(0, run.index)}::${long.slice(run.index + run[0].length).replace(/^:/, '')}`;
}

test('an IPv4 address is its own network', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(networkOf(address)).toBe(address);
    }),
  );
});

test('an IPv6 network is the first four groups, however the address is written', () => {
  const groups = fc.array(fc.oneof(hextet, fc.constant('0')), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(groups, (address) => {
      const network = `${address.slice(0, 4).join(':')}::/64`;
      expect(networkOf(address.join(':'))).toBe(network);
      expect(networkOf(shorten(address))).toBe(network);
      expect(networkOf(`${shorten(address)}%eth0`)).toBe(network);
    }),
  );
});

test('two addresses of one household count as one, two households as two', () => {
  fc.assert(
    fc.property(ipv6, ipv6, (one, other) => {
      const neighbour = [...one.slice(0, 4), ...other.slice(4)];
      expect(networkOf(neighbour.join(':'))).toBe(networkOf(one.join(':')));
      const isSame = one.slice(0, 4).join() === other.slice(0, 4).join();
      expect(networkOf(one.join(':')) === networkOf(other.join(':'))).toBe(isSame);
    }),
  );
});

test.each([
  '/pitch/geheim',
  '/PITCH/Geheim?lezen=ja',
  '/%70itch/geheim',
  '/pitch%2Fgeheim',
  '//pitch//geheim',
  '/x/../pitch/./geheim',
  '/%2e/pitch/geheim#deel',
  'http://kiem.test/Pitch/geheim',
])('%s is found as the router of pages finds it', (target) => {
  expect(pathOf(target)).toBe('/pitch/geheim');
});

test('a plain path is what the parser of addresses makes of it', () => {
  const part = fc.stringMatching(/^[\w-]{1,8}(\.[\w-]{1,4})?$/);
  const rest = fc.constantFrom('', '/', '?lezen=ja', '#deel', '?a=/b');
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), rest, (parts, end) => {
      const target = `/${parts.join('/')}${end}`;
      expect(pathOf(target)).toBe(new URL(target, 'http://kiem.test').pathname.replaceAll(/\/{2,}/g, '/').toLowerCase());
    }),
  );
});

test('any target has a path', () => {
  expect(pathOf('/%E0%A4%A')).toBe('/%e0%a4%a');
  fc.assert(
    fc.property(fc.string(), (target) => {
      expect(pathOf(target).startsWith('/')).toBe(true);
    }),
  );
});

test.each([
  ['/live?after=7', '7'],
  ['/live?after=a%20b%3F&b', 'a b?'],
  ['//%/../live?after=7?', '7?'],
  ['/live?after', ''],
  ['/live', null],
])('the query of %s is read as it was sent', (url, after) => {
  expect(queryOf({ url }).get('after')).toBe(after);
});
