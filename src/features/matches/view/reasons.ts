import { foldText } from '../../../platform/fold-text.ts';
import { enumerate } from '../../../platform/web/format/enumerate.ts';
import type { MatchReasons } from '../contract.ts';
import type { MatchSide } from '../policy.ts';

/** A reason in words. `isPlus` is false for one that takes points away. */
export type ReasonLine = { about: About | 'near'; text: string; isPlus: boolean };

type About = MatchReasons['points'][number]['about'];
type Skill = MatchReasons['skills'][number];

const mostNamed = 4;

/** A part that gives fewer points is no reason to name, and one that gives fewer than many of them fits in part. */
const fewest = 2;
const many = 8;

type Wording = Record<MatchSide, string>;

const likeness: Record<'titles' | 'words' | 'letters', { much: Wording; some: Wording }> = {
  titles: {
    much: { talent: 'Je functietitel lijkt op die van de vacature.', poster: 'De functietitel lijkt op die van je vacature.' },
    some: {
      talent: 'Je functietitel lijkt een beetje op die van de vacature.',
      poster: 'De functietitel lijkt een beetje op die van je vacature.',
    },
  },
  words: {
    much: { talent: 'Je profiel en de vacature gaan over hetzelfde werk.', poster: 'Het profiel en je vacature gaan over hetzelfde werk.' },
    some: { talent: 'Je profiel en de vacature delen enkele woorden.', poster: 'Het profiel en je vacature delen enkele woorden.' },
  },
  letters: {
    much: {
      talent: 'Woorden in je titel en vaardigheden lijken op die van de vacature.',
      poster: 'Woorden in titel en vaardigheden lijken op die van je vacature.',
    },
    some: {
      talent: 'Enkele woorden in je titel en vaardigheden lijken op die van de vacature.',
      poster: 'Enkele woorden in titel en vaardigheden lijken op die van je vacature.',
    },
  },
};

const conditions: Record<'place' | 'kind' | 'rate', Wording> = {
  place: { talent: 'Je woont ver van de werkplek.', poster: 'Woont ver van de werkplek.' },
  kind: { talent: 'Je zoekt een ander soort werk.', poster: 'Zoekt een ander soort werk.' },
  rate: { talent: 'Je uurtarief ligt boven wat de vacature betaalt.', poster: 'Het uurtarief ligt boven wat je vacature betaalt.' },
};

/** The reasons of a percentage as sentences, those that weigh most first. */
export function reasonLines({ skills, points }: MatchReasons, side: MatchSide): ReasonLine[] {
  const weighed = points.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  return weighed.flatMap(({ about, points: given }): ReasonLine[] => {
    if (about === 'skills') return skillLines(skills, side);
    if (about === 'place' || about === 'kind' || about === 'rate') {
      return given < 0 ? [{ about, text: conditions[about][side], isPlus: false }] : [];
    }
    if (given < fewest) return [];
    return [{ about, text: likeness[about][given < many ? 'some' : 'much'][side], isPlus: true }];
  });
}

function skillLines(skills: readonly Skill[], side: MatchSide): ReasonLine[] {
  const owned = skills.filter(({ fit }) => fit === 'has').map(({ label }) => label);
  const near = skills
    .filter(({ fit }) => fit === 'near')
    .map((skill) => ({ about: 'near' as const, text: nearOf(skill, side), isPlus: true }));
  const ofField = [...new Set(skills.flatMap(({ fit, through }) => (fit === 'field' && through !== null ? [through] : [])))];
  return [
    ...(owned.length === 0 ? [] : [{ about: 'skills' as const, text: ownedOf(owned, skills.length, side), isPlus: true }]),
    ...near,
    ...(ofField.length === 0 ? [] : [{ about: 'near' as const, text: ofFieldOf(ofField), isPlus: true }]),
  ];
}

function ownedOf(owned: readonly string[], asked: number, side: MatchSide): string {
  const has = side === 'talent' ? 'Je hebt' : 'Heeft';
  if (asked === 1) return `${has} de gevraagde vaardigheid: ${owned[0]}.`;
  const count = owned.length === asked ? `alle ${asked}` : `${owned.length} van de ${asked}`;
  return `${has} ${count} gevraagde vaardigheden: ${named(owned)}.`;
}

/** The talent's own skills that aren't asked for, but stand in one field of work with others that are. */
function ofFieldOf(labels: readonly string[]): string {
  return `${capital(named(labels))} ${labels.length === 1 ? 'komt' : 'komen'} uit hetzelfde vakgebied als wat gevraagd wordt.`;
}

/** The skills that a job asks for, with the nearest of the talent's own. */
function nearOf({ label, through }: Pick<Skill, 'label' | 'through'>, side: MatchSide): string {
  const where = side === 'talent' ? 'je profiel' : 'het profiel';
  if (through === null) return `Enkele woorden uit “${label}” lezen we ook in ${where}.`;
  if (foldText(through) === foldText(label)) return `${capital(label)} staat niet bij de vaardigheden, maar lezen we wel in ${where}.`;
  return `${capital(through)} lijkt op ${label}, dat gevraagd wordt.`;
}

/** The skills of a job that a talent lacks. */
export function missingOf({ skills }: MatchReasons): string[] {
  return skills.filter(({ fit }) => fit === 'missing' || fit === 'field').map(({ label }) => label);
}

/** Some words, and how many there are besides: 'React, CSS en nog 3'. */
export function named(labels: readonly string[]): string {
  const rest = labels.length - mostNamed;
  return enumerate(rest > 0 ? [...labels.slice(0, mostNamed), `nog ${rest}`] : labels);
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('nl') + text.slice(1);
}

/** The parts of a score, in the words of their list. */
export const aboutLabels: Record<About, string> = {
  skills: 'Vaardigheden',
  titles: 'Functietitel',
  words: 'Woorden in de teksten',
  letters: 'Woorden die op elkaar lijken',
  place: 'Afstand',
  kind: 'Soort werk',
  rate: 'Tarief',
};
