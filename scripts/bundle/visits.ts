import { type BundledModule, reachedFrom, type Start } from './gather-chunks.ts';

/**
 * When a page loads a part that stands in a file of its own, as the comment of its import says: `import(\/* loads: early *\/ './x.tsx')`.
 * `with every page` of a signed-in person, `at once` with the page that imports it, `early` once that page is quiet. A part without such a
 * comment is loaded when it is opened.
 */
export const moments = ['with every page', 'at once', 'early'] as const;
export type Moment = (typeof moments)[number];

/** The imports on demand of each module, with their moment; absent when nobody knows when somebody opens them. */
export type Parts = ReadonlyMap<string, readonly { id: string; moment: Moment | undefined }[]>;

/**
 * How much the three visits of a page count (`visitsOf`). Alone is how visitors get it, and the code that everybody waits for; the last one's
 * requests are counted. Members get each page with parts of their own.
 */
const visitWeights = { visitors: [4, 1, 2], members: [2, 2, 3] } as const;
const partWeight = 0.2;

/** The pages that somebody sees without signing in, by their files. */
const forVisitors: readonly string[] = [
  ...['index', 'projecten/index', 'banen/index', 'talent/index', 'contact', 'zo-werkt-een-match'],
  ...[
    'projecten/$projectId/index',
    'banen/$jobId/index',
    'talent/$talentId',
    'projecten/$projectId/pitch',
    'pitch/$token',
    'pitch/gelezen',
  ],
  ...['diensten/index', 'diensten/detachering', 'diensten/education', 'diensten/legal', 'diensten/start2freelance'],
  ...['auth', 'wachtwoord-vergeten', 'wachtwoord-herstellen', 'nieuw-e-mailadres', 'uitnodiging', 'uitschrijven'],
  ...['cookies', 'privacy', 'voorwaarden', 'toegankelijkheid'],
];

/** How many times more a page's bytes in vain count, alone and until it is quiet, and the requests of the latter. */
type Thrift = { alone: number; quiet?: number; requests?: number };

/**
 * The pages that are near a limit (limits.ts, e2e/page-cost.spec.ts), or would load much of what others need, by their files. Most people
 * begin at the first.
 */
const limited: Readonly<Record<string, Thrift>> = {
  index: { alone: 200, requests: 1.5 },
  'projecten/index': { alone: 80 },
  'banen/index': { alone: 80 },
  'talent/index': { alone: 40 },
  'projecten/$projectId/index': { alone: 10, quiet: 2 },
  'banen/$jobId/index': { alone: 6, quiet: 2 },
  'talent/$talentId': { alone: 6, quiet: 2 },
  // Without anything from a page before: people begin there.
  auth: { alone: 10 },
  'wachtwoord-vergeten': { alone: 4 },
  'zo-werkt-een-match': { alone: 4 },
  feed: { alone: 15, requests: 4 },
  netwerk: { alone: 30 },
  'profiel/index': { alone: 10, quiet: 4, requests: 4 },
  agenda: { alone: 6, quiet: 6 },
};

/** The files that the lists above name, which a page that is gone has no more. */
export const namedPages: readonly string[] = [...forVisitors, ...Object.keys(limited)];

/** The file of a page's module, below the routes: 'banen/index'. */
export function pageName(id: string): string {
  return /\/routes\/(.+)\.tsx\?/.exec(id)?.[1] ?? '';
}

/**
 * All that browsers load together: each page alone, as visitors get it; with the parts that members get at once; and with all that comes by
 * itself until the page is quiet. Each other part is loaded alone.
 */
export function visitsOf(pages: readonly string[], parts: Parts, modules: ReadonlyMap<string, BundledModule>): Start[] {
  const all = [...parts.values()].flat();
  const everywhere = all.filter(({ moment }) => moment === 'with every page').map(({ id }) => id);
  const visits = pages.flatMap((page) => {
    const atOnce = withParts([page, ...everywhere], ['at once'], parts, modules);
    const untilQuiet = withParts(atOnce, ['at once', 'early'], parts, modules);
    const name = pageName(page);
    const thrift: Thrift = limited[name] ?? { alone: 1 };
    const [alone, withOthers, quiet] = visitWeights[forVisitors.includes(name) ? 'visitors' : 'members'];
    return [
      { ids: [page], weight: alone, thrift: thrift.alone },
      { ids: atOnce, weight: withOthers },
      { ids: untilQuiet, weight: quiet * (thrift.requests ?? 1), thrift: thrift.quiet ?? 1 },
    ];
  });
  const opened = new Set(all.filter(({ id, moment }) => moment === undefined && !pages.includes(id)).map(({ id }) => id));
  return [...visits, ...[...opened].map((id) => ({ ids: [id], weight: partWeight }))];
}

/** Modules with the parts that they, and those parts, load at these moments. */
export function withParts(
  ids: readonly string[],
  at: readonly Moment[],
  parts: Parts,
  modules: ReadonlyMap<string, BundledModule>,
): readonly string[] {
  const more = [...reachedFrom(ids, modules)]
    .flatMap((id) => parts.get(id) ?? [])
    .filter(({ id, moment }) => moment !== undefined && at.includes(moment) && !ids.includes(id))
    .map(({ id }) => id);
  return more.length === 0 ? ids : withParts([...new Set([...ids, ...more])], at, parts, modules);
}
