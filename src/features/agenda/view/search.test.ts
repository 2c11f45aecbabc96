import { expect, test } from 'vitest';
import { readAgendaSearch } from './search.ts';

const met = '01890a5d-ac96-774b-bcce-b302099a8057';

test('an address presets the person and the title of a new meeting', () => {
  expect(readAgendaSearch({ met, titel: ' Gesprek: Imker ' })).toEqual({ nieuw: 'ja', met, titel: 'Gesprek: Imker' });
});

test('a title is left out without a new meeting, and shortened to what a meeting may have', () => {
  expect(readAgendaSearch({ titel: 'Gesprek' })).toEqual({});
  expect(readAgendaSearch({ nieuw: 'ja', titel: 'x'.repeat(300) }).titel).toHaveLength(200);
  expect(readAgendaSearch({ nieuw: 'ja', titel: '  ' })).toEqual({ nieuw: 'ja' });
});
