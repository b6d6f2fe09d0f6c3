import { ConfigError, type Environment, optionalText, readSetting, url } from './config-values.ts'
import type { Seller } from './seller-settings.ts'

/** Settings of payments online. */
export interface RazorpaySettings {
  readonly keyId: string
  readonly keySecret: string
  /** The newest first. Razorpay signs repeated deliveries with the secret of their time. */
  readonly webhookSecrets: readonly string[]
  /** The base URL of requests, without a slash at the end. */
  readonly api: string
}

/** The variables of `RazorpaySettings`. */
export const razorpayVariables = {
  razorpayKeyId: {
    name: 'RAZORPAY_KEY_ID',
    default: '',
    meaning:
      'Key of Razorpay, such as rzp_live_…, with which invoices can also be paid online; empty means UPI and bank transfers only',
    parse: optionalText,
  },
  razorpayKeySecret: {
    name: 'RAZORPAY_KEY_SECRET',
    default: '',
    meaning: 'Secret of the key; required with RAZORPAY_KEY_ID',
    parse: optionalText,
    isSecret: true,
  },
  razorpayWebhookSecret: {
    name: 'RAZORPAY_WEBHOOK_SECRET',
    default: '',
    meaning:
      'Secret of the webhook that sends events to /api/payments/razorpay; required with RAZORPAY_KEY_ID. While it is replaced: the new and the former one, separated by a comma',
    parse: optionalText,
    isSecret: true,
  },
  razorpayApi: {
    name: 'RAZORPAY_API',
    default: 'https://api.razorpay.com',
    meaning: 'Where requests to Razorpay go; change it for tests only',
    parse: url,
  },
} as const

/**
 * Null if payments online are off. Nobody may pay real money to an invented seller. @throws ConfigError
 * if a part is missing or invalid.
 */
export function readRazorpay(env: Environment, seller: Seller | null): RazorpaySettings | null {
  const keyId = readSetting(razorpayVariables.razorpayKeyId, env)
  const keySecret = readSetting(razorpayVariables.razorpayKeySecret, env)
  const webhookSecret = readSetting(razorpayVariables.razorpayWebhookSecret, env)
  const api = readSetting(razorpayVariables.razorpayApi, env).replace(/\/+$/, '')
  if (!keyId && !keySecret && !webhookSecret) return null
  const webhookSecrets = (webhookSecret ?? '').split(',').map((secret) => secret.trim())
  if (!keyId || !keySecret || webhookSecrets.some((secret) => secret === ''))
    throw new ConfigError(
      'Give RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET together',
    )
  if (!/^rzp_(?:test|live)_\w{4,60}$/.test(keyId))
    throw new ConfigError(
      `RAZORPAY_KEY_ID can't be ${JSON.stringify(keyId)}: enter a key that begins with rzp_live_ or rzp_test_`,
    )
  if (seller === null) throw new ConfigError('RAZORPAY_KEY_ID needs SELLER_NAME')
  if (seller.isDemo && !keyId.startsWith('rzp_test_'))
    throw new ConfigError(
      'RAZORPAY_KEY_ID needs SELLER_NAME: without a seller, demo data takes keys that begin with rzp_test_',
    )
  return { keyId, keySecret, webhookSecrets, api }
}
