import { expect, test } from 'vitest';
import type { Fact, Facts } from '../../facts/policy/references.ts';
import { reasonsAgainst } from './check-text.ts';

const fact = (id: string, shown: string, number?: number): [string, Fact] => [
  id,
  {
    id,
    label: id,
    shown,
    kind: number === undefined ? 'text' : 'figure',
    number: number ?? null,
    field: { section: 'basisgegevens', name: id },
  },
];

const facts: Facts = new Map([
  fact('title', 'Korst & Kruim'),
  fact('text:problem:0', 'Bakkers in Gent gooien elke avond brood weg, zegt het B2B-rapport over CO2.'),
  fact('text:solution:0', 'Onze app verkoopt brood van gisteren aan buren, voor 50 cent.'),
  fact('target_amount', '€ 50.000', 50_000),
  fact('metric:0:value', '10', 10),
  fact('metric:1:value', '8', 8),
]);

const check = (text: string, sources: string[] = ['text:problem:0', 'text:solution:0']) =>
  reasonsAgainst({ text, sources }, facts, { length: 200 });

test.each([
  'Bakkers gooien elke avond brood weg.',
  'Elke avond belandt er brood in de vuilnisbak van bakkers in Gent.',
  'Onze app brengt brood van gisteren bij de buren.',
  'We zoeken {{target_amount}} om de app te bouwen.',
  'Het B2B-rapport gaat over CO2 en brood.',
  '{{title}} verkoopt brood aan een buur.',
  'Korst & Kruim verkoopt brood. Buren halen het op.',
  'Het aantal bakkers groeit van {{metric:1:value}} naar {{metric:0:value}}.',
  'De eerste bakkers gooien minder brood weg.',
])('a text of the facts may stand: %s', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  ['a figure', 'Onze app verkoopt brood aan 9000 buren.', '9000'],
  ['a figure of the owner that is no reference', 'Onze app verkoopt brood voor 50 cent.', '50'],
  ['an amount that a fact states', 'We zoeken € 50.000 om brood te redden.', '50'],
  ['a sign of percent', 'Bakkers gooien {{metric:0:value}}% van het brood weg.', '%'],
  ['figures in other digits', 'Onze app verkoopt brood aan ９０ buren, of ½ van Gent.', '９０'],
  ['a word with a digit that stands in no fact', 'Onze B2C-app verkoopt brood.', 'B2C-app'],
  ['a number word', 'Onze app verkoopt brood aan twee bakkers.', 'twee'],
  ['a composed number word', 'Er zijn tweehonderdvijftig bakkers met brood.', 'tweehonderdvijftig'],
  ['an ordinal', 'Een derde van de bakkers gooit brood weg.', 'derde'],
  ['a part of a whole', 'De helft van het brood gaat weg.', 'helft'],
  ['a multiple', 'Onze app verdubbelt de verkoop van brood.', 'verdubbelt'],
  ['tens', 'Tientallen bakkers gooien brood weg.', 'Tientallen'],
  ['a superlative', 'Wij zijn de grootste app voor brood.', 'grootste'],
  ['a superlative by its ending', 'Bakkers kiezen de lekkerste app voor brood.', 'lekkerste'],
  ['the only one', 'Onze app is de enige voor brood.', 'de enige'],
  ['a leader of the market', 'Wij zijn marktleider in brood van gisteren.', 'marktleider'],
  ['being first', 'Wij verkopen als eerste brood van gisteren.', 'als eerste'],
  ['a guarantee', 'Wij garanderen dat elk brood verkocht wordt.', 'garanderen'],
  ['a name', 'Ook Albert Heijn verkoopt brood met onze app.', 'Albert'],
  ['a name that begins a sentence', 'Delhaize verkoopt al brood met onze app.', 'Delhaize'],
  ['a name with a capital inside', 'We bouwen op eBay om brood te verkopen.', 'eBay'],
  ['a place', 'Bakkers in Antwerpen gooien brood weg.', 'Antwerpen'],
  ['shouting', 'GEHACKT brood', 'GEHACKT'],
  ['a growth that is none', 'De verkoop groeit van {{metric:0:value}} naar {{metric:1:value}}.', 'vergelijking'],
  ['a decline that is none', 'De verspilling daalt van {{metric:1:value}} naar {{metric:0:value}}.', 'vergelijking'],
  ['more than a figure', 'We halen meer dan {{target_amount}} op.', 'zonder'],
  ['an unknown reference', 'We zoeken {{amount}} voor brood.', 'geen feit'],
  ['braces that are no reference', 'We verkopen {{90 broden}} aan buren.', '90'],
  ['markup', 'Onze <b>app</b> verkoopt brood.', 'tekens'],
  ['an address', 'Koop brood op brood.com vandaag.', 'adressen'],
  ['English', 'We sell the bread of our bakers with love.', 'Nederlands'],
  ['something else altogether', 'Wij regelen vakanties naar de zon.', 'gaat niet over'],
])('%s may not stand', (_title, text, reason) => {
  expect(check(text).join('; ')).toContain(reason);
});

test('a text without sources, or longer than its field, may not stand', () => {
  expect(check('Bakkers gooien brood weg.', [])).not.toEqual([]);
  expect(check('Bakkers gooien brood weg. '.repeat(9)).join()).toContain('langer dan 200');
});

test('a word such as B2B may not stand on a text that cites another fact', () => {
  expect(check('Onze B2B-app verkoopt brood.', ['text:solution:0'])).not.toEqual([]);
});

test.each([
  ['number words', `${'zestien'.repeat(60)}x`],
  ['letters', 'A'.repeat(400_000)],
  ['openings of a quote', `Aa${'("'.repeat(200_000)} Aa`],
])('a text of a long row of %s is read once', (_title, text) => {
  expect(check(text).join()).toContain('langer dan 200');
});
