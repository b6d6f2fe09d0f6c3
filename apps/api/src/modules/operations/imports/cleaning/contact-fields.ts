/** A valid field, or the reason why it is not. */
export type Field<T> = { readonly value: T } | { readonly fault: string }

const email = /^[^\s@,;:<>()"[\]\\]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i

/** An email address such as office@school.example, with its domain in lower case. */
export function emailField(text: string): Field<string> {
  const trimmed = text.replace(/^mailto:/i, '').replace(/[.,;]+$/, '')
  if (trimmed.length > 254 || !email.test(trimmed)) return { fault: 'not an email address' }
  const at = trimmed.lastIndexOf('@')
  return { value: trimmed.slice(0, at) + trimmed.slice(at).toLowerCase() }
}

/**
 * Telephone numbers, separated by " / ". Registers write an area code before a comma:
 * "0674,2554321" becomes 0674-2554321; further parts are more numbers.
 */
export function phoneField(text: string): Field<string> {
  const stray = /[^\d\s,/;+().&-]/.exec(text)
  if (stray) return { fault: `no telephone number contains ${stray[0]}` }
  const groups = text
    .split(/[,/;&]/)
    .map((group) => group.replace(/[^\d+-]/g, '').replace(/^-+|-+$/g, ''))
  const numbers = joinAreaCode(groups.filter((group) => /\d/.test(group)))
  const sizes = numbers.map((number) => number.replace(/\D/g, '').length)
  if (sizes.length === 0 || sizes.length > 6) return { fault: 'not a telephone number' }
  if (sizes.some((size) => size < 6)) return { fault: 'too few digits for a telephone number' }
  if (sizes.some((size) => size > 16)) return { fault: 'too many digits for a telephone number' }
  return { value: numbers.join(' / ') }
}

function joinAreaCode([first, second, ...rest]: readonly string[]): string[] {
  if (first === undefined) return []
  if (second === undefined) return [first]
  return first.length <= 5 ? [`${first}-${second}`, ...rest] : [first, second, ...rest]
}

const nothing = /^(nil|na|n\/a|none|no|nill|not available|-+|\.+|0)$/i

/** A complete http or https URL in its normal form; a host name alone gets http. */
export function websiteField(text: string): Field<string> {
  if (nothing.test(text)) return { fault: 'says that there is no website' }
  if (/\s/.test(text)) return { fault: 'more than one address or word' }
  if (text.includes('@')) return { fault: 'an email address, not a website' }
  const address = /^https?:\/\//i.test(text)
    ? text
    : `http://${text.replace(/^(https?:\/?|\/+)/i, '')}`
  if (address.length > 500 || !URL.canParse(address)) return { fault: 'not a web address' }
  const url = new URL(address)
  const isHost = /^([a-z0-9_-]+\.)+[a-z]{2,24}\.?$/.test(url.hostname)
  if (!isHost || url.username !== '') return { fault: 'not a web address' }
  return { value: url.href }
}
