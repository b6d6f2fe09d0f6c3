/** An invalid environment variable; the message says what to enter. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Parses the text of a variable. @throws Error that says what is allowed. */
type Parse<T> = (text: string) => T

export interface Setting<T> {
  readonly name: string
  /** The text used if the variable is unset or blank. */
  readonly default: string
  readonly meaning: string
  readonly parse: Parse<T>
  /** Errors do not show the value. */
  readonly isSecret?: boolean
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads one setting. @throws ConfigError with the variable, its value and what to enter. */
export function readSetting<T>(setting: Setting<T>, env: Environment): T {
  const given = env[setting.name]?.trim()
  const text = given === undefined || given === '' ? setting.default : given
  try {
    return setting.parse(text)
  } catch (error) {
    const shown = setting.isSecret ? 'its value (not shown)' : JSON.stringify(text)
    const remedy = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`${setting.name} can't be ${shown}: ${remedy}`)
  }
}

export const text: Parse<string> = (value) => value

export const optionalText: Parse<string | undefined> = (value) => (value === '' ? undefined : value)

/** A whole number from `min` to `max`. */
export function integer(min: number, max: number): Parse<number> {
  return (value) => {
    const number = Number(value)
    if (!/^\d+$/.test(value) || number < min || number > max)
      throw new Error(`enter a whole number from ${min} to ${max}`)
    return number
  }
}

export const yesOrNo: Parse<boolean> = (value) => {
  if (/^(true|1|yes|on)$/i.test(value)) return true
  if (/^(false|0|no|off)$/i.test(value)) return false
  throw new Error('give true or false')
}

/** Undefined where nothing is set. */
export const optionalYesOrNo: Parse<boolean | undefined> = (value) =>
  value === '' ? undefined : yesOrNo(value)

/** Empty, or 32 bytes in base64, such as `openssl rand -base64 32` prints. */
export const optionalKey: Parse<Buffer | undefined> = (value) => {
  if (value === '') return undefined
  const key = Buffer.from(value, 'base64')
  if (key.length !== 32) throw new Error('give 32 bytes in base64: openssl rand -base64 32')
  return key
}

export function oneOf<const T extends string>(...names: readonly T[]): Parse<T> {
  return (value) => {
    const found = names.find((name) => name === value)
    if (found === undefined) throw new Error(`enter one of ${names.join(', ')}`)
    return found
  }
}

/** Empty, or a path such as /edbazaar: a leading slash, no trailing one. */
export const basePath: Parse<string> = (value) => {
  if (value !== '' && !/^(\/[A-Za-z0-9._~-]+)+$/.test(value))
    throw new Error('enter a path such as /edbazaar, with no slash at its end, or leave it empty')
  return value
}

/** Empty, or an origin such as https://edbazaar.in, without a path. */
export const optionalOrigin: Parse<string | undefined> = (value) => {
  if (value === '') return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href)
    throw new Error('enter an origin such as https://edbazaar.in, without a path (see BASE_PATH)')
  return url.origin
}

/** The URL of a page, such as https://example.in/talk?from=edbazaar. */
export const url: Parse<string> = (value) => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new Error('enter a URL that begins with https://, without user or password')
  return url.href
}

/** Empty, or the URL of a page. */
export const optionalUrl: Parse<string | undefined> = (value) =>
  value === '' ? undefined : url(value)

/** Empty, or text that matches a pattern; `remedy` describes it. */
export function optionalPattern(pattern: RegExp, remedy: string): Parse<string | undefined> {
  return (value) => {
    if (value === '') return undefined
    if (!pattern.test(value)) throw new Error(remedy)
    return value
  }
}

const tilesUrl = /^https?:\/\/(?:\{s\}\.)?[A-Za-z0-9.-]+(?::\d+)?\/[^\s"'<>\\]*$/

/** Empty, or the URL of map tiles with `{z}`, `{x}` and `{y}`. */
export const optionalTilesUrl: Parse<string | undefined> = (value) => {
  if (value === '') return undefined
  const named: string[] = value.match(/\{[^{}]*\}/g) ?? []
  const hasNumbers = ['{z}', '{x}', '{y}'].every((name) => named.includes(name))
  const isKnown = named.every((name) => ['{s}', '{z}', '{x}', '{y}', '{r}'].includes(name))
  if (!tilesUrl.test(value) || !hasNumbers || !isKnown)
    throw new Error(
      'enter a URL with {z}, {x} and {y}, such as https://tiles.example.in/{z}/{x}/{y}.png',
    )
  return value
}

/** Empty, or a PostgreSQL URL. */
export const optionalDatabaseUrl: Parse<string | undefined> = (value) => {
  if (value === '') return undefined
  if (!/^postgres(ql)?:\/\/\S+$/.test(value))
    throw new Error('enter a URL such as postgres://user:password@host:5432/edbazaar')
  return value
}

/** false, true, the number of proxies, or their addresses separated by commas. */
export const trustProxy: Parse<boolean | number | string[]> = (value) => {
  if (/^\d+$/.test(value)) return Number(value)
  if (/^(true|false)$/.test(value)) return value === 'true'
  const addresses = value.split(',').map((address) => address.trim())
  if (!addresses.every((address) => /^[0-9a-fA-F.:]+(\/\d+)?$/.test(address)))
    throw new Error(
      'give false, true, the number of proxies, or their addresses such as 10.0.0.0/8',
    )
  return addresses
}

/** Empty, or the URL of a mail server. */
export const optionalSmtpUrl: Parse<string | undefined> = (value) => {
  if (value === '') return undefined
  if (!/^smtps?:\/\/\S+$/.test(value) || !URL.canParse(value))
    throw new Error('enter a URL such as smtp://user:password@mail.example.in:587')
  return value
}

/** A sender or recipient of emails. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

const addressPattern = /^[^\s@<>",;:\\()[\]]+@[A-Za-z0-9.-]+$/

/** An email address, optionally with a name: EdBazaar <post@edbazaar.in>. */
export const mailbox: Parse<Mailbox> = (value) => {
  const [, name = '', address = value] = /^([^<>"\p{Cc}]*?) *<([^<>]+)>$/u.exec(value) ?? []
  if (!addressPattern.test(address))
    throw new Error('enter an address such as EdBazaar <post@edbazaar.in>')
  return { name, address }
}

/** Empty, or a mailbox such as post@edbazaar.in. */
export const optionalMailbox: Parse<Mailbox | undefined> = (value) =>
  value === '' ? undefined : mailbox(value)

/** A domain name with at least one dot. */
export const optionalDomain: Parse<string | undefined> = (value) => {
  if (value === '') return undefined
  const domain = value.toLowerCase()
  if (!/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(domain))
    throw new Error('enter a domain such as reply.edbazaar.in')
  return domain
}
