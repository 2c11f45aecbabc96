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
const visitors =
  /\/routes\/(?:(?:index|auth|contact|cookies|privacy|voorwaarden|toegankelijkheid|uitnodiging|uitschrijven|nieuw-e-mailadres|\$)|(?:wachtwoord|zo-werkt)-[a-z-]+|(?:diensten|pitch)\/[$a-z0-9]+|(?:projecten|banen|talent)\/index|(?:projecten\/\$projectId|banen\/\$jobId)\/index|projecten\/\$projectId\/pitch|talent\/\$talentId)\.tsx\?/;
const partWeight = 0.2;
/** The pages that are near a limit (limits.ts, e2e/page-cost.spec.ts): what they load in vain costs them more. Most people begin at the first. */
const limited = [
  { page: /\/routes\/index\.tsx\?/, alone: 200, requests: 1.5 },
  { page: /\/routes\/(?:projecten|banen)\/index\.tsx\?/, alone: 80 },
  { page: /\/routes\/talent\/index\.tsx\?/, alone: 40 },
  { page: /\/routes\/projecten\/\$projectId\/index\.tsx\?/, alone: 10, quiet: 2 },
  { page: /\/routes\/(?:banen\/\$jobId\/index|talent\/\$talentId)\.tsx\?/, alone: 6, quiet: 2 },
  // Without anything from a page before: people begin there.
  { page: /\/routes\/auth\.tsx\?/, alone: 10 },
  { page: /\/routes\/feed\.tsx\?/, alone: 15, requests: 4 },
  { page: /\/routes\/netwerk\.tsx\?/, alone: 30 },
  { page: /\/routes\/profiel\/index\.tsx\?/, alone: 20, quiet: 2 },
  { page: /\/routes\/agenda\.tsx\?/, alone: 6, quiet: 6 },
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
    const [alone, withOthers, quiet] = visitWeights[visitors.test(page) ? 'visitors' : 'members'];
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
