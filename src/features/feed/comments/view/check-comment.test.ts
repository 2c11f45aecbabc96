import { expect, test } from 'vitest';
import { commentContent } from '../contract.ts';
import { maxCommentLength } from '../policy.ts';
import { checkComment } from './check-comment.ts';

test.each([
  ['a text', ' Knap gedaan. '],
  ['nothing', ''],
  ['spaces', ' \n '],
  ['invisible characters', '\u200b'],
  ['the longest text', 'a'.repeat(maxCommentLength)],
  ['a text that is too long', 'a'.repeat(maxCommentLength + 1)],
])('the form checks %s as the contract does', (_name, content) => {
  const { data, error } = commentContent.safeParse(content);

  expect(checkComment({ content })).toMatchObject(
    error === undefined ? { input: { content: data } } : { problems: { content: error.issues[0]?.message } },
  );
});
