const withoutDots = new Set(['gmail.com', 'googlemail.com'])
const withTags = new Set([...withoutDots, 'outlook.com', 'hotmail.com', 'live.com', 'icloud.com'])

/**
 * Equal for addresses that reach the same mailbox: in lower case, and for known hosts without the
 * dots and tags that they ignore.
 */
export function emailKeyOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const host = address.slice(at + 1)
  let name = address.slice(0, at)
  if (withTags.has(host)) name = name.replace(/\+.*$/s, '')
  if (withoutDots.has(host)) name = name.replaceAll('.', '')
  return `${name}@${host === 'googlemail.com' ? 'gmail.com' : host}`
}
