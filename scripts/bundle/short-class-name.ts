import { createHash } from 'node:crypto';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
/** By name: the style that has it. */
const taken = new Map<string, string>();

/**
 * Names a class of a style sheet in the built product: five signs instead of twenty, as a page holds six hundred of them. While developing
 * the name tells where the class stands. The server and the browser have to arrive at the same one, on any machine.
 */
export function shortClassName(name: string, file: string): string {
  const style = `${path.relative(root, file.split('?', 1)[0] ?? file)} ${name}`;
  if (process.env.NODE_ENV !== 'production') return style.replaceAll(/[^a-z0-9]+/gi, '_');
  const short = `k${createHash('sha256').update(style).digest('base64url').slice(0, 5)}`;
  const other = taken.get(short);
  if (other !== undefined && other !== style) throw new Error(`${style} and ${other} have the same short name: give one another name.`);
  taken.set(short, style);
  return short;
}
