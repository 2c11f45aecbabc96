import { setImmediate as others } from 'node:timers/promises';
import { boundWork } from '../../../../platform/server/bounded-work.ts';
import { newDocument } from '../../../../platform/server/pdf/new-document.ts';
import type { SentProfile } from '../contract.ts';
import { type Brevity, brevities, briefest, writeProfile } from './write-profile.ts';

/** The most pages: longer profiles are shortened rather than read halfway. */
const mostPages = 2;

type Drawn = { pages: number; content: Promise<Buffer> };

/** One at a time, with other requests in between. */
const inTurn = boundWork({ running: 1, waiting: 40 });

/** Draws a profile as a PDF of one or two pages. Texts that don't fit are shortened from their end, in every entry alike. Throws a BusyError under a flood. */
export async function drawProfile(appName: string, profile: SentProfile): Promise<ReadableStream> {
  const content = await inTurn(() => fittingOf(appName, profile));
  return new Blob([new Uint8Array(content)]).stream();
}

async function fittingOf(appName: string, profile: SentProfile): Promise<Buffer> {
  for (const brevity of brevities) {
    await others();
    const { pages, content } = draw(appName, profile, brevity);
    if (pages <= mostPages) return content;
  }
  return draw(appName, profile, briefest).content;
}

function draw(appName: string, profile: SentProfile, brevity: Brevity): Drawn {
  const name = `${profile.firstName} ${profile.lastName}`;
  const { document, content } = newDocument({
    title: `Profiel van ${name}`,
    author: name,
    subject: `Meegestuurd met een sollicitatie via ${appName}`,
    madeAt: new Date(),
    margins: { top: 56, bottom: 64, left: 60, right: 60 },
  });
  writeProfile(document, { appName, profile, brevity });
  const pages = document.bufferedPageRange().count;
  document.end();
  return { pages, content };
}
