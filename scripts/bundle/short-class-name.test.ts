import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { shortClassName } from './short-class-name.ts';

const file = path.resolve(import.meta.dirname, '../../src/platform/web/kit/card.module.css');

afterEach(() => vi.unstubAllEnvs());

test('a class of the built product is short, the same each time, and another than that of a namesake', () => {
  vi.stubEnv('NODE_ENV', 'production');

  const name = shortClassName('card', file);
  expect(name).toMatch(/^k[\w-]{5}$/);
  expect(shortClassName('card', `${file}?used`)).toBe(name);
  expect(shortClassName('card', file.replace('card.module', 'menu.module'))).not.toBe(name);
});

test('a class says where it stands while developing', () => {
  vi.stubEnv('NODE_ENV', 'development');

  expect(shortClassName('card', file)).toBe('src_platform_web_kit_card_module_css_card');
});
