import { Visitor } from 'oxc-parser';
import type { Finding } from './finding.ts';
import { isTestFile, type SourceFile } from './source-tree.ts';

const advice = 'Move pure logic to view/, texts.ts, policy.ts, documents/ or tokens/.';

/** Methods that read. A transaction counts because reads share its snapshot. */
const reads = ['select', 'selectDistinct', 'selectDistinctOn', 'execute', 'query', 'prepare', '$count', 'transaction'];
const writes = ['insert', 'update', 'delete', 'execute', 'query', 'transaction'];
/** These write too: prepared statements, row locks, queued tasks, live events, counters of limits. */
const otherWrites = ['executePrepared', 'for', 'send', 'tell', 'consume', 'countIn'];

/** A folder name with what its files have to hold. */
type Room = { name: string; place: RegExp; holds(source: SourceFile): boolean };

const rooms: Room[] = [
  {
    name: 'hook',
    place: /^src\/features\/.*\/hooks(\.ts|\/)/,
    holds: (source) => exportsOf(source).some((name) => /^use[A-Z]/.test(name)),
  },
  {
    name: 'query',
    place: /^src\/features\/.*\/queries(\.ts|\/)/,
    // An import of Drizzle counts, because a file may hold SQL that several queries share.
    holds: (source) => calls(source, reads) || source.imports.some(({ specifier, typeOnly }) => !typeOnly && specifier === 'drizzle-orm'),
  },
  {
    name: 'command',
    place: /^src\/features\/.*\/commands(\.ts|\/)/,
    holds: (source) => calls(source, [...writes, ...otherWrites]),
  },
];

/** Checks that files in hooks/, queries/ and commands/ hold one, or call one of another file. */
export function checkRooms(sources: SourceFile[]): Finding[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));

  function keepsPromise(source: SourceFile, { name, place, holds }: Room): boolean {
    if (holds(source)) return true;
    if (name === 'hook') return false;
    const others = source.imports.flatMap(({ target, typeOnly }) => (typeOnly || target === null ? [] : [byFile.get(target)]));
    return others.some((other) => other !== undefined && place.test(other.file) && holds(other));
  }

  return sources
    .filter(({ file }) => !isTestFile(file))
    .flatMap((source) =>
      rooms
        .filter((room) => room.place.test(source.file) && !keepsPromise(source, room))
        .map(({ name }) => ({ file: source.file, rule: `holds no ${name}`, advice })),
    );
}

function exportsOf({ parsed }: SourceFile): string[] {
  const entries = (parsed?.module.staticExports ?? []).flatMap((each) => each.entries);
  return entries.filter(({ isType }) => !isType).map(({ exportName }) => exportName.name ?? '');
}

/** Whether a file calls a method of one of these names. */
function calls({ parsed }: SourceFile, names: string[]): boolean {
  if (parsed === null) return false;
  let isFound = false;
  new Visitor({
    CallExpression({ callee }) {
      const called = callee.type === 'MemberExpression' ? callee.property : callee;
      if (called.type === 'Identifier') isFound ||= names.includes(called.name);
    },
  }).visit(parsed.program);
  return isFound;
}
