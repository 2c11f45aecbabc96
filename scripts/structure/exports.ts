import { type Node, type TSImportTypeQualifier, Visitor } from 'oxc-parser';
import type { Finding } from './finding.ts';
import { resolveImport, type SourceFile } from './source-tree.ts';

/** Stands for every export of a file. */
const all = '*';

/** Exports that the router, the framework and drizzle-kit find by their file. Tools find a default export in the same way. */
function isFoundByTools(file: string, name: string): boolean {
  if (name === 'default' || /^src\/.*\/tables\.ts$/.test(file)) return true;
  return file.startsWith('src/app/routes/') ? name === 'Route' : file === 'src/app/router.tsx' && name === 'getRouter';
}

/**
 * Finds exports that no other file imports. Without `export`, the compiler and the linter find those that nothing uses at all.
 * @param others files that only import: those of bench/ and e2e/, and configurations
 */
export function checkExports(sources: SourceFile[], others: SourceFile[]): Finding[] {
  const imported = new Set([...sources, ...others].flatMap(importedBy));
  return sources.flatMap(({ file, parsed }) => {
    const entries = (parsed?.module.staticExports ?? []).flatMap((each) => each.entries);
    const names = new Set(entries.map(({ exportName: { kind, name } }) => (kind === 'Default' ? 'default' : (name ?? all))));
    return [...names]
      .filter((name) => name !== all && !isFoundByTools(file, name) && !imported.has(`${file} ${name}`) && !imported.has(`${file} ${all}`))
      .map((name) => ({ file, rule: `exports ${name}, which no other file imports`, advice: 'Remove `export`, or what nothing uses.' }));
  });
}

/** The names that a file takes from others, each as 'file name': by imports, as types, or to add to their declarations. */
function importedBy({ file, parsed }: SourceFile): string[] {
  if (parsed === null) return [];
  const found: string[] = [];
  const add = (specifier: string, names: string[]) => {
    const target = resolveImport(file, specifier);
    if (target !== null && target !== file) found.push(...names.map((name) => `${target} ${name}`));
  };
  for (const { moduleRequest, entries } of parsed.module.staticImports) {
    const names = entries.map(({ importName: { kind, name } }) => (kind === 'Default' ? 'default' : (name ?? all)));
    add(moduleRequest.value, names);
  }
  for (const { moduleRequest, importName } of parsed.module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest !== null) add(moduleRequest.value, [importName.name ?? all]);
  }

  // The visitor reaches an expression before the import inside it. An import without a note takes every name.
  const namesOf = new Map<Node, string[]>();
  const read = (node: Node, names: string[]) => namesOf.set(awaited(node), names);
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init !== null) read(init, namesIn(id));
    },
    MemberExpression({ object, property, computed }) {
      if (!computed && property.type === 'Identifier' && isAwait(object)) read(object, [property.name]);
    },
    CallExpression({ callee, arguments: [then] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.property.name !== 'then') return;
      const [module] = then?.type === 'ArrowFunctionExpression' ? then.params : [];
      if (module !== undefined) read(callee.object, namesIn(module));
    },
    ImportExpression(node) {
      const specifier = textOf(node.source);
      if (specifier !== null) add(specifier, namesOf.get(node) ?? [all]);
    },
    TSImportType({ source, qualifier }) {
      add(source.value, [qualifier === null ? all : firstOf(qualifier)]);
    },
    TSModuleDeclaration({ id }) {
      if (id.type === 'Literal') add(id.value, [all]);
    },
  }).visit(parsed.program);
  return found;
}

/** The text of a string; null where it is put together as it runs. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return String(node.value);
  return node.type === 'TemplateLiteral' && node.expressions.length === 0 ? (node.quasis[0]?.value.raw ?? null) : null;
}

function isAwait(node: Node): boolean {
  return node.type === 'ParenthesizedExpression' ? isAwait(node.expression) : node.type === 'AwaitExpression';
}

/** The promise whose result an expression is. */
function awaited(node: Node): Node {
  if (node.type === 'ParenthesizedExpression') return awaited(node.expression);
  return node.type === 'AwaitExpression' ? awaited(node.argument) : node;
}

/** The names that a pattern takes from a module; all of them where it doesn't say which. */
function namesIn(pattern: Node): string[] {
  if (pattern.type !== 'ObjectPattern') return [all];
  return pattern.properties.map((entry) =>
    entry.type === 'Property' && !entry.computed && entry.key.type === 'Identifier' ? entry.key.name : all,
  );
}

/** The first name of `Outer.Inner`. */
function firstOf(name: TSImportTypeQualifier): string {
  return name.type === 'Identifier' ? name.name : firstOf(name.left);
}
