import type { Plugin } from 'vite';

const entry = /\/@orpc\/client\/dist\/index\.mjs$/;
const passedOn = /^export \{[^}]*\b(?:mapEventIterator|ErrorEvent)\b[^}]*\} from '[^']+';$/gm;

/**
 * Removes what the RPC client passes on of streams of events, which Kiem's contract doesn't have (docs/decisions/139-what-visitors-load.md).
 * A page's first load would have it, 1.5 kB, as it holds the client's entry; the code that sends calls imports what it needs by itself.
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
