import { workerData } from 'node:worker_threads';
import * as z from 'zod';
import { createLettering, type Lettering } from '../../../../platform/server/pdf/lettering.ts';
import { newDocument } from '../../../../platform/server/pdf/new-document.ts';
import { answerJobs } from '../../../../platform/server/threads/answer-jobs.ts';
import { nameOf } from '../../../profiles/texts.ts';
import type { SentProfile } from '../contract.ts';
import type { ProfileJob } from './draw-profile.ts';
import { type Brevity, brevities, briefest, writeProfile } from './write-profile.ts';

/** The most pages: longer profiles are shortened rather than read halfway. */
const mostPages = 2;

const font = z.instanceof(Uint8Array);
const letter = createLettering(z.object({ text: font, strong: font, titles: font }).parse(workerData));

answerJobs(({ appName, profile }: ProfileJob): Promise<Buffer> => {
  const lettering = letter(textsOf(profile));
  for (const brevity of brevities) {
    const { pages, content } = draw({ appName, profile, brevity, lettering });
    if (pages <= mostPages) return content;
  }
  return draw({ appName, profile, brevity: briefest, lettering }).content;
});

type Drawn = { pages: number; content: Promise<Buffer> };
type Drawing = ProfileJob & { brevity: Brevity; lettering: Lettering };

function draw({ appName, profile, brevity, lettering }: Drawing): Drawn {
  const name = nameOf(profile, '');
  const { document, content } = newDocument({
    title: `Profiel van ${name}`,
    author: name,
    subject: `Meegestuurd met een sollicitatie via ${appName}`,
    madeAt: new Date(),
    margins: { top: 56, bottom: 64, left: 60, right: 60 },
    fonts: lettering.fonts,
  });
  writeProfile(document, { appName, profile, brevity, lettering });
  const pages = document.bufferedPageRange().count;
  document.end();
  return { pages, content };
}

/** All that a person wrote in their profile. */
function textsOf({ firstName, lastName, jobTitle, company, location, bio, skills, languages, ...entries }: SentProfile): string[] {
  const { experience, education, certifications } = entries;
  return [
    ...[firstName, lastName, jobTitle, company, location, bio, ...skills, ...languages],
    ...[experience, education, certifications].flat().flatMap(({ title, organisation, description }) => [title, organisation, description]),
  ];
}
