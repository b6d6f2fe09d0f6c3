import { resolve } from 'node:path'
import {
  basePath,
  type Environment,
  integer,
  oneOf,
  optionalDatabaseUrl,
  optionalKey,
  optionalOrigin,
  optionalText,
  optionalYesOrNo,
  readSetting,
  type Setting,
  text,
  trustProxy,
  url,
  yesOrNo,
} from './config-values.ts'
import { limitVariables, readLimits } from './limit-settings.ts'
import { mailVariables, readInboundMail, readMailSettings } from './mail-settings.ts'
import { parsePlans } from './modules/billing/plans/plans.ts'
import { projectPaths } from './project-paths.ts'
import { razorpayVariables, readRazorpay } from './razorpay-settings.ts'
import { demoSeller, readSeller, sellerVariables } from './seller-settings.ts'
import { readSiteSettings, siteVariables } from './site-settings.ts'
import { readBucketSettings, storageVariables } from './storage-settings.ts'

export { ConfigError } from './config-values.ts'

/** Checks a setting's shape and keeps the type of its value. */
const setting = <T>(of: Setting<T>): Setting<T> => of

/** Every environment variable, with default and meaning; the README's table repeats them. */
export const settings = {
  port: setting({
    name: 'PORT',
    default: '3000',
    meaning: 'TCP port for pages, API and media; 0 picks a free port',
    parse: integer(0, 65_535),
  }),
  host: setting({
    name: 'HOST',
    default: '127.0.0.1',
    meaning: 'Address to listen on; 0.0.0.0 listens on every IPv4 interface',
    parse: text,
  }),
  basePath: setting({
    name: 'BASE_PATH',
    default: '',
    meaning: 'Path prefix of every page and of /api, such as /edbazaar',
    parse: basePath,
  }),
  publicUrl: setting({
    name: 'PUBLIC_URL',
    default: '',
    meaning: 'Public origin, such as https://edbazaar.in; empty means HOST and PORT',
    parse: optionalOrigin,
  }),
  trustProxy: setting({
    name: 'TRUST_PROXY',
    default: 'false',
    meaning: 'Whose X-Forwarded-* headers to trust: false, true, a number of proxies, or addresses',
    parse: trustProxy,
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    default: './var',
    meaning: 'Folder for the embedded database, media, and emails without SMTP_URL',
    parse: (path) => resolve(projectPaths.root, path),
  }),
  ...storageVariables,
  databaseUrl: setting({
    name: 'DATABASE_URL',
    default: '',
    meaning: 'PostgreSQL 15 or newer to use instead of the embedded database',
    parse: optionalDatabaseUrl,
    isSecret: true,
  }),
  databasePoolSize: setting({
    name: 'DATABASE_POOL_SIZE',
    default: '10',
    meaning: 'Maximum number of PostgreSQL connections per process',
    parse: integer(2, 1_000),
  }),
  statementTimeout: setting({
    name: 'STATEMENT_TIMEOUT_MS',
    default: '15000',
    meaning: 'Milliseconds after which PostgreSQL cancels a statement; 0 means never',
    parse: integer(0, 3_600_000),
  }),
  demoData: setting({
    name: 'DEMO_DATA',
    default: '',
    meaning:
      'Whether to load seed data into an empty database: true or false; empty means true without DATABASE_URL',
    parse: optionalYesOrNo,
  }),
  ...limitVariables,
  requireAdmin2fa: setting({
    name: 'REQUIRE_ADMIN_2FA',
    default: 'false',
    meaning: 'Whether admins must set up two-step sign-in before they can do anything else',
    parse: yesOrNo,
  }),
  secretKey: setting({
    name: 'SECRET_KEY',
    default: '',
    meaning:
      'Key that encrypts authenticator secrets: 32 bytes in base64; empty uses the file secret.key in DATA_DIR',
    parse: optionalKey,
    isSecret: true,
  }),
  newListings: setting({
    name: 'NEW_LISTINGS',
    default: 'visible',
    meaning:
      'New listings of accounts without an approved one: visible at once, or public after approval',
    parse: oneOf('visible', 'approval'),
  }),
  moderationTargetHours: setting({
    name: 'MODERATION_TARGET_HOURS',
    default: '48',
    meaning: 'Hours within which a moderation case should be decided; older cases are marked',
    parse: integer(1, 720),
  }),
  widgetDir: setting({
    name: 'WIDGET_DIR',
    default: './packages/widget/releases',
    meaning: 'Folder with releases.json and the widget versions',
    parse: (path) => resolve(projectPaths.root, path),
  }),
  plans: setting({
    name: 'PLANS',
    default: 'free=5/5/50/20/50,growth=20/10/100/60/150@14999,group=100/50/500/300/500@39999',
    meaning:
      'Each plan: name=schools/stores/products per store/jobs/members@rupees a year; users have the first one, which is free, until they get another',
    parse: parsePlans,
  }),
  ...sellerVariables,
  ...razorpayVariables,
  ...mailVariables,
  googleIssuer: setting({
    name: 'GOOGLE_ISSUER',
    default: 'https://accounts.google.com',
    meaning: 'Issuer of Google ID tokens, with or without https://',
    parse: text,
  }),
  googleKeysUrl: setting({
    name: 'GOOGLE_KEYS_URL',
    default: 'https://www.googleapis.com/oauth2/v3/certs',
    meaning: 'JSON Web Key Set that verifies Google ID tokens',
    parse: url,
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    default: 'info',
    meaning: 'trace, debug, info, warn, error, fatal or silent; logs go to standard error',
    parse: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  }),
  ...siteVariables,
  testDatabaseUrl: setting({
    name: 'TEST_DATABASE_URL',
    default: '',
    meaning:
      'PostgreSQL 15 or newer on which npm test runs the tests of the API; without it, the embedded database runs all of them',
    parse: optionalDatabaseUrl,
    isSecret: true,
  }),
  samplesDir: setting({
    name: 'SAMPLES_DIR',
    default: '',
    meaning: 'Folder with real registers for tests and benchmarks; nothing else reads it',
    parse: optionalText,
  }),
} as const

export type Config = Readonly<ReturnType<typeof readAll>>

/** Reads and freezes the configuration. @throws ConfigError if a variable is invalid. */
export function readConfig(env: Environment): Config {
  return Object.freeze(readAll(env))
}

function readAll(env: Environment) {
  const port = readSetting(settings.port, env)
  const host = readSetting(settings.host, env)
  const databaseUrl = readSetting(settings.databaseUrl, env)
  const demoData = readSetting(settings.demoData, env) ?? databaseUrl === undefined
  const seller = readSeller(env) ?? (demoData ? demoSeller : null)
  return {
    port,
    host,
    basePath: readSetting(settings.basePath, env),
    publicUrl: readSetting(settings.publicUrl, env) ?? originOf(host, port),
    trustProxy: readSetting(settings.trustProxy, env),
    dataDir: readSetting(settings.dataDir, env),
    /** Whether DATA_DIR is set; the default folder may be replaced by an accessible one. */
    isDataDirChosen: Boolean(env[settings.dataDir.name]?.trim()),
    /** The bucket for uploads; undefined stores them in DATA_DIR. */
    bucket: readBucketSettings(env),
    databaseUrl,
    databasePoolSize: readSetting(settings.databasePoolSize, env),
    statementTimeout: readSetting(settings.statementTimeout, env),
    demoData,
    ...readLimits(env),
    requireAdmin2fa: readSetting(settings.requireAdmin2fa, env),
    secretKey: readSetting(settings.secretKey, env),
    newListings: readSetting(settings.newListings, env),
    moderationTargetHours: readSetting(settings.moderationTargetHours, env),
    widgetDir: readSetting(settings.widgetDir, env),
    plans: readSetting(settings.plans, env),
    /** The seller of the plans; with demo data an invented seller, otherwise null unless it is set. */
    seller,
    /** Null if invoices are not paid online. */
    razorpay: readRazorpay(env, seller),
    ...readMailSettings(env),
    inboundMail: readInboundMail(env),
    googleIssuer: readSetting(settings.googleIssuer, env),
    googleKeysUrl: readSetting(settings.googleKeysUrl, env),
    logLevel: readSetting(settings.logLevel, env),
    /** Settings that are visible in every page. */
    site: readSiteSettings(env),
    testDatabaseUrl: readSetting(settings.testDatabaseUrl, env),
    samplesDir: readSetting(settings.samplesDir, env),
  }
}

/** The origin for a browser on this machine, such as http://127.0.0.1:3000. */
export function originOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
