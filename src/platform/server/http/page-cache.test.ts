import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

const placeholder = 'PLAATS';

function pages(options: { entries?: number; milliseconds?: number; status?: number } = {}) {
  const { entries = 10, milliseconds = 60_000, status = 200 } = options;
  const cache = createPageCache({ entries, milliseconds, placeholder });
  let made = 0;
  return {
    async get(url: string, nonce = 'n'): Promise<string | null> {
      const page = await cache.get(url, nonce, async () => {
        made += 1;
        const html = `${url} ${made} <script nonce="${placeholder}"><style nonce="${placeholder}">`;
        return { status, headers: new Headers({ 'x-page': 'yes' }), html };
      });
      expect([page.status, page.headers.get('x-page')]).toEqual([status, 'yes']);
      return page.html;
    },
  };
}

test('a kept page comes with the nonce of each answer', async () => {
  const { get } = pages();

  expect(await get('/', 'eerste')).toBe('/ 1 <script nonce="eerste"><style nonce="eerste">');
  expect(await get('/', 'tweede')).toBe('/ 1 <script nonce="tweede"><style nonce="tweede">');
});

test('addresses have pages of their own', async () => {
  const { get } = pages();

  expect(await Promise.all([get('/'), get('/?a=1')])).toEqual([expect.stringMatching(/^\/ /), expect.stringMatching(/^\/\?a=1 /)]);
});

test('visitors at the same moment share one rendering, each with a nonce of their own', async () => {
  const { get } = pages();

  const texts = await Promise.all(['a', 'b', 'c'].map((nonce) => get('/', nonce)));

  expect(texts).toEqual(['a', 'b', 'c'].map((nonce) => `/ 1 <script nonce="${nonce}"><style nonce="${nonce}">`));
});

test('the oldest page makes room', async () => {
  const { get } = pages({ entries: 2 });
  await get('/1');
  await get('/2');
  await get('/3');

  expect(await get('/3')).toContain('/3 3');
  expect(await get('/1')).toContain('/1 4');
});

test('a page that failed, and one whose time is over, is made anew', async () => {
  for (const { get } of [pages({ status: 500 }), pages({ status: 404 }), pages({ milliseconds: -1 })]) {
    expect(await get('/')).toContain('/ 1');
    expect(await get('/')).toContain('/ 2');
  }
});

test('a rendering that throws is not kept', async () => {
  const cache = createPageCache({ entries: 2, milliseconds: 1000, placeholder });

  await expect(cache.get('/', 'n', () => Promise.reject(new Error('stuk')))).rejects.toThrow('stuk');
  const whole = { status: 200, headers: new Headers(), html: 'heel' };
  expect(await cache.get('/', 'n', async () => whole)).toEqual(whole);
});
