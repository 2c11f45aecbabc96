import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

test('without any setting Kiem runs at its own address, with its own database and mails in files', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    appUrl: 'http://localhost:3000',
    appUrlIsDefault: true,
    https: false,
    appName: 'Kiem',
    databaseUrl: undefined,
    smtpUrl: undefined,
    hasMailbox: true,
    trustProxy: false,
    passwordMinLength: 6,
    claim: '500.000+ professionals',
    partnerLine: '',
  });
});

test('settings of the company that nobody filled in are named', () => {
  expect(readSettings({ COMPANY_NAME: 'Kiem BV', COMPANY_NUMBER: '  ', COMPANY_LAW: 'Belgisch recht' })).toMatchObject({
    company: { name: 'Kiem BV', number: '', law: 'Belgisch recht' },
    unfilled: ['COMPANY_ADDRESS', 'COMPANY_NUMBER', 'COMPANY_PROCESSORS', 'COMPANY_LOGS_KEPT'],
  });
});

test('the address follows the port', () => {
  expect(readSettings({ PORT: '8080' })).toMatchObject({ port: 8080, appUrl: 'http://localhost:8080' });
});

test('APP_URL is kept as an origin', () => {
  expect(readSettings({ APP_URL: 'https://kiem.example/' })).toMatchObject({
    appUrl: 'https://kiem.example',
    appUrlIsDefault: false,
    https: true,
    hasMailbox: false,
  });
});

test.each([
  ['http://localhost:3000', undefined, true],
  ['http://127.0.0.1:3000', undefined, true],
  ['http://[::1]:3000', undefined, true],
  ['http://localhost:3000', 'smtp://mail.example', false],
  ['http://localhost.example', undefined, false],
])('on %s with SMTP_URL %s mails are shown: %s', (APP_URL, SMTP_URL, hasMailbox) => {
  expect(readSettings({ APP_URL, SMTP_URL }).hasMailbox).toBe(hasMailbox);
});

test.each([
  ['PORT', 'drie'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['APP_URL', 'kiem.example'],
  ['APP_URL', 'ftp://kiem.example'],
  ['DATABASE_URL', 'mysql://db'],
  ['SMTP_URL', 'mail.example'],
  ['SECRET', 'te-kort'],
  ['TRUST_PROXY', 'misschien'],
  ['METRICS_PORT', 'x'],
  ['LOG_LEVEL', 'luid'],
  ['NODE_ENV', 'productie'],
  ['OFFICE_MAIL', 'geen adres'],
  ['PASSWORD_MIN_LENGTH', '5'],
])('%s=%s stops the start with one line that names it', (name, value) => {
  const read = () => readSettings({ [name]: value });

  expect(read).toThrow(StartError);
  expect(read).toThrow(new RegExp(`^A setting is wrong \\(see docs/operations\\.md\\)\\. ${name}: [^\\n]+$`));
});

test('every wrong setting is named at once', () => {
  expect(() => readSettings({ PORT: 'x', SECRET: 'y' })).toThrow(/PORT: .*; SECRET: /);
});

test('a refusal does not show a secret', () => {
  expect(() => readSettings({ SECRET: 'mijn-geheim', DATABASE_URL: 'mysql://kiem:geheim@db' })).toThrow(/^(?!.*geheim)/s);
});

const names = ['PORT', 'APP_URL', 'APP_NAME', 'DATA_DIR', 'DATABASE_URL', 'SECRET', 'SMTP_URL', 'TRUST_PROXY', 'METRICS_PORT', 'LOG_LEVEL'];

test('an empty setting counts as absent', () => {
  fc.assert(
    fc.property(fc.subarray(names), (empty) => {
      expect(readSettings(Object.fromEntries(empty.map((name) => [name, ''])))).toEqual(readSettings({}));
    }),
  );
});

test('any value is either a setting or a refusal with a sentence', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.string({ unit: 'grapheme' }), (name, value) => {
      try {
        readSettings({ [name]: value });
      } catch (error) {
        expect(error).toBeInstanceOf(StartError);
        expect(String(error)).toContain(`${name}: `);
      }
    }),
  );
});

test('files go to S3 when a bucket is set, with its keys or the machine’s own', () => {
  expect(readSettings({ S3_REGION: 'eu-west-1' }).s3).toBeUndefined();
  expect(readSettings({ S3_BUCKET: 'kiem', S3_ENDPOINT: 'http://minio:9000', S3_FORCE_PATH_STYLE: 'true' }).s3).toEqual({
    bucket: 'kiem',
    region: 'us-east-1',
    endpoint: 'http://minio:9000',
    forcePathStyle: true,
    credentials: undefined,
  });
  const keys = { S3_ACCESS_KEY_ID: 'sleutel', S3_SECRET_ACCESS_KEY: 'geheim' };
  expect(readSettings({ S3_BUCKET: 'kiem', ...keys }).s3?.credentials).toEqual({ accessKeyId: 'sleutel', secretAccessKey: 'geheim' });
});

test.each([
  [{ S3_ENDPOINT: 'http://minio:9000' }, 'S3_BUCKET'],
  [{ S3_BUCKET: 'kiem', S3_ACCESS_KEY_ID: 'sleutel' }, 'S3_ACCESS_KEY_ID'],
  [{ S3_BUCKET: 'kiem', S3_SECRET_ACCESS_KEY: 'geheim' }, 'S3_ACCESS_KEY_ID'],
  [{ S3_BUCKET: 'kiem', S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT'],
  [{ AI_MODEL: 'proefmodel' }, 'AI_BASE_URL'],
  [{ AI_API_KEY: 'sleutel' }, 'AI_BASE_URL'],
  [{ AI_BASE_URL: 'http://model:8000/v1' }, 'AI_MODEL'],
  [{ AI_BASE_URL: 'model:8000', AI_MODEL: 'proefmodel' }, 'AI_BASE_URL'],
])('half of a group of settings is refused: %o', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(new RegExp(`${name}: `));
});
