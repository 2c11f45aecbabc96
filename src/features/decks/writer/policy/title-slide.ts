import { unnamedOwner } from '../../../projects/texts.ts';
import { referTo } from '../../facts/policy/references.ts';
import { slideFields, type WrittenSlide } from '../../policy/slides.ts';
import { openingOf } from './opening.ts';
import { startSlide } from './slide-draft.ts';
import type { Words } from './words.ts';

const { presenter, contact } = slideFields.title_slide;

/** The title, a line that says what it is, and who speaks. Contact details stand nowhere else: not every deck shows them. */
export function writeTitle(words: Words): WrittenSlide {
  const slide = startSlide('title_slide', words);
  slide.write('title', [words.line('title')]);
  const { tagline } = openingOf(words);
  if (tagline !== null) slide.write('tagline', [referTo(tagline)]);
  slide.write('presenter', [presenterOf(words)]);
  slide.write('contact', [contactOf(words)]);
  if (words.isShortened('title')) slide.note('Titel', [referTo('title')]);
  slide.noteText('description', tagline === 'text:description:0' ? 1 : 0);
  slide.noteText('fullDescription');
  return slide.finish();
}

function presenterOf({ shown, say, has, line }: Words): string {
  const owner = shown(say('owner_name')) === unnamedOwner ? '' : say('owner_name');
  const name = has('speaker_name') ? line('speaker_name') : owner;
  const company = say('company_name');
  const isSameAsTitle = shown(company).toLocaleLowerCase('nl') === shown(say('title')).toLocaleLowerCase('nl');
  const both = [name, isSameAsTitle ? '' : company].filter((part) => part !== '').join(', ');
  return shown(both).length <= presenter.length ? both : name;
}

function contactOf({ shown, has }: Words): string {
  let written = '';
  for (let position = 0; has(`contact:${position}`); position += 1) {
    const longer = [written, referTo(`contact:${position}`)].filter((part) => part !== '').join(' · ');
    if (shown(longer).length > contact.length) break;
    written = longer;
  }
  return written;
}
