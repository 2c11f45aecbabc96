import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createPostInput } from '../contract.ts';
import { maxPostLength } from '../policy.ts';
import { checkPost } from './check-post.ts';

const image = { id: newId(), width: 480, height: 320, widths: [480] };

test.each([
  ['a text', { content: 'Wie helpt?', image: null }],
  ['a picture', { content: '', image }],
  ['nothing', { content: ' ', image: null }],
  ['invisible characters', { content: '\u200b', image: null }],
  ['the longest text', { content: 'a'.repeat(maxPostLength), image: null }],
  ['a text that is too long', { content: 'a'.repeat(maxPostLength + 1), image }],
])('the editor checks %s as the contract does', (_name, written) => {
  const { data, error } = createPostInput.safeParse({ id: newId(), content: written.content, imageId: written.image?.id });

  expect(checkPost({ ...written, alt: '' })).toMatchObject(
    error === undefined ? { input: { content: data?.content } } : { problems: { content: error.issues[0]?.message } },
  );
});
