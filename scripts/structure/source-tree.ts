import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParseResult, parseSync } from 'oxc-parser';

type Import = {
  /** The specifier as written in the file. */
  specifier: string;
  /** Path of the imported file from the root; null for packages and node: modules. */
  target: string | null;
  /** Whether stripping types removes it. */
  typeOnly: boolean;
  /** Whether it is an `export … from`. */
  reExport: boolean;
};

export type SourceFile = { file: string; lines: number; imports: Import[]; parsed: ParseResult | null };

/** Lists our own source files below a folder, without generated ones. */
export function listFiles(root: string, folder: string): string[] {
  return globSync(`${folder}/**/*`, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isGenerated(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** Reads the code below a folder. */
export function readCode(root: string, folder: string): SourceFile[] {
  return listFiles(root, folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readSource(root, file));
}

/** Reads a file and, if it is code, parses its imports. */
export function readSource(root: string, file: string): SourceFile {
  return parseSource(file, readFileSync(path.join(root, file), 'utf8'));
}

/** Parses a text as the file of this name. */
export function parseSource(file: string, text: string): SourceFile {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (!/\.tsx?$/.test(file)) return { file, lines, imports: [], parsed: null };
  const parsed = parseSync(file, text);
  const problem = parsed.errors.find((error) => error.severity === 'Error');
  if (problem !== undefined) throw new Error(`${file} can not be read: ${problem.message}`);
  return { file, lines, imports: importsOf(file, text, parsed), parsed };
}

/** Whether a file is a test or serves tests only. */
export function isTestFile(file: string): boolean {
  return /\.(test|spec|fixture)\.tsx?$/.test(file) || file.startsWith('src/app/testing/') || isAccessFile(file);
}

/** Whether a file holds rows of the access test. */
export function isAccessFile(file: string): boolean {
  return /^src\/features\/.*\/access\.ts$/.test(file);
}

function isGenerated(name: string): boolean {
  return name.endsWith('.gen.ts');
}

function importsOf(file: string, text: string, { module }: ParseResult): Import[] {
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean, reExport = false) =>
    found.push({ specifier, target: resolveImport(file, specifier), typeOnly, reExport });

  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) if (moduleRequest !== null) add(moduleRequest.value, isType, true);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    if (/^(['"`])[^$]*\1$/.test(written)) add(written.slice(1, -1), false);
  }
  return found;
}

/** Returns the path of an imported file from the root; null for packages and node: modules. */
export function resolveImport(file: string, specifier: string): string | null {
  if (specifier.startsWith('#src/')) return specifier.slice(1);
  if (specifier.startsWith('/src/')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return null;
  return path.posix.join(path.posix.dirname(file), specifier.split('?', 1)[0] ?? specifier);
}
