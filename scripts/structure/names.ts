import type { Finding } from './finding.ts';
import { isTestFile, type SourceFile } from './source-tree.ts';

/** The files that a feature folder may hold (docs/architecture.md). A long file becomes a folder of the same name. */
const featureFiles = [
  'contract',
  'policy',
  'tables',
  'queries',
  'commands',
  'handlers',
  'background',
  'search',
  'findable',
  'hooks',
  'personal-data',
  'factory',
  'access',
  'notices',
  'texts',
];
/** These exist as folders only, with one file per thing. */
const featureFolders = ['view', 'documents', 'tokens'];
const closedSet = `${featureFiles.map((name) => `${name}.ts`).join(', ')}, mails.tsx, components/, view/, documents/, tokens/ and tests`;

const emptyNames = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'managers']);
const maxLines = 250;

/** Checks names: kebab-case, no meaningless words, only the three floors below src. The router prescribes the names of routes. */
export function checkNames(files: string[]): Finding[] {
  return files.flatMap((file): Finding[] => {
    const findings: Finding[] = [];
    const segments = file.split('/');
    if (!file.startsWith('src/app/routes/') && segments.some((segment) => !/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(segment))) {
      findings.push({ file, rule: 'is not in kebab-case', advice: 'Rename it, like create-post.ts.' });
    }
    const empty = segments.flatMap((segment) => segment.split(/[-.]/)).find((word) => emptyNames.has(word));
    if (empty !== undefined) {
      findings.push({ file, rule: `'${empty}' says nothing about what it holds`, advice: 'Name it after what it does.' });
    }
    if (/^index\.tsx?$/.test(segments.at(-1) ?? '') && !file.startsWith('src/app/routes/')) {
      findings.push({
        file,
        rule: 'index files are barrels',
        advice: 'Name the file after what it holds; import from where a thing is defined.',
      });
    }
    if (segments[0] === 'src' && !['app', 'features', 'platform'].includes(segments[1] ?? '')) {
      findings.push({ file, rule: 'is on none of the three floors', advice: 'Move it to src/app, src/features or src/platform.' });
    }
    return findings;
  });
}

/** Checks that feature folders and their sub-areas hold a closed set of names, so that everyone knows where to look. */
export function checkFeatureFiles(files: string[]): Finding[] {
  const present = new Set(files);
  return files
    .filter((file) => file.startsWith('src/features/'))
    .flatMap((file): Finding[] => {
      const inFeature = file.split('/').slice(3);
      if (!isInClosedSet(inFeature) && !isInClosedSet(inFeature.slice(1))) {
        return [{ file, rule: 'is not among the names of a feature folder', advice: `A feature and its sub-areas hold ${closedSet}.` }];
      }
      const folder = file.slice(0, file.lastIndexOf('/'));
      if (present.has(`${folder}.ts`) || present.has(`${folder}.tsx`)) {
        const advice = 'Move what the file holds into the folder, one file per operation.';
        return [{ file, rule: `stands beside a file with its folder's name`, advice }];
      }
      return [];
    });
}

function isInClosedSet([first = '', second, ...deeper]: string[]): boolean {
  if (deeper.length > 0) return false;
  if (second === undefined) {
    if (/\.test\.tsx?$/.test(first)) return true;
    return first === 'mails.tsx' || (first.endsWith('.ts') && featureFiles.includes(first.slice(0, -3)));
  }
  if (first === 'components') return /(\.tsx|\.module\.css|\.test\.ts)$/.test(second);
  if (first === 'mails') return second.endsWith('.tsx');
  return [...featureFiles, ...featureFolders].includes(first) && second.endsWith('.ts');
}

/** Checks that files are short, are not barrels, and export at most one component. */
export function checkContents(sources: SourceFile[]): Finding[] {
  return sources.flatMap(({ file, lines, imports, parsed }): Finding[] => {
    const findings: Finding[] = [];
    if (lines > maxLines) {
      const advice = isTestFile(file) ? 'Divide it by what it tests.' : 'Make it a folder with one file per operation.';
      findings.push({ file, rule: `has ${lines} lines, more than ${maxLines}`, advice });
    }
    const passedOn = imports.find(({ target, reExport }) => reExport && target !== null);
    if (passedOn !== undefined && file !== 'src/app/server-entry.ts') {
      const advice = 'Import it from where it is defined.';
      findings.push({ file, rule: `passes on ${passedOn.specifier}, like a barrel`, advice });
    }
    if (file.includes('/components/') && !isTestFile(file)) {
      const components = (parsed?.module.staticExports ?? [])
        .flatMap(({ entries }) => entries)
        .filter(({ isType, exportName }) => !isType && /^[A-Z]/.test(exportName.name ?? ''));
      if (components.length > 1) findings.push({ file, rule: 'exports more than one component', advice: 'Give each its own file.' });
    }
    return findings;
  });
}
