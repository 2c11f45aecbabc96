const kinds = { person: 1, post: 2, like: 3, session: 4, connection: 5, conversation: 6, message: 7, project: 8, notification: 9 } as const;

export type Kind = keyof typeof kinds;

/** A random number that depends on its arguments alone, so that any row can be generated in any order. */
export type Dice = (kind: Kind, index: number, roll?: number) => number;

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Makes the dice of a seed, which roll 32-bit integers. */
export function diceOf(seed: number): Dice {
  return (kind, index, roll = 0) => mix(mix(mix(seed + kinds[kind]) + index) + Math.imul(roll + 1, 0x9e3779b1));
}

/** Makes a UUIDv7 of this moment. */
export function idOf(dice: Dice, kind: Kind, index: number, milliseconds: number): string {
  const time = milliseconds.toString(16).padStart(12, '0');
  const random = [101, 102, 103].map((roll) => dice(kind, index, roll).toString(16).padStart(8, '0')).join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(6, 18)}`;
}
