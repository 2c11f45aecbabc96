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
  /** The iCalendar text that it carries; empty when there is none. */
  calendar: string;
};

/** The mails in a data directory, the one sent last at the end. */
export async function readMails(dataDir: string): Promise<ReceivedMail[]> {
  const folder = path.join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const sent = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (file) => ({ file, at: (await stat(path.join(folder, file), { bigint: true })).mtimeNs })),
  );
  return Promise.all(
    sent
      .sort((one, other) => Number(one.at - other.at))
      .map(async ({ file }) => {
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
      }),
  );
}

function textOf(content: string | Uint8Array | ArrayBuffer | undefined): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
