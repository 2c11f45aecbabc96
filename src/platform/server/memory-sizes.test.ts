import { expect, test } from 'vitest';
import { sizesFor } from './memory-sizes.ts';

test.each([
  ['of 512 MB', 512, 64],
  ['of 1 GB', 1_024, 256],
  ['of 4 GB', 4_096, 512],
  ['of 64 GB', 65_536, 2_048],
])('a machine %s gets buffers that leave most of its memory to others', (_what, megabytes, sharedBuffers) => {
  expect(sizesFor(megabytes)).toMatchObject({ sharedBuffers });
});

test('a small machine gets smaller limits of everything', () => {
  const [small, usual] = [sizesFor(512), sizesFor(2_048)];

  expect(Object.entries(small).filter(([name, size]) => size >= Reflect.get(usual, name))).toEqual([]);
});
