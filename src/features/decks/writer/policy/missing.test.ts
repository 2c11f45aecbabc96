import { expect, test } from 'vitest';
import { emptyDraft } from '../../../projects/own/view/draft.ts';
import { fullPlan } from '../../../projects/plan/factory.ts';
import { marketSizes } from '../../../projects/plan/policy.ts';
import { slideNames } from '../../policy/slides.ts';
import { missingIn } from './missing.ts';
import { deckProject } from './project.fixture.ts';

const labelsOf = (...[slide, project]: Parameters<typeof missingIn>) => missingIn(slide, project).map(({ label }) => label);

test('an empty project is asked for every place on its slides, by fields that the form has', () => {
  const missing = slideNames.flatMap((slide) => missingIn(slide, deckProject({})));

  expect(missing).toContainEqual({ label: 'De ideale klant', section: 'markt-doelgroep', field: 'idealCustomer' });
  expect(missing.filter(({ field }) => !Object.hasOwn(emptyDraft, field.split('.', 1).join()))).toEqual([]);
});

test('a full project is asked for nothing', () => {
  const plan = fullPlan();
  const markets = marketSizes.map((size) => ({ size, amount: 1_000, basis: '', source: '', year: null }));
  const project = deckProject({
    ...{ slogan: 'Eén dak', speakerName: 'An Maes', contactDetails: 'an@dak.example', equityProposal: '10 procent' },
    fundingPurposes: ['Personeel'],
    fundingTypes: ['Equity'],
    roles: [{ roleName: 'Ingenieur' }],
    plan: { ...plan, markets },
  });

  expect(slideNames.flatMap((slide) => missingIn(slide, project))).toEqual([]);
});

test('blanks are no answer, and a part of a division of the funds is none either', () => {
  const project = deckProject({ plan: { audience: ' \n ', uses: [{ purpose: 'Oven', percent: 60 }] } });

  expect(labelsOf('problem_slide', project)).toContain('Wie heeft dit probleem?');
  expect(labelsOf('investment_ask_slide', project)).toContain('Besteding van het kapitaal');
});

test('a completed project isn’t asked for roles', () => {
  expect(labelsOf('team_slide', deckProject({}))).toContain('Gezocht Talent');
  expect(labelsOf('team_slide', deckProject({ status: 'completed' }))).not.toContain('Gezocht Talent');
});
