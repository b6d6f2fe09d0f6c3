/**
 * An origin on which a partner may embed the widget: https://example.in or http://example.in:8080,
 * all subdomains of a host (https://*.example.in), or any port of the local machine
 * (http://localhost:*).
 */
const shape = /^(https?):\/\/(\*\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::(\d{1,5}|\*))?$/
const localMachine = /^(?:localhost|127\.0\.0\.1)$/

/**
 * The normalised pattern: lower case, without the default port. Throws an error that says how to
 * fix it.
 */
export function originPattern(input: string): string {
  const text = input.trim().toLowerCase().replace(/\/$/, '')
  const [, scheme, wildcard, host = '', port] = shape.exec(text) ?? []
  if (!scheme) throw new Error(`${input}: enter an origin such as https://example.in`)
  if (wildcard && !host.includes('.'))
    throw new Error(`${input}: a wildcard needs a host name with a dot, such as *.example.in`)
  if (port === '*') {
    if (!localMachine.test(host))
      throw new Error(`${input}: any port (*) is allowed only for localhost and 127.0.0.1`)
    return text
  }
  if (!URL.canParse(text.replace('*.', ''))) throw new Error(`${input}: this port does not exist`)
  const { origin } = new URL(text.replace('*.', ''))
  return wildcard ? origin.replace('://', '://*.') : origin
}

/** Whether an Origin header matches a pattern. */
export function isOriginOf(pattern: string, origin: string): boolean {
  if (pattern.endsWith(':*')) {
    const before = pattern.slice(0, -2)
    return origin === before || (origin.startsWith(`${before}:`) && isPort(origin, before.length))
  }
  const [scheme, host = ''] = pattern.split('://*')
  if (host === '') return origin === pattern
  return origin.startsWith(`${scheme}://`) && origin.endsWith(host) && isSubdomain(origin, host)
}

const isPort = (origin: string, from: number) => /^:\d{1,5}$/.test(origin.slice(from))

const isSubdomain = (origin: string, host: string) =>
  /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(origin.slice(0, origin.length - host.length))
