import * as z from 'zod';
import { foldedText } from '../../../../platform/server/folded-text.ts';
import type { ModelMessage } from '../../../../platform/server/language-model/language-model.ts';
import { limits } from '../../../projects/policy.ts';
import type { DeckProject } from '../../facts/policy/deck-project.ts';
import { type Facts, fillIn } from '../../facts/policy/references.ts';
import type { Judged } from '../../model/documents/ask-checked.ts';
import { reasonsAgainst } from '../../model/policy/check-text.ts';
import { rolesSent, type SentFact } from '../../model/policy/material.ts';
import { writingRules } from '../../model/policy/questions.ts';
import { type OccupationNames, occupationIn } from './occupations.ts';
import { times } from './role-profile.ts';
import { profiles } from './suggest-roles.ts';
import { mostSuggestions, type RoleSuggestion } from './suggestion.ts';

/** The sections of the form that tell what a project needs people for. */
export const sectionsOfRoles = [
  'basisgegevens',
  'probleem-oplossing',
  'product-dienst',
  'businessmodel-verkoop',
  'team-roadmap',
  'gezocht-talent',
  'financieringsbehoefte',
] as const;

/** The longest reason, in characters. */
const longestReason = 240;

const text = { type: 'string' };
const properties = {
  roleName: text,
  reason: text,
  fact: text,
  description: text,
  requirements: text,
  timeCommitment: { type: 'string', enum: [...times] },
};
const role = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };

export const rolesSchema = {
  name: 'roles',
  schema: { type: 'object', properties: { roles: { type: 'array', items: role } }, required: ['roles'], additionalProperties: false },
};

const answer = z.object({
  roles: z
    .array(
      z.object({
        roleName: z.string().trim().min(2).max(limits.roleName),
        reason: z.string().trim().min(1).max(2_000),
        fact: z.string().max(200),
        description: z.string().trim().min(1).max(2_000),
        requirements: z.string().trim().min(1).max(2_000),
        timeCommitment: z.enum(times),
      }),
    )
    .min(1)
    .max(20),
});

type ModelRole = z.output<typeof answer>['roles'][number];

const adviser = `Je stelt rollen voor die een onderneming nodig heeft en nog niet zoekt.
Geef per rol: roleName (een gangbaar beroep, enkelvoud), reason (waarom deze onderneming die rol nodig heeft), fact (het id van het feit waaruit dat blijkt), description (wat iemand doet, begin met 'Je'), requirements (wat iemand meebrengt), timeCommitment. Over vergoeding zeg je niets.
${writingRules}`;

export function askForRoles(project: DeckProject, sent: readonly SentFact[]): ModelMessage[] {
  const gezocht = rolesSent(project);
  const hoogstens = Math.min(mostSuggestions, limits.roles - project.fields.roles.length);
  return [
    { role: 'system', content: adviser },
    { role: 'user', content: JSON.stringify({ hoogstens, gezocht, feiten: sent }) },
  ];
}

/** Suggestions of a model that its project may see, or the reasons why not. A role that no occupation stands for is refused. */
export function judgeRoles(json: unknown, project: DeckProject, facts: Facts, names: OccupationNames): Judged<RoleSuggestion[]> {
  const parsed = answer.safeParse(json);
  if (!parsed.success) return { reasons: ['het antwoord heeft niet de gevraagde vorm'] };
  const room = Math.min(mostSuggestions, limits.roles - project.fields.roles.length);
  const taken = new Set(project.fields.roles.flatMap(({ roleName }) => keysOf(roleName, names)));
  const suggestions: RoleSuggestion[] = [];
  const reasons: string[] = [];
  for (const each of parsed.data.roles) {
    const keys = keysOf(each.roleName, names);
    // Saying one twice, or one that is sought, is no reason to refuse the others.
    if (keys.some((key) => taken.has(key)) || suggestions.length >= room) continue;
    reasons.push(...reasonsAgainstRole(each, facts, names).map((reason) => `${each.roleName}: ${reason}`));
    for (const key of keys) taken.add(key);
    suggestions.push(toSuggestion(each, facts));
  }
  return reasons.length > 0 ? { reasons } : { accepted: suggestions };
}

/** By what a role is the same as another: its name, and the occupation that it stands for. */
function keysOf(roleName: string, names: OccupationNames): string[] {
  return [foldedText(roleName), ...[occupationIn(roleName, names)?.occupation ?? []].flat()];
}

function reasonsAgainstRole(
  { roleName, reason, fact, description, requirements }: ModelRole,
  facts: Facts,
  names: OccupationNames,
): string[] {
  const isProfile = profiles.some((profile) => profile.roleName === roleName);
  const isOccupation = isProfile || foldedText(occupationIn(roleName, names)?.name ?? '') === foldedText(roleName);
  const sources = [fact];
  // The facts don't tell what somebody does and brings; only figures, names and claims are checked there.
  const loose = { length: limits.roleText, isLoose: true };
  return [
    ...(isOccupation ? [] : ['dit is geen beroep']),
    ...reasonsAgainst({ text: reason, sources }, facts, { length: longestReason }),
    ...reasonsAgainst({ text: description, sources }, facts, loose),
    ...reasonsAgainst({ text: requirements, sources }, facts, loose),
  ];
}

function toSuggestion({ fact, ...role }: ModelRole, facts: Facts): RoleSuggestion {
  const { label = '', shown = '' } = facts.get(fact) ?? {};
  const filled = (written: string) => fillIn(written, facts) ?? '';
  return {
    roleName: role.roleName,
    reason: filled(role.reason),
    fact: { label, text: shown },
    description: filled(role.description),
    requirements: filled(role.requirements),
    timeCommitment: role.timeCommitment,
  };
}
