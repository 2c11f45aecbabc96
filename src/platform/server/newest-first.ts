/**
 * Where a page begins in a list that has the newest first: after the place that a cursor of the contract names, and
 * without one before everything. For a condition `(time, id) < ($time::timestamptz, $id::uuid)`.
 */
export function beginAfter(cursor: string | undefined): [time: string, id: string] {
  const [time = 'infinity', id = 'ffffffff-ffff-ffff-ffff-ffffffffffff'] = cursor?.split('_') ?? [];
  return [time, id];
}
