import { foldedText } from '../../../../platform/server/folded-text.ts';
import { limits } from '../../../projects/policy.ts';
import type { DeckProject } from '../../facts/policy/deck-project.ts';
import type { Fact, Facts } from '../../facts/policy/references.ts';
import { builders, software } from './builders.ts';
import { crafts } from './crafts.ts';
import { experts } from './experts.ts';
import { factWith, isDigital, presentIn, seeksSomebody, signal } from './need.ts';
import { type OccupationNames, occupationIn } from './occupations.ts';
import { aboutProduct, type RoleKind, type RoleProfile } from './role-profile.ts';
import { mostSuggestions, type RoleSuggestion } from './suggestion.ts';
import { supports } from './supports.ts';

export const profiles: readonly RoleProfile[] = [...crafts, ...builders, ...experts, ...supports];

/** The most of each kind, so that a project with many signals of one kind hears of others too. */
const mostOfKind: Record<RoleKind, number> = { craft: 2, builder: 2, expert: 3, support: 3 };

type Found = { suggestion: RoleSuggestion; occupation: string; kind: RoleKind; covered: string };

/**
 * Roles that a project needs by its own words: first those that it says it is looking for, then those that make the product, then
 * those that its plan calls for. The same project has the same suggestions; none for roles that it seeks or has.
 */
export function suggestRoles(project: DeckProject, facts: Facts, names: OccupationNames): RoleSuggestion[] {
  const room = Math.min(mostSuggestions, limits.roles - project.fields.roles.length);
  const present = presentIn(project, facts);
  const sought = new Set(project.fields.roles.flatMap(({ roleName }) => occupationIn(roleName, names)?.occupation ?? []));
  const counts: Record<RoleKind, number> = { craft: 0, builder: 0, expert: 0, support: 0 };
  const suggestions: RoleSuggestion[] = [];
  for (const { suggestion, occupation, kind, covered } of [...statedNeeds(facts, names), ...needsByProfile(project, facts)]) {
    const isCovered = sought.has(occupation) || present.some((text) => signal(`\\p{L}*(?:${covered})`).test(text));
    if (isCovered || counts[kind] >= mostOfKind[kind] || suggestions.length >= room) continue;
    counts[kind] += 1;
    sought.add(occupation);
    present.push(suggestion.roleName);
    suggestions.push(suggestion);
  }
  return suggestions;
}

/** Occupations that the owner says are missing, in sentences about the team and the plans, or pays for. */
function statedNeeds(facts: Facts, names: OccupationNames): Found[] {
  const sentences = /^(?:text:(?:teamDescription|roadmap|fullDescription|mvpResults):|objective:|milestone:.*:title$)/;
  const isPurpose = ({ id }: Fact) => /^use:.*:purpose$/.test(id);
  return [...facts.values()]
    .filter((fact) => isPurpose(fact) || (sentences.test(fact.id) && seeksSomebody.test(fact.shown)))
    .flatMap((fact) => {
      const named = occupationIn(fact.shown, names);
      return named === null ? [] : [statedNeed(fact, named.occupation, named.name)];
    });
}

function statedNeed(fact: Fact, occupation: string, name: string): Found {
  const profile = profiles.find((each) => each.occupation === occupation);
  const roleName = profile?.roleName ?? `${name.charAt(0).toLocaleUpperCase('nl')}${name.slice(1)}`;
  const reason = 'Je schrijft zelf dat je hiervoor iemand wilt.';
  const generic = {
    description: `Je werkt mee als ${roleName.toLocaleLowerCase('nl')} en bouwt het project mee uit.`,
    requirements: `Ervaring als ${roleName.toLocaleLowerCase('nl')}. Je werkt graag in een klein team.`,
    timeCommitment: 'Deeltijds' as const,
  };
  return {
    suggestion: { roleName, reason, fact: factOf(fact), ...(profile === undefined ? generic : textsOf(profile)) },
    occupation,
    kind: profile?.kind ?? 'support',
    covered: profile?.covered ?? escaped(foldedText(name)),
  };
}

function needsByProfile(project: DeckProject, facts: Facts): Found[] {
  const digital = isDigital(project, software);
  const found = profiles.flatMap((profile) => {
    if (digital && profile.kind === 'craft') return [];
    const need = factWith(facts, profile.signals, profile.told ?? aboutProduct);
    return need === null ? [] : [{ profile, ...need }];
  });
  // Software for others comes before the hands that its customers have.
  const order: RoleKind[] = digital ? ['builder', 'expert', 'support'] : ['craft', 'expert', 'builder', 'support'];
  const placeOf = ({ profile, place }: (typeof found)[number]) => (profile.kind === 'craft' ? place : 0);
  return found
    .toSorted((one, other) => order.indexOf(one.profile.kind) - order.indexOf(other.profile.kind) || placeOf(one) - placeOf(other))
    .map(({ profile, fact }) => ({
      suggestion: { roleName: profile.roleName, reason: profile.why, fact: factOf(fact), ...textsOf(profile) },
      occupation: profile.occupation,
      kind: profile.kind,
      covered: profile.covered,
    }));
}

const factOf = ({ label, shown }: Fact) => ({ label, text: shown });
const textsOf = ({ task, requirements, time }: RoleProfile) => ({ description: task, requirements, timeCommitment: time });

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
