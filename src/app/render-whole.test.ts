import { createMemoryHistory, createRootRoute, createRouter, HeadContent, type Manifest, Scripts } from '@tanstack/react-router';
import { attachRouterServerSsrUtils } from '@tanstack/react-router/ssr/server';
import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { createWholeRenderer } from './render-whole.tsx';

/** Renders a page at this address whose one part is drawn by `Part`; returns its HTML and the failures of its parts. */
async function rendered(address: string, Part: ComponentType, manifest?: Manifest) {
  const page = createElement(
    'html',
    null,
    createElement('head', null, createElement(HeadContent)),
    createElement('body', null, createElement(Suspense, { fallback: 'Laden…' }, createElement(Part)), createElement(Scripts)),
  );
  const routeTree = createRootRoute({ component: () => page });
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [address] }),
    isServer: true,
    ssr: { nonce: 'n' },
  });
  attachRouterServerSsrUtils({ router, manifest });
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

/** Those that make it work in the browser, without the time at which its data were read. */
const scriptsOf = (html = '') => [...html.matchAll(/<script.*?<\/script>/gs)].map(([script]) => script.replaceAll(/\bu:\d+/g, 'u:0'));

test('a page whose parts all render reports nothing', async () => {
  const { html, holes } = await rendered('/', () => 'Welkom');

  expect(html).toMatch(/^<!DOCTYPE html><html>.*Welkom/s);
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

test('a part whose code is still loading is waited for, and its page works as any other', async () => {
  const Part = lazy(async () => {
    await new Promise(setImmediate);
    return { default: () => 'Welkom' };
  });

  const { html, holes } = await rendered('/', Part);

  expect(html).toMatch(/^<!DOCTYPE html><html>.*Welkom/s);
  expect(html).not.toContain('Laden…');
  expect(holes).toEqual([]);
  const ready = await rendered('/', () => 'Welkom');
  expect(scriptsOf(html)).toEqual(scriptsOf(ready.html));
});

test('the code of a page is asked for after its paint alone, by a script that names all of its files', async () => {
  const entry = { attrs: { type: 'module', async: true, src: '/assets/index.js' } };
  const preloads = ['/assets/index.js', { href: '/assets/react-1.js' }];
  const manifest = { routes: { __root__: { preloads, scripts: [entry] }, '/elsewhere': { preloads: ['/assets/elsewhere.js'] } } };

  // Twice, as all pages share the manifest.
  for (const address of ['/', '/?nog=eens']) {
    const { html } = await rendered(address, () => 'Welkom', manifest);

    expect(html).not.toContain('<link');
    expect(html).not.toContain('<script type="module"');
    expect(html).toContain('of ["/assets/index.js","/assets/react-1.js"]){await turn();document.head.append');
    expect(html).toContain('of ["/assets/react-1.js","/assets/index.js"]){await import(file)');
  }
});
