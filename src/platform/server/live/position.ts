/**
 * A place in the order of events, which is that of transactions, and of ids within one. A transaction's number
 * is known before it commits, an event is read only when all older transactions have ended: whoever has read
 * up to a position has missed none before it.
 */
export type Position = { xid: bigint; id: bigint };

export function isAfter(one: Position, other: Position): boolean {
  return one.xid === other.xid ? one.id > other.id : one.xid > other.xid;
}

/** As browsers keep it, with the moment (ms) at which it was given: too old a one can't be resumed from. */
export function writePosition({ xid, id }: Position, moment: number): string {
  return `${xid}.${id}.${moment}`;
}

/** Null for what a browser never got from us. */
export function readPosition(text: string): { position: Position; moment: number } | null {
  const [, xid, id, moment] = /^(\d{1,19})\.(\d{1,18})\.(\d{1,15})$/.exec(text) ?? [];
  if (xid === undefined || id === undefined || moment === undefined) return null;
  return { position: { xid: BigInt(xid), id: BigInt(id) }, moment: Number(moment) };
}
