import { testContents } from './kit/contents.ts';
import { testDateField } from './kit/date-field.ts';
import { testFields } from './kit/fields.ts';
import { test } from './kit/kit-page.ts';
import { testLooks } from './kit/looks.ts';
import { testOverlays } from './kit/overlays.ts';

// One file, and so one worker: a development server takes longer to start than all of these.
test.describe('looks', () => testLooks());
test.describe('overlays', () => testOverlays());
test.describe('date field', () => testDateField());
test.describe('other fields', () => testFields());
test.describe('contents', () => testContents());
