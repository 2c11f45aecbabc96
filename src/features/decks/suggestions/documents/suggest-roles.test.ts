import { expect, test } from 'vitest';
import { readEscoOccupations } from '../../../../platform/server/esco/read-occupations.ts';
import { makeRole } from '../../../projects/factory.ts';
import { limits } from '../../../projects/policy.ts';
import type { DeckProject } from '../../facts/policy/deck-project.ts';
import { factsOf } from '../../facts/policy/facts-of.ts';
import { occupationNames } from './occupations.ts';
import { projects, sketch } from './projects.fixture.ts';
import { profiles, suggestRoles } from './suggest-roles.ts';

const occupations = await readEscoOccupations();
const names = occupationNames(occupations);
const suggest = (project: DeckProject) => suggestRoles(project, factsOf(project), names);
const rolesFor = (project: DeckProject) => suggest(project).map(({ roleName }) => roleName);

test.each<[keyof typeof projects, string[]]>([
  ['bakery', ['Bakker', 'Webontwikkelaar', 'Logistiek medewerker', 'Online marketeer', 'Financieel verantwoordelijke']],
  ['biotech', ['Laborant biotechnologie', 'Jurist', 'Accountmanager']],
  ['school', ['Leerkracht', 'Vrijwilligerscoördinator', 'Marketeer']],
  ['webshop', ['Hersteltechnicus', 'Webontwikkelaar', 'Logistiek medewerker', 'Online marketeer']],
  ['app', ['App-ontwikkelaar', 'UX-ontwerper', 'Accountmanager', 'Online marketeer', 'Communitymanager']],
  ['craft', ['Meubelmaker', 'Marketeer']],
  ['nonProfit', ['Vrijwilligerscoördinator', 'Fondsenwerver', 'Marketeer']],
  ['blockchain', ['Blockchainontwikkelaar', 'UX-ontwerper', 'Accountmanager', 'Financieel verantwoordelijke']],
  ['energy', ['Installateur', 'Accountmanager']],
  ['health', ['Specialist regelgeving', 'Verpleegkundige', 'Productontwerper']],
  ['nearlyEmpty', []],
  ['event', ['Evenementenorganisator', 'Online marketeer']],
  ['saas', ['UX-ontwerper', 'Verpleegkundige', 'Accountmanager', 'Financieel verantwoordelijke']],
  ['english', ['Accountmanager']],
])('the project %s is suggested the roles that its own plan calls for', (name, expected) => {
  expect(rolesFor(projects[name])).toEqual(expected);
});

test('each suggestion tells a fact of the project, and leaves the pay to its owner', () => {
  const facts = new Set([...factsOf(projects.bakery).values()].map(({ shown }) => shown));

  for (const suggestion of suggest(projects.bakery)) {
    expect(facts).toContain(suggestion.fact.text);
    expect(suggestion).not.toHaveProperty('compensation');
  }
});

test('a role that the project seeks under any of its names isn’t suggested', () => {
  const { fields } = projects.bakery;
  const seeks = (roleName: string) => rolesFor({ ...projects.bakery, fields: { ...fields, roles: [makeRole(roleName)] } });

  expect(seeks('Patissier')).not.toContain('Bakker');
  expect(seeks('Banketbakker')).not.toContain('Bakker');
  expect(seeks('Social media & marketing')).not.toContain('Online marketeer');
});

test('a role that somebody in the team has isn’t suggested', () => {
  const { fields } = projects.bakery;
  const team = [{ name: 'Noor Claes', role: 'Meester-bakker', background: '' }];

  expect(rolesFor({ ...projects.bakery, fields: { ...fields, plan: { ...fields.plan, team } } })).not.toContain('Bakker');
});

test('an occupation that the plan says is missing comes first', () => {
  const missing = sketch({
    title: 'Stadshop',
    description: 'Een stadsbrouwerij.',
    plan: {
      teamDescription: 'We zoeken nog een kinderverzorgster voor de zaterdagen.',
      roadmap: 'In mei nemen we een verkoper in dienst.',
    },
  });

  expect(rolesFor(missing)).toEqual(['Kinderverzorgster', 'Accountmanager', 'Brouwer']);
});

test('a plan that says it does without has no such role suggested', () => {
  expect(rolesFor(sketch({ title: 'Rust', description: 'Rituelen zonder app of website.' }))).toEqual([]);
});

test('no more is suggested than a project may still add', () => {
  const roles = Array.from({ length: limits.roles - 1 }, (_, place) => makeRole(`Rol ${place}`));

  expect(suggest({ ...projects.app, fields: { ...projects.app.fields, roles } })).toHaveLength(1);
});

test('every profile is an occupation of the classification, and fits the form', () => {
  const known = new Set(occupations.map(([preferred]) => preferred));

  expect(profiles.map(({ occupation }) => occupation).filter((occupation) => !known.has(occupation))).toEqual([]);
  for (const { roleName, task, requirements, time } of profiles) {
    expect(roleName.length).toBeLessThanOrEqual(limits.roleName);
    expect(Math.max(task.length, requirements.length)).toBeLessThanOrEqual(limits.roleText);
    expect(time.length).toBeLessThanOrEqual(limits.roleCondition);
  }
});
