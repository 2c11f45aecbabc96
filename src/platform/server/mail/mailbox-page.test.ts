import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '../http/listener.ts';
import { mailboxRoutes } from './mailbox-page.ts';
import { createMailer } from './mailer.ts';

let dataDir: string;
let server: Server;
let port: number;

const settings = { appName: 'Kiem', appUrl: 'http://localhost:3000', mailFrom: 'Kiem <post@kiem.localhost>', smtpUrl: undefined };

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'kiem-mailbox-'));
  const otherwise: Route['handle'] = (_request, response) => void response.writeHead(404).end('elsewhere');
  const open = mailboxRoutes({ hasMailbox: true, dataDir, appName: 'Kiem' }, otherwise);
  server = createServer((incoming, outgoing) => void open[0]?.handle(incoming, outgoing, 'request-1'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(async () => {
  server.close();
  await rm(dataDir, { recursive: true });
});

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

function ask(url: string, host = `localhost:${port}`): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: url, headers: { host } }, async (response) => {
      const parts = await response.toArray();
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString() });
    })
      .on('error', reject)
      .end();
  });
}

test('an empty mailbox says how the first mail comes', async () => {
  const { status, body } = await ask('/postvak');

  expect(status).toBe(200);
  expect(body).toContain('Nog geen mails.');
});

test('a mail is in the list, has a page, and is shown in a frame without scripts', async () => {
  const html = '<p>Bevestig <script>alert(1)</script></p>';
  await createMailer({ ...settings, dataDir }).send({
    id: 'mail-1',
    to: 'noor@voorbeeld.test',
    subject: 'Hallo <b>',
    text: 'Bevestig',
    html,
  });

  const list = await ask('/postvak');
  const view = await ask('/postvak/mail-1');
  const frame = await ask('/postvak/mail-1/html');

  expect(list.body).toContain('href="/postvak/mail-1"');
  expect(list.body).toContain('Hallo &#60;b&#62;');
  expect(view.body).toContain('noor@voorbeeld.test');
  expect(view.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(view.headers['content-security-policy']).toContain("default-src 'none'");
  expect(frame.headers['content-security-policy']).toMatch(/sandbox allow-popups(?!.*allow-scripts)/);
});

test.each(['/postvak/mail-2', '/postvak/..%2f..%2fsecret', '/postvak/mail-1/source', '/postvak/../mail-1'])(
  '%s leads nowhere',
  async (url) => {
    expect((await ask(url)).body).toBe('elsewhere');
  },
);

test('another name of this machine shows nothing', async () => {
  expect((await ask('/postvak', 'kiem.example')).body).toBe('elsewhere');
});
