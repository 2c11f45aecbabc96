import { expect, test } from 'vitest';
import { extraTimeSentence } from './extra-time.ts';

const received = (extend: boolean) => ({ can: { extend } });

test.each([
  [[], ''],
  [[received(false), received(false)], ''],
  [[received(true)], 'Je krijgt er één keer 14 dagen bij om te antwoorden als je dit laat weten.'],
  [[received(true), received(true)], 'Je krijgt er één keer 14 dagen bij om te antwoorden als je dit laat weten.'],
  [
    [received(true), received(false), received(false)],
    'Voor 1 van deze 3 mensen krijg je er één keer 14 dagen bij om te antwoorden als je dit laat weten.',
  ],
])('the extra time for %j reads as %s', (applications, sentence) => {
  expect(extraTimeSentence(applications)).toBe(sentence);
});
