import type { Plugin } from 'vite';

const entry = /\/@orpc\/client\/dist\/index\.mjs$/;
const passedOn = /^export \{[^}]*\b(?:mapEventIterator|ErrorEvent)\b[^}]*\} from '[^']+';$/gm;

/**
 * Removes streams of events from the entry of the RPC client, which passes them on (docs/decisions/139-code-for-visitors.md). Kiem's contract
 * has none, and each page's first load, which holds the entry, would have them: 1.5 kB. The code that sends calls imports them by itself.
 */
export function noEventStreams(): Plugin {
  let found = 0;
  return {
    name: 'kiem:no-event-streams',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: entry },
      handler(code) {
        return code.replaceAll(passedOn, () => {
          found += 1;
          return '';
        });
      },
    },
    buildEnd(error) {
      if (error === undefined && found !== 2)
        this.error(`${entry} passes streams of events on in ${found} lines, not in two: it has changed.`);
    },
  };
}
