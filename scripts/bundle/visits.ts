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

/** A page alone is what visitors get, and what everybody waits for; the last of the three visits is the one whose requests are counted. */
const visitWeights = [4, 1, 2] as const;
const partWeight = 0.2;
/** The pages that are near a limit (limits.ts, e2e/page-cost.spec.ts): what they load in vain costs them more. Most people begin at the first. */
const limited = [
  { page: /\/routes\/index\.tsx\?/, alone: 200, quiet: 1 },
  { page: /\/routes\/(?:profiel\/index|projecten\/\$projectId\/index)\.tsx\?/, alone: 10, quiet: 2 },
  // Without anything from a page before: people begin there, and come back to them by mail.
  { page: /\/routes\/(?:auth|wachtwoord-vergeten|wachtwoord-herstellen)\.tsx\?/, alone: 3, quiet: 1 },
  // Near the limit of bytes.
  { page: /\/routes\/agenda\.tsx\?/, alone: 10, quiet: 4 },
  // Near the limit of requests.
  { page: /\/routes\/feed\.tsx\?/, alone: 10, quiet: 1, requests: 2 },
];

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
    const thrift = limited.find((each) => each.page.test(page));
    const [alone, withOthers, quiet] = visitWeights;
    return [
      { ids: [page], weight: alone, thrift: thrift?.alone ?? 1 },
      { ids: atOnce, weight: withOthers },
      { ids: untilQuiet, weight: quiet * (thrift?.requests ?? 1), thrift: thrift?.quiet ?? 1 },
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
