import { expect, test } from 'vitest';
import { gatherStyles, type StyledChunk } from './gather-styles.ts';

/** Scripts with the modules in them, of which each may have a style sheet of its name, and the scripts that they import. */
function scriptsOf(described: Record<string, { modules: string[]; imports?: string[] }>): StyledChunk[] {
  return Object.entries(described).map(([name, { modules, imports = [] }]) => ({
    fileName: name,
    moduleIds: modules,
    imports,
    isEntry: name === 'entry',
  }));
}

const pages = ['feed', 'agenda'].map((id) => ({ ids: [id], weight: 1 }));

test('small style sheets that every page needs make one file, in the order in which scripts import each other', () => {
  const scripts = scriptsOf({
    entry: { modules: ['shell', 'shell.css'] },
    cards: { modules: ['card', 'card.css'], imports: ['kit'] },
    kit: { modules: ['button', 'button.css'], imports: ['entry'] },
    feed: { modules: ['feed'], imports: ['cards'] },
    agenda: { modules: ['agenda'], imports: ['cards'] },
  });
  const styles = new Map(['card.css', 'button.css', 'shell.css'].map((id) => [id, 'p { color: red }']));

  expect(gatherStyles(scripts, styles, pages)).toEqual([['shell.css', 'button.css', 'card.css']]);
});

test('a large style sheet of one page stays away from the others, a small one does not', () => {
  const scripts = scriptsOf({
    entry: { modules: ['shell', 'shell.css'] },
    feed: { modules: ['feed', 'feed.css'], imports: ['entry'] },
    agenda: { modules: ['agenda', 'calendar.css'], imports: ['entry'] },
  });
  const styles = new Map([
    ['shell.css', 'p { color: red }'],
    ['feed.css', 'b { color: red }'],
    ['calendar.css', 'td { color: red }'.repeat(1_000)],
  ]);

  expect(gatherStyles(scripts, styles, pages)).toEqual([['calendar.css'], ['shell.css', 'feed.css']]);
});

test('the names of scripts, which are unknown until files are written, change nothing', () => {
  const named = (suffix: string) =>
    scriptsOf({
      entry: { modules: ['shell', 'shell.css'] },
      [`z${suffix}`]: { modules: ['a.css'], imports: ['entry'] },
      [`y${suffix}`]: { modules: ['b.css'], imports: ['entry'] },
      feed: { modules: ['feed'], imports: [`z${suffix}`, `y${suffix}`] },
      agenda: { modules: ['agenda'], imports: [`y${suffix}`, `z${suffix}`] },
    });
  const styles = new Map(['shell.css', 'a.css', 'b.css'].map((id) => [id, 'p { color: red }']));

  expect(gatherStyles(named('1').reverse(), styles, pages)).toEqual(gatherStyles(named('2'), styles, pages));
});
