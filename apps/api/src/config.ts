import { resolve } from 'node:path'
import {
  basePath,
  ConfigError,
  type Environment,
  integer,
  mailbox,
  oneOf,
  optionalDatabaseUrl,
  optionalMailbox,
  optionalOrigin,
  optionalSmtpUrl,
  optionalText,
  readSetting,
  type Setting,
  text,
  trustProxy,
  url,
  yesOrNo,
} from './config-values.ts'
import { parsePlans } from './modules/plans/plans.ts'
import { projectPaths } from './project-paths.ts'
import { readSiteSettings, siteVariables } from './site-settings.ts'
import { readBucketSettings, storageVariables } from './storage-settings.ts'

export { ConfigError } from './config-values.ts'

/** Keeps the type of each setting's value, and checks its shape. */
const setting = <T>(of: Setting<T>): Setting<T> => of

/** Every variable the product reads, with its default and meaning: the README's table is this one. */
export const settings = {
  port: setting({
    name: 'PORT',
    default: '3000',
    meaning: 'TCP port of pages, API and media; 0 takes any free one',
    parse: integer(0, 65_535),
  }),
  host: setting({
    name: 'HOST',
    default: '127.0.0.1',
    meaning: 'Address to listen on; 0.0.0.0 for every IPv4 network',
    parse: text,
  }),
  basePath: setting({
    name: 'BASE_PATH',
    default: '',
    meaning: 'Path in front of every page and of /api, such as /edbazaar',
    parse: basePath,
  }),
  publicUrl: setting({
    name: 'PUBLIC_URL',
    default: '',
    meaning: 'Origin that readers use, such as https://edbazaar.in; empty means HOST and PORT',
    parse: optionalOrigin,
  }),
  trustProxy: setting({
    name: 'TRUST_PROXY',
    default: 'false',
    meaning: 'Whose X-Forwarded-* headers to believe: false, true, a number of hops, or addresses',
    parse: trustProxy,
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    default: './var',
    meaning: 'Folder of the embedded database, of media, and of mails without SMTP_URL',
    parse: (path) => resolve(projectPaths.root, path),
  }),
  ...storageVariables,
  databaseUrl: setting({
    name: 'DATABASE_URL',
    default: '',
    meaning: 'PostgreSQL 15 or newer to use in place of the embedded one',
    parse: optionalDatabaseUrl,
    isSecret: true,
  }),
  databasePoolSize: setting({
    name: 'DATABASE_POOL_SIZE',
    default: '10',
    meaning: 'Most connections that one process opens to PostgreSQL',
    parse: integer(2, 1_000),
  }),
  statementTimeout: setting({
    name: 'STATEMENT_TIMEOUT_MS',
    default: '15000',
    meaning: 'Milliseconds after which PostgreSQL gives up a statement; 0 means never',
    parse: integer(0, 3_600_000),
  }),
  demoData: setting({
    name: 'DEMO_DATA',
    default: 'true',
    meaning: 'Whether an empty database is filled with demo schools, stores and jobs, once',
    parse: yesOrNo,
  }),
  searchRateLimit: setting({
    name: 'SEARCH_RATE_LIMIT',
    default: '1200',
    meaning: 'Search requests a minute that one address may make; 0 means any number',
    parse: integer(0, 10_000_000),
  }),
  formRateLimit: setting({
    name: 'FORM_RATE_LIMIT',
    default: '10',
    meaning: 'Messages, and subscriptions, an hour that one address may send; 0 means any number',
    parse: integer(0, 1_000_000),
  }),
  signInRateLimit: setting({
    name: 'SIGN_IN_RATE_LIMIT',
    default: '30',
    meaning:
      'Registrations, and wrong passwords, an hour that one address may send; 0 means any number',
    parse: integer(0, 1_000_000),
  }),
  widgetRateLimit: setting({
    name: 'WIDGET_RATE_LIMIT',
    default: '600',
    meaning:
      'Searches a minute from the boxes of partner sites that one address may make; 0 means any number',
    parse: integer(0, 10_000_000),
  }),
  partnerRateLimit: setting({
    name: 'PARTNER_RATE_LIMIT',
    default: '60000',
    meaning: 'The same for all readers of one partner together; 0 means any number',
    parse: integer(0, 100_000_000),
  }),
  widgetDir: setting({
    name: 'WIDGET_DIR',
    default: './packages/widget/releases',
    meaning: 'Folder with releases.json and the versions of the search box for other sites',
    parse: (path) => resolve(projectPaths.root, path),
  }),
  plans: setting({
    name: 'PLANS',
    default: 'free=5/5/50',
    meaning:
      'How many schools / stores / products of a store each plan may list; the first for all',
    parse: parsePlans,
  }),
  smtpUrl: setting({
    name: 'SMTP_URL',
    default: '',
    meaning: 'Mail server, such as smtp://user:password@host:587; without one mails become files',
    parse: optionalSmtpUrl,
    isSecret: true,
  }),
  mailFrom: setting({
    name: 'MAIL_FROM',
    default: 'EdBazaar <edbazaar@localhost>',
    meaning: 'Sender of every mail; needed with SMTP_URL',
    parse: mailbox,
  }),
  contactEmail: setting({
    name: 'CONTACT_EMAIL',
    default: '',
    meaning: 'Who is told of messages from the contact page; empty means the address of MAIL_FROM',
    parse: optionalMailbox,
  }),
  googleIssuer: setting({
    name: 'GOOGLE_ISSUER',
    default: 'https://accounts.google.com',
    meaning: 'Who issues the ID tokens of the sign-in with Google, with or without https://',
    parse: text,
  }),
  googleKeysUrl: setting({
    name: 'GOOGLE_KEYS_URL',
    default: 'https://www.googleapis.com/oauth2/v3/certs',
    meaning: 'Public keys by which those ID tokens are checked, as a JSON Web Key Set',
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
    meaning: 'PostgreSQL 15 or newer on which npm test runs the API tests a second time',
    parse: optionalDatabaseUrl,
    isSecret: true,
  }),
  samplesDir: setting({
    name: 'SAMPLES_DIR',
    default: '',
    meaning: 'Folder of real registers for tests and benchmarks; nothing else reads it',
    parse: optionalText,
  }),
} as const

export type Config = Readonly<ReturnType<typeof readAll>>

/**
 * The configuration of the process, frozen.
 * Throws ConfigError where a variable has a value that the product can't start with.
 */
export function readConfig(env: Environment): Config {
  return Object.freeze(readAll(env))
}

function readAll(env: Environment) {
  const port = readSetting(settings.port, env)
  const host = readSetting(settings.host, env)
  return {
    port,
    host,
    basePath: readSetting(settings.basePath, env),
    publicUrl: readSetting(settings.publicUrl, env) ?? originOf(host, port),
    trustProxy: readSetting(settings.trustProxy, env),
    dataDir: readSetting(settings.dataDir, env),
    /** Whether somebody chose the folder; the default may give way to one that can be reached. */
    isDataDirChosen: Boolean(env[settings.dataDir.name]?.trim()),
    /** Where the files lie that people send, where it is not DATA_DIR. */
    bucket: readBucketSettings(env),
    databaseUrl: readSetting(settings.databaseUrl, env),
    databasePoolSize: readSetting(settings.databasePoolSize, env),
    statementTimeout: readSetting(settings.statementTimeout, env),
    demoData: readSetting(settings.demoData, env),
    searchRateLimit: readSetting(settings.searchRateLimit, env),
    formRateLimit: readSetting(settings.formRateLimit, env),
    signInRateLimit: readSetting(settings.signInRateLimit, env),
    widgetRateLimit: readSetting(settings.widgetRateLimit, env),
    partnerRateLimit: readSetting(settings.partnerRateLimit, env),
    widgetDir: readSetting(settings.widgetDir, env),
    plans: readSetting(settings.plans, env),
    ...readMailSettings(env),
    googleIssuer: readSetting(settings.googleIssuer, env),
    googleKeysUrl: readSetting(settings.googleKeysUrl, env),
    logLevel: readSetting(settings.logLevel, env),
    /** What every reader may know. */
    site: readSiteSettings(env),
    testDatabaseUrl: readSetting(settings.testDatabaseUrl, env),
    samplesDir: readSetting(settings.samplesDir, env),
  }
}

function readMailSettings(env: Environment) {
  const smtpUrl = readSetting(settings.smtpUrl, env)
  const mailFrom = readSetting(settings.mailFrom, env)
  if (smtpUrl !== undefined && !env[settings.mailFrom.name]?.trim())
    throw new ConfigError("SMTP_URL can't be used without MAIL_FROM: give the sender's address")
  const contactEmail = (readSetting(settings.contactEmail, env) ?? mailFrom).address
  return { smtpUrl, mailFrom, contactEmail }
}

/** The origin under which a browser on this machine finds a server, e.g. http://127.0.0.1:3000. */
export function originOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
