import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Settings } from '../settings.ts';

/** An iCalendar text, which mail programs offer to put into a calendar or take out of it (RFC 6047). */
export type MailCalendar = { method: 'REQUEST' | 'CANCEL'; content: string };

export type Mail = {
  /** Of the task that sends it: the same at each try, so that a repeated mail can be recognised. */
  id: string;
  to: string;
  /** Where an answer goes when that is not the sender of all mails. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Where one POST ends mails like this one (RFC 8058); for mails that nobody waits for. */
  unsubscribeUrl?: string;
  calendar?: MailCalendar;
};

export type Mailer = {
  /** For people who start Kiem: where mails go. */
  destination: string;
  send(mail: Mail): Promise<void>;
  /** Removes the files of mails to this address; what a mail server took is its receiver's. */
  forget(address: string): Promise<void>;
  close(): void;
};

function unsubscribeHeaders({ unsubscribeUrl }: Mail): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Sends through SMTP_URL; without it, mails are .eml files in DATA_DIR/mail (shown at /postvak). */
export function createMailer(settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'appUrl'>): Mailer {
  const domain = new URL(settings.appUrl).hostname;
  const message = (mail: Mail) => ({
    from: settings.mailFrom,
    to: { name: '', address: mail.to },
    // An address alone: a name beside it would be words of a stranger's own.
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.calendar === undefined ? {} : { icalEvent: { ...mail.calendar, filename: 'meeting.ics' } }),
    messageId: `<${mail.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  if (settings.smtpUrl !== undefined) {
    const url = new URL(settings.smtpUrl);
    const transport = createTransport({
      url: settings.smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      socketTimeout: 20_000,
    });
    // A mail that could not be sent fails its own task; an idle connection that breaks is replaced.
    transport.on('error', () => undefined);
    return {
      destination: `to the mail server at ${url.host}`,
      async send(mail) {
        await transport.sendMail(message(mail));
      },
      forget: async () => {},
      close: () => transport.close(),
    };
  }

  const folder = path.join(settings.dataDir, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    destination: `to files in ${folder}`,
    async send(mail) {
      const { message: source } = await transport.sendMail(message(mail));
      await mkdir(folder, { recursive: true });
      // The name comes from the task: a second try replaces the first file, whole or not at all.
      const file = path.join(folder, `${mail.id}.eml`);
      // biome-ignore lint/nursery/noUnsafeTypeAssertion: the transport is asked for a buffer, not a stream.
      await writeFile(`${file}.part`, source as Buffer);
      await rename(`${file}.part`, file);
    },
    async forget(address) {
      // Written by the same transport, the line is the same to the letter, however an address is encoded or folded.
      const { message: source } = await transport.sendMail({ to: { name: '', address } });
      const line = toLine(String(source));
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((each) => each.endsWith('.eml'))) {
        const file = path.join(folder, name);
        if (toLine(await readHead(file)) === line) await rm(file, { force: true });
      }
    },
    close: () => transport.close(),
  };
}

/** The header of a mail that says who it is to, with the lines that continue it. */
function toLine(source: string): string | undefined {
  return /^To:.*(?:\n[ \t].*)*/m.exec(source)?.[0];
}

/** The headers up to the receiver come first: a mail needn't be read to its end. */
async function readHead(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4_096), { position: 0 });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
