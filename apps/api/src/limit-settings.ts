import { type Environment, integer, readSetting } from './config-values.ts'

/** The variables of rate limits and of how requests must arrive. */
export const limitVariables = {
  searchRateLimit: {
    name: 'SEARCH_RATE_LIMIT',
    default: '1200',
    meaning:
      'Searches, forms and other requests that can be refused with a 429, per minute from one IP address; 0 means no limit',
    parse: integer(0, 10_000_000),
  },
  formRateLimit: {
    name: 'FORM_RATE_LIMIT',
    default: '10',
    meaning: 'Contact messages, and subscriptions, per hour from one IP address; 0 means no limit',
    parse: integer(0, 1_000_000),
  },
  signInRateLimit: {
    name: 'SIGN_IN_RATE_LIMIT',
    default: '30',
    meaning: 'Registrations, and failed sign-ins, per hour from one IP address; 0 means no limit',
    parse: integer(0, 1_000_000),
  },
  editRateLimit: {
    name: 'EDIT_RATE_LIMIT',
    default: '1000',
    meaning:
      'Edits of profile, schools, stores and services per hour by one user; 0 means no limit',
    parse: integer(0, 1_000_000),
  },
  widgetRateLimit: {
    name: 'WIDGET_RATE_LIMIT',
    default: '600',
    meaning: 'Widget searches per minute from one IP address; 0 means no limit',
    parse: integer(0, 10_000_000),
  },
  viewRateLimit: {
    name: 'VIEW_RATE_LIMIT',
    default: '1200',
    meaning: 'Reports of listing views per hour from one IP address; 0 means no limit',
    parse: integer(0, 10_000_000),
  },
  partnerRateLimit: {
    name: 'PARTNER_RATE_LIMIT',
    default: '60000',
    meaning: 'Widget searches per minute for one partner; 0 means no limit',
    parse: integer(0, 100_000_000),
  },
  requestTimeout: {
    name: 'REQUEST_TIMEOUT_MS',
    default: '30000',
    meaning: 'Milliseconds within which a request must arrive; 0 means no limit',
    parse: integer(0, 3_600_000),
  },
  uploadTimeout: {
    name: 'UPLOAD_TIMEOUT_MS',
    default: '1800000',
    meaning: 'Milliseconds within which an uploaded file must arrive; 0 means no limit',
    parse: integer(0, 86_400_000),
  },
  minBodyRate: {
    name: 'MIN_BODY_RATE',
    default: '500',
    meaning:
      'Bytes per second at which bodies and files must arrive after 20 seconds; 0 means any rate',
    parse: integer(0, 1_000_000),
  },
  connectionLimit: {
    name: 'CONNECTION_LIMIT',
    default: '500',
    meaning: 'Open connections from one IP address if TRUST_PROXY is false; 0 means no limit',
    parse: integer(0, 1_000_000),
  },
} as const

export const readLimits = (env: Environment) => ({
  searchRateLimit: readSetting(limitVariables.searchRateLimit, env),
  formRateLimit: readSetting(limitVariables.formRateLimit, env),
  signInRateLimit: readSetting(limitVariables.signInRateLimit, env),
  editRateLimit: readSetting(limitVariables.editRateLimit, env),
  widgetRateLimit: readSetting(limitVariables.widgetRateLimit, env),
  viewRateLimit: readSetting(limitVariables.viewRateLimit, env),
  partnerRateLimit: readSetting(limitVariables.partnerRateLimit, env),
  requestTimeout: readSetting(limitVariables.requestTimeout, env),
  uploadTimeout: readSetting(limitVariables.uploadTimeout, env),
  minBodyRate: readSetting(limitVariables.minBodyRate, env),
  connectionLimit: readSetting(limitVariables.connectionLimit, env),
})
