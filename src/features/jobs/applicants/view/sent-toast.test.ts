import { expect, test } from 'vitest';
import { sentToast } from './sent-toast.ts';

const sent = { moved: 'Lies en Tom', movedCount: 2, changed: '', isCut: false, tells: true };

test('an answer that reached everybody names them', () => {
  expect(sentToast(sent)).toEqual({ kind: 'success', title: '2 antwoorden verstuurd', message: 'Lies en Tom' });
  expect(sentToast({ ...sent, tells: false })).toEqual({ kind: 'success', title: '2 verplaatst', message: 'Lies en Tom' });
});

test('an answer that reached some names those whom it didn’t reach', () => {
  expect(sentToast({ ...sent, movedCount: 1, changed: 'Tom' })).toEqual({
    kind: 'success',
    title: '1 antwoord verstuurd',
    message: 'Intussen veranderd: Tom. Wat je schreef, staat er nog.',
  });
});

test('an answer that reached nobody is an error, and so is one of which a part wasn’t sent', () => {
  const none = { ...sent, moved: '', movedCount: 0, changed: 'Lies en Tom' };
  const message = 'Intussen veranderd: Lies en Tom. Wat je schreef, staat er nog.';
  expect(sentToast(none)).toEqual({ kind: 'error', title: 'Geen antwoord verstuurd', message });
  expect(sentToast({ ...none, tells: false }).title).toBe('Niemand verplaatst');
  expect(sentToast({ ...sent, movedCount: 50, isCut: true })).toEqual({
    kind: 'error',
    title: '50 antwoorden verstuurd',
    message: 'De rest kon niet worden verstuurd. Wat je schreef, staat er nog.',
  });
});
