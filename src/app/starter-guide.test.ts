import { expect, test } from 'vitest';
import { startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
const address = '/diensten/start2freelance/startgids.pdf';

test('the server returns the starter guide as a tagged PDF of five to eight pages', async () => {
  const response = await server.fetch(address);
  const file = Buffer.from(await response.arrayBuffer());
  const text = file.toString('latin1');

  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(file.length),
    'content-disposition': 'inline; filename="startgids-freelancen.pdf"',
    'cache-control': 'public, max-age=3600',
  });
  expect(text.startsWith('%PDF-1.5')).toBe(true);
  expect(text).toContain('\n(Startgids freelancen)\n');
  expect(text).toContain('/Lang (nl)');
  expect(text).toContain('/Marked true');
  const pages = text.match(/\/Type \/Page\n/g)?.length;
  expect(pages).toBeGreaterThanOrEqual(5);
  expect(pages).toBeLessThanOrEqual(8);
});

test('a visitor who asks again gets the same file', async () => {
  const first = await (await server.fetch(address)).arrayBuffer();
  const second = await (await server.fetch(address)).arrayBuffer();

  expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true);
});
