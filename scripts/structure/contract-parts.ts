import { Visitor } from 'oxc-parser';
import type { Finding } from './finding.ts';
import type { Arrows } from './floors.ts';
import { isBrowserFile } from './sides.ts';
import { isTestFile, type SourceFile } from './source-tree.ts';

const contractFile = 'src/app/contract.ts';

/** Checks that a feature calls only its own part of the contract and those along its arrows. */
export function checkContractParts(sources: SourceFile[], arrows: Arrows): Finding[] {
  const owners = readOwners(sources.find(({ file }) => file === contractFile));
  return sources
    .filter(({ file }) => file.startsWith('src/features/') && isBrowserFile(file) && !isTestFile(file))
    .flatMap((source) => {
      const feature = source.file.split('/')[2] ?? '';
      return [...partsCalledIn(source)].flatMap((part): Finding[] => {
        const owner = owners.get(part);
        if (owner === undefined || owner === feature || arrows[feature]?.includes(owner)) return [];
        const rule = `calls api.${part}, but docs/arrows.json has no arrow ${feature} → ${owner}`;
        const advice = 'To have something fetched again, change a word that it shows; a call of another feature is passed in from app.';
        return [{ file: source.file, rule, advice }];
      });
    });
}

/** Maps each part of the contract to the feature that defines it. */
function readOwners(contract: SourceFile | undefined): Map<string, string> {
  const owners = new Map<string, string>();
  if (contract?.parsed == null) return owners;
  const features = new Map<string, string>();
  for (const { moduleRequest, entries } of contract.parsed.module.staticImports) {
    const feature = /^\.\.\/features\/([^/]+)\//.exec(moduleRequest.value)?.[1];
    for (const { localName } of entries) if (feature !== undefined) features.set(localName.value, feature);
  }
  new Visitor({
    Property({ key, value }) {
      const feature = value.type === 'Identifier' ? features.get(value.name) : undefined;
      if (key.type === 'Identifier' && feature !== undefined) owners.set(key.name, feature);
    },
  }).visit(contract.parsed.program);
  return owners;
}

type Node = { type: string; name?: unknown; value?: unknown; callee?: Node; property?: Node };

/** Collects property names of `api`, `useApi()` and variables that hold them, destructuring included. */
function partsCalledIn({ parsed }: SourceFile): Set<string> {
  const parts = new Set<string>();
  if (parsed === null) return parts;
  const names = new Set(['api']);
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null && isApi(init, names)) names.add(id.name);
    },
  }).visit(parsed.program);
  new Visitor({
    MemberExpression({ object, property }) {
      if (isApi(object, names)) add(property);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern' || init === null || !isApi(init, names)) return;
      for (const entry of id.properties) if (entry.type === 'Property') add(entry.key);
    },
  }).visit(parsed.program);

  function add(name: Node): void {
    if (name.type === 'Identifier') parts.add(String(name.name));
    if (name.type === 'Literal') parts.add(String(name.value));
  }
  return parts;
}

function isApi(node: Node, names: Set<string>): boolean {
  if (node.type === 'Identifier') return names.has(String(node.name));
  if (node.type === 'CallExpression') return node.callee?.type === 'Identifier' && node.callee.name === 'useApi';
  return node.type === 'MemberExpression' && node.property?.type === 'Identifier' && node.property.name === 'api';
}
