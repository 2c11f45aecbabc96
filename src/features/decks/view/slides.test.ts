import { expect, test } from 'vitest';
import type { DeckSlide } from '../contract.ts';
import { handMadeIn, presented } from './slides.ts';

function slideOf(name: DeckSlide['name'], details: Partial<DeckSlide>): DeckSlide {
  return {
    ...{ name, title: name, isHidden: false, isEmpty: false, notes: '', hasOwnNotes: false, overflow: '', fields: [] },
    ...{ page: { slide: name, title: name, boxes: [] }, changes: [], facts: '', missing: [] },
    ...details,
  };
}

test('hidden and empty slides are left out of a presentation, and what didn’t fit is with the notes', () => {
  const slides = [
    slideOf('title_slide', { notes: 'Glimlach.' }),
    slideOf('problem_slide', { isHidden: true }),
    slideOf('market_slide', { isEmpty: true }),
    slideOf('team_slide', { notes: 'Noem iedereen.', overflow: 'Zevende lid: Bo.' }),
  ];
  expect(presented({ slides }).map(({ page, notes }) => [page.slide, notes])).toEqual([
    ['title_slide', 'Glimlach.'],
    ['team_slide', 'Noem iedereen.\n\nZevende lid: Bo.'],
  ]);
});

test('texts by hand are counted, notes too', () => {
  const byHand = { name: 'title', value: 'Zon', origin: 'hand', isHeld: false } as const;
  const slides = [
    slideOf('title_slide', { fields: [byHand, { ...byHand, name: 'tagline', origin: 'rules' }], hasOwnNotes: true }),
    slideOf('team_slide', {}),
  ];
  expect(handMadeIn({ slides })).toBe(2);
});
