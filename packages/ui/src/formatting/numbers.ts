import { defaultLocale } from './locale'

/**
 * A whole number grouped the Indian way: the last three digits, then pairs.
 * `1234567` becomes `12,34,567`. Fractions are rounded; a number that is not finite becomes an empty text.
 */
export function formatCount(count: number): string {
  if (!Number.isFinite(count)) return ''
  const rounded = Math.round(count)
  const sign = rounded < 0 ? '−' : ''
  const digits = BigInt(Math.abs(rounded)).toString()
  const tail = digits.slice(-3)
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  return head === '' ? sign + tail : `${sign}${head},${tail}`
}

/** An amount in whole rupees, the sign tight to the figure: `₹1,24,500`. */
export function formatRupees(amount: number): string {
  const grouped = formatCount(Math.abs(amount))
  if (grouped === '') return ''
  return amount < 0 ? `−₹${grouped}` : `₹${grouped}`
}

/**
 * A distance in kilometres without its unit: one decimal below 10 (`0.8`), none above (`14`).
 * A distance under 50 metres is `0.1`, never `0`.
 */
export function formatKilometres(km: number): string {
  if (!Number.isFinite(km) || km < 0) return ''
  const tenths = Math.max(1, Math.round(km * 10))
  return tenths < 100 ? (tenths / 10).toFixed(1) : formatCount(km)
}

/**
 * A number with its decimals, grouped the Indian way: `12,34,567.5`, `0.25`. Zeros at the end are
 * left out; a number that is not finite becomes an empty text.
 *
 * @param decimals the most decimals shown
 */
export function formatNumber(value: number, decimals = 2): string {
  if (!Number.isFinite(value)) return ''
  const scale = 10 ** decimals
  const size = Math.abs(value)
  const rounded = size < Number.MAX_SAFE_INTEGER / scale ? Math.round(size * scale) / scale : size
  const fraction = (rounded % 1)
    .toFixed(decimals)
    .slice(1)
    .replace(/\.?0+$/, '')
  const sign = value < 0 && rounded > 0 ? '−' : ''
  return `${sign}${formatCount(Math.floor(rounded))}${fraction}`
}

const lakh = 100_000
const crore = 100 * lakh
const units = {
  'en-IN': { lakh: 'lakh', crore: 'crore' },
  'hi-IN': { lakh: 'लाख', crore: 'करोड़' },
} as const

/**
 * A large number in few letters, for axes: `50,000`, `1.5 lakh`, `12 crore`. Below a lakh it is
 * written in full.
 */
export function formatShortNumber(value: number, locale = defaultLocale): string {
  const size = Math.abs(value)
  if (!Number.isFinite(value) || size < lakh) return formatNumber(value)
  // 99,99,999 rounds to a crore, not to 100 lakh.
  const isCrore = Math.round((size / lakh) * 100) / 100 >= 100
  const unit = isCrore ? 'crore' : 'lakh'
  return `${formatNumber(value / (isCrore ? crore : lakh))} ${units[locale][unit]}`
}
