import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { attachRouterServerSsrUtils } from '@tanstack/react-router/ssr/server';
import { createElement, Suspense } from 'react';
import { expect, test } from 'vitest';
import { createWholeRenderer } from './render-whole.tsx';

/** Renders a page at this address whose one part is drawn by `Part`; returns its HTML and the failures of its parts. */
async function rendered(address: string, Part: () => string) {
  const page = createElement(
    'html',
    null,
    createElement('body', null, createElement(Suspense, { fallback: 'Laden…' }, createElement(Part))),
  );
  const routeTree = createRootRoute({ component: () => page });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }), isServer: true });
  attachRouterServerSsrUtils({ router, manifest: undefined });
  await router.load();
  await router.serverSsr?.dehydrate();
  const holes: { url: string; error: unknown }[] = [];
  let html: string | undefined;
  const render = createWholeRenderer({
    onHole: ({ url }, error) => holes.push({ url, error }),
    onHtml(text) {
      html = text;
    },
  });
  await render({ request: new Request(`http://kiem.test${address}`), router, responseHeaders: new Headers() });
  return { html, holes };
}

test('a page whose parts all render reports nothing', async () => {
  const { html, holes } = await rendered('/', () => 'Welkom');

  expect(html).toContain('Welkom');
  expect(holes).toEqual([]);
});

test('a part that fails is reported with its page, which keeps the placeholder', async () => {
  const broken = new Error('kapot');

  const { html, holes } = await rendered('/?zoek=geheim', () => {
    throw broken;
  });

  expect(html).toContain('Laden…');
  expect(holes).toEqual([{ url: 'http://kiem.test/?zoek=geheim', error: broken }]);
});
