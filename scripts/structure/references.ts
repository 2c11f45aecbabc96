import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './finding.ts';

/** The ignored folders of dependencies, builds and data, and git's own. */
const notOurs = /^(\.git|\.tanstack|\.vite|node_modules|dist|data|data-.*|test-results|playwright-report)$/;
const checked = /\.(tsx?|css|md|sql|ya?ml|sh)$|^\.ci\//;
/** The test plants violations on purpose. */
const cases = 'scripts/structure/references.test.ts';

/** A section sign says nothing without the law or RFC that has the section. */
const sectioned = /\bRFC \d+|\b(Regulation|Directive|Code|Act|Verordening|Richtlijn|Wetboek|Wet)\b/;
const nearby = 80;

/** Checks that a reader of the repository can open everything that its files cite. */
export function checkReferences(root: string): Finding[] {
  return listOwnFiles(root).flatMap((file) => {
    const text = flatten(readFileSync(path.join(root, file), 'utf8'));
    const problems = [...findNumbered(text), ...findSections(text), ...findDocuments(root, file, text), ...findHeadings(root, text)];
    return [...new Set(problems)].map((problem) => ({ file, rule: `cites ${problem}`, advice: adviceFor(problem) }));
  });
}

function adviceFor(problem: string): string {
  return problem.includes('§')
    ? 'Name the law or RFC beside it, or give the reason in words.'
    : 'Give the reason in words, or cite a file of this repository, such as `docs/product.md, Network`.';
}

function listOwnFiles(root: string): string[] {
  const top = readdirSync(root, { withFileTypes: true }).filter(({ name }) => !notOurs.test(name));
  const nested = top.filter((entry) => entry.isDirectory()).flatMap(({ name }) => listBelow(root, name));
  return [...top.filter((entry) => entry.isFile()).map(({ name }) => name), ...nested]
    .filter((file) => checked.test(file) && !file.endsWith('.gen.ts') && file !== cases)
    .sort();
}

function listBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

/** Joins the lines of a comment, to find references that wrap, and drops the escapes of regular expressions. */
function flatten(text: string): string {
  return text.replaceAll(/\s*\n\s*(\*(?!\/)|\/\/|#(?!#)|--)?\s*/g, ' ').replaceAll(/\\+([./])/g, '$1');
}

/** Finds bare numbers such as those of issues. A decision is cited by its file or by a link. */
function findNumbered(text: string): string[] {
  const links = /\[decision (\d{3})\]\([^)]*\1-/gi;
  const numbered = /\b(decisions?|issues?) #?\d+/gi;
  return [...text.replaceAll(links, '').matchAll(numbered)].map(([found]) => found);
}

function findSections(text: string): string[] {
  return [...text.matchAll(/§+ ?\d[\d.]*/g)]
    .filter(({ index }) => !sectioned.test(text.slice(Math.max(0, index - nearby), index + nearby)))
    .map(([found]) => found);
}

/** Finds names of documents, paths below docs/, and links to files that don't exist. */
function findDocuments(root: string, file: string, text: string): string[] {
  const named = [...text.matchAll(/(?<![\w./-])[\w./-]*[a-z0-9]\.md\b/gi)].map(([found]) => found);
  const below = [...text.matchAll(/(?<![\w./-])docs\/[\w./-]*\w/g)].map(([found]) => found);
  const linked = file.endsWith('.md') ? [...text.matchAll(/\]\(([^)#:\s]+)(#[^)]*)?\)/g)].map(([, target = '']) => target) : [];
  return [...named, ...below, ...linked].filter((target) => !exists(root, file, target));
}

function exists(root: string, file: string, target: string): boolean {
  const [, number] = /^docs\/decisions\/(\d{3})$/.exec(target) ?? [];
  if (number !== undefined) return listDecisions(root).some((name) => name.startsWith(`${number}-`));
  return [root, path.join(root, path.dirname(file))].some((base) => existsSync(path.join(base, target)));
}

function listDecisions(root: string): string[] {
  const folder = path.join(root, 'docs/decisions');
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Finds citations such as `docs/product.md, Network` whose heading the document lacks. */
function findHeadings(root: string, text: string): string[] {
  return [...text.matchAll(/(?<![\w./-])(docs\/[\w./-]+\.md), ([A-Z][^.,;:()`'"*]*)/g)]
    .filter(([, document = '', words = '']) => existsSync(path.join(root, document)) && !hasHeading(root, document, words))
    .map(([found]) => found.trim());
}

function hasHeading(root: string, document: string, words: string): boolean {
  const headings = [...readFileSync(path.join(root, document), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.some((heading) => words === heading || words.startsWith(`${heading} `));
}
