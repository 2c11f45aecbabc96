import { gapSign, type Lettering } from '../../../../platform/server/pdf/lettering.ts';
import { createTaggedWriter, type TaggedWriter } from '../../../../platform/server/pdf/tagged-writer.ts';
import { formatEuros } from '../../../../platform/web/format/numbers.ts';
import { markPath } from '../../../../platform/web/kit/mark-path.ts';
import { workTypeLabels } from '../../../profiles/policy.ts';
import { experienceText, nameOf } from '../../../profiles/texts.ts';
import { periodOf } from '../../../profiles/view/period.ts';
import type { SentProfile } from '../contract.ts';

/** How much of a long profile is kept: characters of the biography and of each entry, and entries of each kind. */
export type Brevity = { bio: number; text: number; entries: number };

/** From everything to little, and at last to what always fits on two pages. */
export const brevities: readonly Brevity[] = [
  { bio: 3_000, text: 2_000, entries: 30 },
  { bio: 1_500, text: 600, entries: 30 },
  { bio: 1_200, text: 240, entries: 20 },
  { bio: 900, text: 0, entries: 14 },
  { bio: 600, text: 0, entries: 8 },
];
export const briefest: Brevity = { bio: 400, text: 0, entries: 4 };

/** The light palette of platform/web/style/tokens.css. */
const colours = { ink: '#17231c', muted: '#55645a', line: '#e4e6dd', primary: '#1f7a4d', leaf: '#e3f2e8', onLeaf: '#155c39' } as const;

type Entry = SentProfile['experience'][number];
type Part = { appName: string; profile: SentProfile; brevity: Brevity; lettering: Lettering };
type Print = Lettering['print'];

/** Writes a profile: who somebody is at the top, then what they did and can. */
export function writeProfile(document: PDFKit.PDFDocument, { appName, profile, brevity, lettering }: Part): void {
  const writer = createTaggedWriter(document);
  const { print, hasGaps } = lettering;
  drawTop(document, writer, { appName, profile, print });
  writeText(writer, 'Over mij', paragraphsOf(shortened(profile.bio, brevity.bio), print));
  writeEntries(writer, { title: 'Werkervaring', entries: profile.experience, isOngoing: true, brevity, print });
  writeEntries(writer, { title: 'Opleiding', entries: profile.education, isOngoing: true, brevity, print });
  writeEntries(writer, { title: 'Certificaten', entries: profile.certifications, isOngoing: false, brevity, print });
  writeText(writer, 'Vaardigheden', paragraphsOf(profile.skills.join('  ·  '), print));
  writeText(writer, 'Talen', paragraphsOf(profile.languages.join('  ·  '), print));
  if (hasGaps) writeGapNote(writer);
  writer.end();
  numberPages(document, writer, print(nameOf(profile, '')));
}

function writeGapNote(writer: TaggedWriter): void {
  writer.space(16);
  const note = `${gapSign} staat voor letters die dit document niet kan weergeven.`;
  writer.line('P', note, { font: 'text', size: 9.5, colour: colours.muted });
}

type Top = { appName: string; profile: SentProfile; print: Print };

function drawTop(document: PDFKit.PDFDocument, writer: TaggedWriter, { appName, profile, print }: Top): void {
  const { left, width } = writer;
  document.markContent('Artifact', { type: 'Layout' });
  document.rect(0, 0, document.page.width, 132).fill(colours.leaf);
  document
    .save()
    .translate(left + width - 30, 44)
    .scale(0.95)
    .path(markPath)
    .fill(colours.primary)
    .restore();
  document.endMarkedContent();
  const name = print(nameOf(profile, '')) || 'Sollicitant';
  writer.line('H1', name, { font: 'strong', size: name.length > 34 ? 20 : 26, colour: colours.ink, y: 40 });
  const work = [profile.jobTitle, profile.company].filter((each) => each !== '').join(' bij ');
  if (work !== '') writer.line('P', print(work), { font: 'text', size: 13, colour: colours.onLeaf, y: 78 });
  writer.line('P', `Profiel op ${appName}`, { font: 'text', size: 9, colour: colours.muted, y: 106 });
  document.y = 152;
  const facts = factsOf(profile);
  if (facts.length > 0) writer.line('P', print(facts.join('   ·   ')), { font: 'text', size: 10, colour: colours.ink });
  for (const link of [profile.websiteUrl, profile.linkedinUrl].filter((each) => each !== ''))
    writer.line('Link', link, { font: 'text', size: 9.5, colour: colours.primary, link });
}

function factsOf({ location, email, phone, experienceYears, remoteWork, workTypes, hourlyRate }: SentProfile): string[] {
  return [
    location,
    email ?? '',
    phone ?? '',
    experienceYears === 0 ? '' : experienceText(experienceYears),
    workTypes.map((each) => workTypeLabels[each]).join(', '),
    remoteWork ? 'Werkt ook op afstand' : '',
    hourlyRate === null ? '' : `${formatEuros(hourlyRate)} per uur`,
  ].filter((each) => each !== '');
}

function writeTitle(writer: TaggedWriter, title: string): void {
  writer.space(16);
  writer.keep(64);
  writer.line('H2', title, { font: 'titles', size: 14, colour: colours.primary });
  writer.space(3);
}

function writeText(writer: TaggedWriter, title: string, paragraphs: string[]): void {
  if (paragraphs.length === 0) return;
  writeTitle(writer, title);
  writeParagraphs(writer, paragraphs);
}

function writeParagraphs(writer: TaggedWriter, paragraphs: string[]): void {
  for (const paragraph of paragraphs) {
    writer.line('P', paragraph, { font: 'text', size: 10.5, colour: colours.ink });
    writer.space(4);
  }
}

type Entries = { title: string; entries: Entry[]; isOngoing: boolean; brevity: Brevity; print: Print };

function writeEntries(writer: TaggedWriter, { title, entries, isOngoing, brevity, print }: Entries): void {
  if (entries.length === 0) return;
  writeTitle(writer, title);
  for (const entry of entries.slice(0, brevity.entries)) {
    writer.keep(48);
    writer.line('H3', print(entry.title), { font: 'strong', size: 11, colour: colours.ink });
    const about = [entry.organisation, periodOf(entry, isOngoing)].filter((each) => each !== '').join('   ·   ');
    if (about !== '') writer.line('P', print(about), { font: 'text', size: 9.5, colour: colours.muted });
    writeParagraphs(writer, paragraphsOf(shortened(entry.description, brevity.text), print));
    writer.space(5);
  }
  const left = entries.length - brevity.entries;
  if (left > 0) writer.line('P', `En nog ${left} meer.`, { font: 'text', size: 9.5, colour: colours.muted });
}

/** A text up to a number of characters, cut between words. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  if (most === 0) return '';
  return `${text.slice(0, most).replace(/\s+\S*$/, '')}…`;
}

/** The lines of a text, as they are printed. */
function paragraphsOf(text: string, print: Print): string[] {
  return text
    .split('\n')
    .map(print)
    .filter((line) => line !== '');
}

function numberPages(document: PDFKit.PDFDocument, { left, width }: TaggedWriter, name: string): void {
  const { start, count } = document.bufferedPageRange();
  if (count === 1) return;
  for (let place = start; place < start + count; place += 1) {
    document.switchToPage(place);
    const { height, margins } = document.page;
    const { bottom } = margins;
    // pdfkit adds a page when text is drawn below the bottom margin, so the margin is zero here.
    margins.bottom = 0;
    document.markContent('Artifact', { type: 'Pagination' });
    document.font('text').fontSize(8.5).fillColor(colours.muted);
    document.text(`${name}   ·   ${place + 1} van ${count}`, left, height - 40, {
      width,
      lineBreak: false,
      align: 'right',
    });
    document.endMarkedContent();
    margins.bottom = bottom;
  }
}
