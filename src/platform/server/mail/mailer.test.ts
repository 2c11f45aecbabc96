import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { readMails } from '../../../app/testing/mailbox.ts';
import { newId } from '../../ids.ts';
import { createMailer, type Mail } from './mailer.ts';

const settings = { mailFrom: 'Kiem <post@kiem.test>', appUrl: 'https://kiem.test' };

function makeMail(details: Partial<Mail> = {}): Mail {
  return {
    id: newId(),
    to: 'anna@voorbeeld.test',
    subject: 'Één zaadje',
    text: 'Dag Anna, ça va?',
    html: '<p>Dag Anna, ça va?</p>',
    ...details,
  };
}

type Envelope = { from: string; to: string[]; source: Buffer };

/** A mail server on this machine; `refuse` is how often it turns a mail away first. */
async function startSmtp({ refuse = 0 } = {}): Promise<{ url: string; received: Envelope[] }> {
  const received: Envelope[] = [];
  let refusals = refuse;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      const source = await buffer(stream);
      if (refusals > 0) {
        refusals -= 1;
        done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        return;
      }
      received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        source,
      });
      done();
    },
  });
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  const address = server.address();
  return { url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, received };
}

async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kiem-test-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return dataDir;
}

function mailerTo(where: { smtpUrl?: string; dataDir?: string }) {
  const mailer = createMailer({ ...settings, smtpUrl: undefined, dataDir: '', ...where });
  onTestFinished(() => mailer.close());
  return mailer;
}

test('a mail server gets text and HTML, from us, to one person, with an id of its cause', async () => {
  const smtp = await startSmtp();
  const mail = makeMail();

  await mailerTo({ smtpUrl: smtp.url }).send(mail);

  const [envelope, ...others] = smtp.received;
  expect(others).toEqual([]);
  expect(envelope).toMatchObject({ from: 'post@kiem.test', to: ['anna@voorbeeld.test'] });
  const parsed = await PostalMime.parse(envelope?.source ?? '');
  expect(parsed).toMatchObject({
    from: { name: 'Kiem', address: 'post@kiem.test' },
    to: [{ address: 'anna@voorbeeld.test' }],
    subject: 'Één zaadje',
    messageId: `<${mail.id}@kiem.test>`,
  });
  expect(parsed.text?.trim()).toBe(mail.text);
  expect(parsed.html?.trim()).toBe(mail.html);
  expect(parsed.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
});

test('a mail that was turned away fails, and its second try has the same id', async () => {
  const smtp = await startSmtp({ refuse: 1 });
  const mailer = mailerTo({ smtpUrl: smtp.url });
  const mail = makeMail();

  await expect(mailer.send(mail)).rejects.toThrow('Try again later');
  await mailer.send(mail);
  await mailer.send(mail);

  const ids = await Promise.all(smtp.received.map(async ({ source }) => (await PostalMime.parse(source)).messageId));
  expect(ids).toEqual([`<${mail.id}@kiem.test>`, `<${mail.id}@kiem.test>`]);
});

test('without a mail server a mail is a file, and a repeated try is the same file', async () => {
  const dataDir = await makeDataDir();
  const mailer = mailerTo({ dataDir });
  const mail = makeMail();

  await mailer.send(mail);
  await mailer.send(mail);

  expect(await readdir(path.join(dataDir, 'mail'))).toEqual([`${mail.id}.eml`]);
  expect(await readMails(dataDir)).toMatchObject([{ to: mail.to, subject: mail.subject, messageId: `<${mail.id}@kiem.test>` }]);
  expect(mailer.destination).toBe(`to files in ${path.join(dataDir, 'mail')}`);
});

test('a person’s text adds no header and no recipient', async () => {
  const smtp = await startSmtp();
  const mail = makeMail({
    subject: 'Dag\r\nBcc: allen@elders.test',
    to: 'anna@voorbeeld.test, allen@elders.test',
    replyTo: 'anna@voorbeeld.test\r\nBcc: allen@elders.test',
  });

  await mailerTo({ smtpUrl: smtp.url })
    .send(mail)
    .catch(() => {});

  for (const { to, source } of smtp.received) {
    expect(to).not.toContain('allen@elders.test');
    expect(String(source)).not.toMatch(/^bcc:/im);
  }
});

test('an answer goes where a mail says, and there only', async () => {
  const smtp = await startSmtp();
  const mailer = mailerTo({ smtpUrl: smtp.url });

  await mailer.send(makeMail({ replyTo: 'bram@voorbeeld.test' }));
  await mailer.send(makeMail({ replyTo: 'bram@voorbeeld.test, allen@elders.test\r\nBcc: allen@elders.test' }));
  await mailer.send(makeMail());

  const [plain, injected, none] = await Promise.all(smtp.received.map(({ source }) => PostalMime.parse(source)));
  expect(plain?.replyTo).toEqual([{ name: '', address: 'bram@voorbeeld.test' }]);
  expect(injected?.bcc).toBeUndefined();
  expect(injected?.replyTo).toHaveLength(1);
  expect(smtp.received.map(({ to }) => to)).toEqual(Array(3).fill(['anna@voorbeeld.test']));
  expect(none?.replyTo).toBeUndefined();
});

test('forgetting an address removes the files of mails to it, however it is written, and no other', async () => {
  const dataDir = await makeDataDir();
  const mailer = createMailer({ ...settings, dataDir, smtpUrl: undefined });
  const long = `${'zeer-'.repeat(12)}lang@${'sub.'.repeat(20)}voorbeeld.test`;
  const addresses = ['anna@voorbeeld.test', 'joanna@voorbeeld.test', 'zoë@café.test', long];
  for (const to of addresses) await mailer.send(makeMail({ to, text: 'To: anna@voorbeeld.test' }));

  for (const [place, address] of addresses.entries()) {
    await mailer.forget(address);
    expect(await readdir(path.join(dataDir, 'mail'))).toHaveLength(addresses.length - place - 1);
  }

  await createMailer({ ...settings, dataDir: path.join(dataDir, 'absent'), smtpUrl: undefined }).forget('anna@voorbeeld.test');
});
