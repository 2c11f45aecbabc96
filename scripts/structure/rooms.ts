import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Visitor } from 'oxc-parser';
import type { Finding } from './finding.ts';
import { isTestFile, type SourceFile } from './source-tree.ts';

/** Files that hold no hook, query or command where their name promises one. Nothing is added; a converted file leaves. */
const listFile = 'docs/unconverted-rooms.json';
/** The length of the list when it began; lower it along with the list. */
const mostListed = 22;

const advice = 'Move pure logic to view/, texts.ts, policy.ts, documents/ or tokens/.';

/** The last one reads in one snapshot. */
const reads = ['select', 'selectDistinct', 'selectDistinctOn', 'execute', 'query', 'prepare', '$count', 'transaction'];
const writes = ['insert', 'update', 'delete', 'execute', 'query', 'transaction'];
/** These write to the database too: a lock, a task for the queue, what browsers are to fetch, a limit's counter. */
const otherWrites = ['for', 'send', 'tell', 'consume', 'countIn'];

/** What a room promises, and whether a file of it keeps the promise by itself. */
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
    // Drizzle: a file may hold the SQL that several queries share.
    holds: (source) => calls(source, reads) || source.imports.some(({ specifier, typeOnly }) => !typeOnly && specifier === 'drizzle-orm'),
  },
  {
    name: 'command',
    place: /^src\/features\/.*\/commands(\.ts|\/)/,
    holds: (source) => calls(source, [...writes, ...otherWrites]),
  },
];

/** Whether files in hooks/, queries/ and commands/ hold one, or call one of another file. */
export function checkRooms(root: string, sources: SourceFile[]): Finding[] {
  const listed = readList(root);
  const byFile = new Map(sources.map((source) => [source.file, source]));

  function keepsPromise(source: SourceFile, { name, place, holds }: Room): boolean {
    if (holds(source)) return true;
    if (name === 'hook') return false;
    const others = source.imports.flatMap(({ target, typeOnly }) => (typeOnly || target === null ? [] : [byFile.get(target)]));
    return others.some((other) => other !== undefined && place.test(other.file) && holds(other));
  }

  const found = sources
    .filter(({ file }) => !isTestFile(file))
    .flatMap((source) =>
      rooms
        .filter((room) => room.place.test(source.file) && !keepsPromise(source, room))
        .map(({ name }) => ({ file: source.file, rule: `holds no ${name}`, advice })),
    );
  const stale = listed
    .filter((file) => !found.some((finding) => finding.file === file))
    .map((file) => ({ file: listFile, rule: `lists ${file}, which keeps the rule or is gone`, advice: 'Remove it from the list.' }));
  return [
    ...found.filter(({ file }) => !listed.includes(file)),
    ...stale,
    ...(listed.length > mostListed
      ? [{ file: listFile, rule: `lists ${listed.length} files, more than ${mostListed}`, advice: 'Convert the new one instead.' }]
      : []),
  ];
}

function readList(root: string): string[] {
  try {
    return JSON.parse(readFileSync(path.join(root, listFile), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
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
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') isFound ||= names.includes(callee.property.name);
    },
  }).visit(parsed.program);
  return isFound;
}
