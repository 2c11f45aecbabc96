import { newId } from '../../ids.ts';
import { maxUnreadBytes } from '../http/event-stream.ts';
import { writePosition } from './position.ts';

/** A message of a stream of server-sent events; a browser resumes after its position. */
export function writeMessage(name: string, position: string, data: object): string {
  return `id: ${position}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** The longest topic of a stored event, in ASCII characters. */
export const maxTopicLength = 40;

/** HTTP puts the length of a chunk before it, and line ends around it. */
const chunkBytes = 16;
const longestPosition = writePosition({ xid: 2n ** 64n - 1n, id: 2n ** 63n - 1n }, Number.MAX_SAFE_INTEGER);
const longestMessage = writeMessage('change', longestPosition, { topic: 'x'.repeat(maxTopicLength), id: newId() });

/**
 * The stored events that a stream takes at once. They are sent only after all of them were written, so more could pass the bytes at which
 * the server cuts off a caller who reads too slowly. They take half of these at most, as others may be on their way.
 */
export const mostAtOnce = Math.floor(maxUnreadBytes / 2 / (longestMessage.length + chunkBytes));
