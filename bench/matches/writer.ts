import type { Skill } from './esco-source.ts';
import type { Habits } from './kinds-of-data.ts';

const dressing = ['senior', 'junior', 'ervaren', 'medior', 'zelfstandig', 'allround'];
const lead = {
  job: ['Wij zoeken versterking voor ons team.', 'Je werkt in een kleine ploeg.', 'Een afwisselende baan bij een groeiend bedrijf.'],
  talent: ['Ik werk graag in een klein team.', 'Al enkele jaren aan de slag en leergierig.', 'Op zoek naar een nieuwe uitdaging.'],
};
const around = {
  job: ['Ervaring met {}.', 'Je houdt je bezig met {}.', 'Je hebt kennis van {}.', '{} is een plus.'],
  talent: ['Ik heb ervaring met {}.', 'In mijn vorige baan deed ik vooral {}.', 'Sterk in {}.', 'Vertrouwd met {}.'],
};
const freeForms = ['ervaring met {}', 'goede kennis van {}', 'je kunt {}', '{} (vereist)', 'kennis van {}'];

export type Writer = ReturnType<typeof createWriter>;

/** Rolls the dice of a seed, and writes as people with these habits would. */
export function createWriter(seed: number, habits: Habits) {
  let state = seed * 2_654_435_761;
  function random(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const happens = (share: number) => random() < share;
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  function pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(random() * list.length)];
    if (chosen === undefined) throw new Error('There is nothing to pick from.');
    return chosen;
  }

  /** Drops, doubles or swaps a letter of some words. */
  function mistype(text: string): string {
    return text.replaceAll(/\p{L}{5,}/gu, (word) => {
      if (!happens(habits.typos)) return word;
      const place = between(1, word.length - 2);
      const [before, letter, after] = [word.slice(0, place), word.charAt(place), word.slice(place + 1)];
      return pick([before + after, before + letter + letter + after, before + after.charAt(0) + letter + after.slice(1)]);
    });
  }
  function label({ labels: { nl, en } }: Skill): string {
    const list = nl.length > 0 && (en.length === 0 || happens(habits.dutch)) ? nl : en;
    return happens(habits.preferred) ? (list[0] ?? '') : pick(list);
  }
  /** Some words of a sentence, as two people would not tell the same thing alike. */
  function reworded(sentence: string): string {
    return sentence
      .split(' ')
      .filter(() => !happens(0.25))
      .join(' ');
  }

  return {
    happens,
    between,
    pick,
    title(titles: string[]): string {
      const title = happens(0.4) ? (titles[0] ?? '') : pick(titles);
      return mistype(happens(habits.dressed) ? `${pick(dressing)} ${title}` : title);
    },
    /** A skill as somebody puts it in a list: a label of its own, or a few words of it in a sentence. */
    skill(skill: Skill): string {
      const text = label(skill);
      if (!happens(habits.free)) return mistype(text);
      const words = text.split(' ');
      const kept = words.length > 2 ? words.filter((_, place) => place !== between(0, words.length - 1)) : words;
      return mistype(pick(freeForms).replace('{}', kept.join(' ')));
    },
    /** A description or bio: sentences of this side's half about the occupation, and what is done with some of the skills. */
    text(side: 'job' | 'talent', told: string[], skills: Skill[]): string {
      const about = told.filter(() => happens(habits.ownWords)).map(reworded);
      const used = skills.filter(() => happens(0.3)).map((skill) => pick(around[side]).replace('{}', label(skill)));
      const explained = skills
        .filter(() => happens(0.15))
        .flatMap(({ sentences }) => sentences.slice(side === 'job' ? 1 : 0, side === 'job' ? 2 : 1));
      return mistype([pick(lead[side]), ...about, ...used, ...explained.map(reworded)].join(' '));
    },
  };
}
