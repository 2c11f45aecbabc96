import { v7 } from 'uuid';

/** A new id (UUIDv7). The client makes the id of what it creates, so that a retry makes nothing twice. */
export function newId(): string {
  return v7();
}
