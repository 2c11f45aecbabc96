import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

export type ReceivedMail = {
  file: string;
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** The iCalendar part; empty without one. */
  calendar: string;
};

/** Reads the mails in a data directory, latest last. Mails that go meanwhile, with the account of their reader, are left out. */
export async function readMails(dataDir: string): Promise<ReceivedMail[]> {
  const folder = path.join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const sent = await Promise.all(names.filter((name) => name.endsWith('.eml')).map((file) => readUnlessGone(folder, file)));
  return sent
    .filter((each) => each !== null)
    .sort((one, other) => Number(one.at - other.at))
    .map(({ mail }) => mail);
}

async function readUnlessGone(folder: string, file: string): Promise<{ at: bigint; mail: ReceivedMail } | null> {
  try {
    const { mtimeNs: at } = await stat(path.join(folder, file), { bigint: true });
    const key = `${path.join(folder, file)} ${at}`;
    const mail = known.get(key) ?? (await parseMail(folder, file));
    known.set(key, mail);
    return { at, mail };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Caches parsed mails, which never change, so that polling doesn't read all of them each time. */
const known = new Map<string, ReceivedMail>();

async function parseMail(folder: string, file: string): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(await readFile(path.join(folder, file)));
  return {
    file,
    messageId: mail.messageId ?? '',
    to: mail.to?.map(({ address }) => address).join() ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    calendar: textOf(mail.attachments.find(({ filename }) => filename === 'meeting.ics')?.content),
  };
}

function textOf(content: string | Uint8Array | ArrayBuffer | undefined): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
