import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullProject } from '../../projects/factory.ts';
import type { DeckProject } from '../facts/policy/deck-project.ts';
import { factsOf } from '../facts/policy/facts-of.ts';
import { referTo } from '../facts/policy/references.ts';
import { writeSlide } from '../writer/policy/write-deck.ts';
import { applyTyped } from './apply-typed.ts';
import { composeSlide, type Now, shownFields } from './compose-slide.ts';
import { confirmed } from './confirm.ts';
import { keptFrom } from './keep-written.ts';
import type { KeptSlide } from './kept.ts';
import { type SlideName, slideNames } from './slides.ts';

const fields = fullProject();

function projectWith(targetAmount: number, raisedAmount = 10_000): DeckProject {
  const stated = { filledRoles: [], raisedAmount, raisedOn: '2026-02-01', earlierDates: {}, ownerName: 'An Maes', versionOn: '2026-02-02' };
  return { ...stated, status: 'active', fields: { ...fields, targetAmount } };
}

function nowOf(slide: SlideName, project: DeckProject): Now {
  const facts = factsOf(project);
  return { facts, written: writeSlide(slide, project, facts), showsContact: true };
}

function keptOf(slide: SlideName, project: DeckProject): KeptSlide {
  const now = nowOf(slide, project);
  return keptFrom(slide, now.written, { ...now, before: undefined, keepsHandEdits: true });
}

const slide = 'investment_ask_slide';
const [before, after] = [projectWith(50_000), projectWith(60_000)];

test('fields by the rules say what the project states now, whatever was kept', () => {
  for (const name of slideNames) {
    const shown = shownFields(composeSlide(name, keptOf(name, before), nowOf(name, after)));
    expect(shown).toEqual(shownFields(composeSlide(name, keptOf(name, after), nowOf(name, after))));
  }
});

test('a slide that its owner has seen as it is tells no change; one whose facts changed tells before and now', () => {
  const kept = keptOf(slide, before);

  expect(composeSlide(slide, kept, nowOf(slide, before)).changes).toEqual([]);
  expect(composeSlide(slide, kept, nowOf(slide, after)).changes).toContainEqual({
    label: 'Doelbedrag',
    before: '€\u00a050.000',
    now: '€\u00a060.000',
  });
});

test('a text about one metric is held back once another metric stands in its place', () => {
  const metrics = [
    { label: 'Verkochte dozen', value: 900, unit: '', measuredOn: null },
    { label: 'Gered brood', value: 14, unit: 'ton', measuredOn: null },
  ];
  const withMetrics = (rows: typeof metrics): DeckProject => ({
    ...before,
    fields: { ...fields, plan: { ...fields.plan, metrics: rows } },
  });
  const kept = applyTyped('traction_slide', keptOf('traction_slide', withMetrics(metrics)), {
    fields: { mvp_results: 'Al 900 verkocht.' },
    asNow: nowOf('traction_slide', withMetrics(metrics)),
  });
  const isHeldWith = (rows: typeof metrics) => {
    const { fields: composed } = composeSlide('traction_slide', kept, nowOf('traction_slide', withMetrics(rows)));
    return composed.find(({ name }) => name === 'mvp_results')?.isHeld;
  };

  expect(isHeldWith(metrics)).toBe(false);
  expect(isHeldWith(metrics.map((row) => ({ ...row, value: row.value + 50 })))).toBe(false);
  expect(isHeldWith(metrics.toReversed())).toBe(true);
});

test('a figure that is gone from the project is told, and holds back the text that says it', () => {
  const [first] = fields.plan.metrics;
  const kept = applyTyped('traction_slide', keptOf('traction_slide', before), {
    fields: { mvp_results: `Al ${first?.value}.` },
    asNow: nowOf('traction_slide', before),
  });
  expect(kept.fields.mvp_results?.value).toBe(`Al ${referTo('metric:0:value')}.`);
  const without = { ...before, fields: { ...fields, plan: { ...fields.plan, metrics: [] } } };

  const composed = composeSlide('traction_slide', kept, nowOf('traction_slide', without));

  expect(composed.fields.find(({ name }) => name === 'mvp_results')).toMatchObject({ isHeld: true, value: `Al ${first?.value}.` });
  expect(shownFields(composed)).not.toHaveProperty('mvp_results');
  expect(composed.changes).toContainEqual(expect.objectContaining({ now: null }));
});

test.each([
  ['We zoeken € 50.000 en hebben er € 10.000.', false],
  // A figure that is written out compares as well.
  ['We zochten eerst 45 euro en nu € 50.000.', false],
  ['We zoeken € 50.000.', true],
])('%s by hand stays with the figures of another day: %s', (text, isShown) => {
  const kept = applyTyped(slide, keptOf(slide, before), { fields: { ask: text }, asNow: nowOf(slide, before) });
  expect(
    shownFields(composeSlide(slide, kept, nowOf(slide, before)))
      .ask?.toString()
      .replaceAll('\u00a0', ' '),
  ).toBe(text);

  const now = nowOf(slide, after);
  const shown = shownFields(composeSlide(slide, kept, now)).ask;
  expect(shown !== undefined).toBe(isShown);

  const confirmedShown = shownFields(composeSlide(slide, confirmed(kept, now), now)).ask;
  expect(confirmedShown?.toString().replaceAll('\u00a0', ' ')).toBe(text.replace('50.000', '60.000'));
});

test('saving another field confirms nothing that is held back', () => {
  const first = applyTyped(slide, keptOf(slide, before), { fields: { ask: '€ 50.000, al € 10.000.' }, asNow: nowOf(slide, before) });
  const now = nowOf(slide, after);

  const second = applyTyped(slide, first, { fields: { next_step: 'Bel ons over € 60.000.' }, asNow: now });

  const composed = composeSlide(slide, second, now);
  expect(shownFields(composed)).toMatchObject({ next_step: expect.stringContaining('60.000') });
  expect(shownFields(composed)).not.toHaveProperty('ask');
  expect(composed.changes).not.toEqual([]);
});

test('a field that its owner left as it was shown stays by the rules, and null gives it back to them', () => {
  const now = nowOf(slide, before);
  const kept = keptOf(slide, before);
  const shown = shownFields(composeSlide(slide, kept, now)).ask ?? '';

  expect(applyTyped(slide, kept, { fields: { ask: shown }, asNow: now })).toEqual(kept);
  const byHand = applyTyped(slide, kept, { fields: { ask: 'Anders.' }, asNow: now });
  expect(byHand.fields.ask?.origin).toBe('hand');
  expect(applyTyped(slide, byHand, { fields: { ask: null }, asNow: now }).fields.ask?.origin).toBe('rules');
});

test('an emptied field is left out for readers, and stays its owner’s', () => {
  const kept = applyTyped(slide, keptOf(slide, before), { fields: { ask: ' ' }, asNow: nowOf(slide, before) });
  const composed = composeSlide(slide, kept, nowOf(slide, after));

  expect(composed.fields.find(({ name }) => name === 'ask')).toMatchObject({ origin: 'hand', value: '' });
  expect(shownFields(composed)).not.toHaveProperty('ask');
});

test('contact details are on the slide only where their owner chose so', () => {
  const kept = keptOf('title_slide', before);
  const now = nowOf('title_slide', before);

  expect(shownFields(composeSlide('title_slide', kept, now))).toHaveProperty('contact');
  expect(shownFields(composeSlide('title_slide', kept, { ...now, showsContact: false }))).not.toHaveProperty('contact');
});

test('no text by hand with two figures is shown with a figure that its writer has not seen', () => {
  const amount = fc.integer({ min: 1, max: 1000 }).map((thousands) => thousands * 1000);
  fc.assert(
    fc.property(amount, amount, amount, amount, (target, raised, laterTarget, laterRaised) => {
      const first = projectWith(target, raised);
      const now = nowOf(slide, first);
      const typed = `Van ${now.facts.get('raised_amount')?.shown} naar ${now.facts.get('target_amount')?.shown}.`;
      const kept = applyTyped(slide, keptOf(slide, first), { fields: { ask: typed }, asNow: now });

      const shown = shownFields(composeSlide(slide, kept, nowOf(slide, projectWith(laterTarget, laterRaised)))).ask;

      expect([undefined, typed]).toContain(shown);
      if (target === laterTarget && raised === laterRaised) expect(shown).toBe(typed);
    }),
    { numRuns: 60 },
  );
});
