/**
 * Where a partner's box may stand: an origin such as https://example.in or http://example.in:8080,
 * all subdomains of a host (https://*.example.in), or any port of one's own machine
 * (http://localhost:*).
 */
const shape = /^(https?):\/\/(\*\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::(\d{1,5}|\*))?$/
const ownMachine = /^(?:localhost|127\.0\.0\.1)$/

/** The pattern as it is kept, in small letters and without the usual port. Throws with the remedy. */
export function originPattern(written: string): string {
  const text = written.trim().toLowerCase().replace(/\/$/, '')
  const [, scheme, wildcard, host = '', port] = shape.exec(text) ?? []
  if (!scheme) throw new Error(`${written}: give an origin such as https://example.in`)
  if (wildcard && !host.includes('.'))
    throw new Error(`${written}: a wildcard needs a host of one's own, such as *.example.in`)
  if (port === '*') {
    if (!ownMachine.test(host))
      throw new Error(`${written}: any port is possible of localhost and 127.0.0.1 alone`)
    return text
  }
  if (!URL.canParse(text.replace('*.', ''))) throw new Error(`${written}: there is no such port`)
  const { origin } = new URL(text.replace('*.', ''))
  return wildcard ? origin.replace('://', '://*.') : origin
}

/** Whether an Origin header is one that the pattern means. */
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
