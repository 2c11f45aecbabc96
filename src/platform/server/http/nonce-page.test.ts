import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNoncePage } from './nonce-page.ts';

const placeholder = 'PLAATS';

test('the compressed page equals the plain one, wherever it has nonces', async () => {
  const text = fc.string({ unit: 'grapheme' }).filter((part) => !part.includes(placeholder));
  await fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), fc.base64String({ minLength: 1 }), (parts, nonce) => {
      const page = createNoncePage(parts.join(placeholder), placeholder);

      expect(page.plain(nonce)).toBe(parts.join(nonce));
      expect(gunzipSync(page.gzip(nonce)).toString()).toBe(parts.join(nonce));
    }),
  );
});

test('a long page is compressed, and comes with another nonce each time', () => {
  const part = '<p>Kiem brengt ondernemers, investeerders en talent samen.</p>'.repeat(1000);
  const page = createNoncePage(part + placeholder + part, placeholder);

  expect(page.gzip('eerste').length).toBeLessThan(part.length / 20);
  expect(gunzipSync(page.gzip('eerste')).toString()).toBe(`${part}eerste${part}`);
  expect(gunzipSync(page.gzip('tweede')).toString()).toBe(`${part}tweede${part}`);
});
