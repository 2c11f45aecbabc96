import path from 'node:path';
import * as z from 'zod';
import { StartError } from './start-error.ts';

const text = z.string().trim();
const port = z.coerce.number().int().min(0).max(65535);
/** How often a person may do something within an hour. */
const limit = z.coerce.number().int().min(1).max(1_000_000);
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

/** The settings that the pages of the company and its rules speak from. */
const companySettings = [
  'COMPANY_NAME',
  'COMPANY_ADDRESS',
  'COMPANY_NUMBER',
  'COMPANY_PROCESSORS',
  'COMPANY_LAW',
  'COMPANY_LOGS_KEPT',
] as const;

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: port.default(3000),
    HOST: text.default('0.0.0.0'),
    APP_URL: z.url({ protocol: /^https?$/ }).optional(),
    APP_NAME: text.min(1).default('Kiem'),
    DATA_DIR: text.min(1).default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    SECRET: text.min(32, 'must have at least 32 characters').optional(),
    MAIL_FROM: text.min(3).default('Kiem <post@kiem.localhost>'),
    OFFICE_MAIL: z.email().default('kantoor@kiem.localhost'),
    OFFICE_ADDRESS: text.min(1).default('Antwerpen, België'),
    OFFICE_PHONE: text.default(''),
    OFFICE_HOURS: text.min(1).default('Ma-Vr: 9:00-18:00'),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    TRUST_PROXY: flag.default(false),
    METRICS_PORT: port.optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(64).default(6),
    LIMIT_CONNECTION_REQUESTS: limit.default(20),
    LIMIT_MESSAGES: limit.default(60),
    LIMIT_MESSAGES_IN_MINUTE: limit.default(60),
    LIMIT_POSTS: limit.default(30),
    LIMIT_COMMENTS: limit.default(60),
    LIMIT_MEETINGS: limit.default(20),
    LIMIT_PROJECTS: limit.default(20),
    LIMIT_QUESTIONS: limit.default(20),
    LIMIT_TALENT_INVITATIONS: limit.default(10),
    LIMIT_JOBS: limit.default(20),
    LIMIT_APPLICATIONS: limit.default(30),
    ERASED_KEPT_DAYS: z.coerce.number().int().min(1).max(36_500).default(400),
    CLAIM: text.default('500.000+ professionals'),
    PARTNER_LINE: text.default(''),
    COMPANY_NAME: text.default(''),
    COMPANY_ADDRESS: text.default(''),
    COMPANY_NUMBER: text.default(''),
    COMPANY_PROCESSORS: text.default(''),
    COMPANY_LAW: text.default(''),
    COMPANY_LOGS_KEPT: text.default(''),
    S3_BUCKET: text.min(3).optional(),
    S3_REGION: text.min(1).default('us-east-1'),
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_ACCESS_KEY_ID: text.min(1).optional(),
    S3_SECRET_ACCESS_KEY: text.min(1).optional(),
    S3_FORCE_PATH_STYLE: flag.default(false),
    AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    AI_API_KEY: text.min(1).optional(),
    AI_MODEL: text.min(1).optional(),
    AI_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(600).default(60),
  })
  .superRefine((env, { addIssue }) => {
    const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: key } = env;
    if (bucket === undefined && (endpoint ?? keyId ?? key) !== undefined) {
      addIssue({ code: 'custom', path: ['S3_BUCKET'], message: 'is needed with the other S3 settings' });
    }
    if ((keyId === undefined) !== (key === undefined)) {
      addIssue({ code: 'custom', path: ['S3_ACCESS_KEY_ID'], message: 'and S3_SECRET_ACCESS_KEY go together' });
    }
    if (env.AI_BASE_URL === undefined && (env.AI_API_KEY ?? env.AI_MODEL) !== undefined) {
      addIssue({ code: 'custom', path: ['AI_BASE_URL'], message: 'is needed with AI_API_KEY and AI_MODEL' });
    }
    if (env.AI_BASE_URL !== undefined && env.AI_MODEL === undefined) {
      addIssue({ code: 'custom', path: ['AI_MODEL'], message: 'is needed with AI_BASE_URL' });
    }
  })
  .transform((env) => {
    const appUrl = new URL(env.APP_URL ?? `http://localhost:${env.PORT}`);
    return {
      mode: env.NODE_ENV,
      port: env.PORT,
      host: env.HOST,
      /** Origin people use, without a trailing slash. */
      appUrl: appUrl.origin,
      appUrlIsDefault: env.APP_URL === undefined,
      https: appUrl.protocol === 'https:',
      appName: env.APP_NAME,
      dataDir: path.resolve(env.DATA_DIR),
      databaseUrl: env.DATABASE_URL,
      secret: env.SECRET,
      mailFrom: env.MAIL_FROM,
      officeMail: env.OFFICE_MAIL,
      /** Where people find the office; an empty phone number isn't shown. */
      office: { address: env.OFFICE_ADDRESS, phone: env.OFFICE_PHONE, hours: env.OFFICE_HOURS },
      smtpUrl: env.SMTP_URL,
      /** Mails in files are shown at /postvak, to people on this machine only. */
      hasMailbox: env.SMTP_URL === undefined && ['localhost', '127.0.0.1', '[::1]'].includes(appUrl.hostname),
      trustProxy: env.TRUST_PROXY,
      metricsPort: env.METRICS_PORT,
      logLevel: env.LOG_LEVEL,
      passwordMinLength: env.PASSWORD_MIN_LENGTH,
      /** The most that one person may do within an hour. */
      limits: {
        connectionRequests: env.LIMIT_CONNECTION_REQUESTS,
        messages: env.LIMIT_MESSAGES,
        /** To one other, within a minute. */
        messagesInMinute: env.LIMIT_MESSAGES_IN_MINUTE,
        posts: env.LIMIT_POSTS,
        comments: env.LIMIT_COMMENTS,
        meetings: env.LIMIT_MEETINGS,
        /** New projects a day. */
        projects: env.LIMIT_PROJECTS,
        /** Questions to projects a day. */
        questions: env.LIMIT_QUESTIONS,
        /** Invitations of talent for jobs a day. */
        talentInvitations: env.LIMIT_TALENT_INVITATIONS,
        /** New jobs a day. */
        jobs: env.LIMIT_JOBS,
        /** Applications to jobs a day. */
        applications: env.LIMIT_APPLICATIONS,
      },
      /** Days for which the list of erased people is kept: as long as the oldest backup. */
      erasedKeptDays: env.ERASED_KEPT_DAYS,
      claim: env.CLAIM,
      partnerLine: env.PARTNER_LINE,
      s3: s3Of(env),
      languageModel: languageModelOf(env),
      company: {
        name: env.COMPANY_NAME,
        address: env.COMPANY_ADDRESS,
        number: env.COMPANY_NUMBER,
        /** The firms that keep and send data for the company, and where they are. */
        processors: env.COMPANY_PROCESSORS,
        /** The law that applies, and the court. */
        law: env.COMPANY_LAW,
        /** How long logs are kept, in words. */
        logsKept: env.COMPANY_LOGS_KEPT,
      },
      /** Names of settings whose sentences the legal pages leave out, as the company hasn't filled them in. */
      unfilled: companySettings.filter((name) => env[name] === ''),
    };
  });

type S3Environment = {
  S3_BUCKET?: string | undefined;
  S3_REGION: string;
  S3_ENDPOINT?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_FORCE_PATH_STYLE: boolean;
};

/** Absent: files of people are kept in DATA_DIR. Without keys, the machine's own role or profile is used. */
function s3Of(env: S3Environment) {
  if (env.S3_BUCKET === undefined) return undefined;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
    credentials: accessKeyId !== undefined && secretAccessKey !== undefined ? { accessKeyId, secretAccessKey } : undefined,
  };
}

type ModelEnvironment = {
  AI_BASE_URL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_MODEL?: string | undefined;
  AI_TIMEOUT_SECONDS: number;
};

/** Absent: the built-in writer alone. A model on a machine of one's own needs no key. */
function languageModelOf({ AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: name, AI_TIMEOUT_SECONDS: seconds }: ModelEnvironment) {
  if (baseUrl === undefined || name === undefined) return undefined;
  return { baseUrl, apiKey, name, timeoutSeconds: seconds };
}

export type LanguageModelSettings = NonNullable<ReturnType<typeof languageModelOf>>;

export type Settings = z.output<typeof schema>;

/**
 * Reads and checks every setting; nothing else reads the environment.
 * An empty value counts as absent. Throws a StartError that names the wrong setting.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  // Whoever runs Kiem reads these; the contract's refusals are in Dutch.
  const result = schema.safeParse(present, { error: z.locales.en().localeError });
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new StartError(`A setting is wrong (see docs/operations.md). ${sentences.join('; ')}`);
}
