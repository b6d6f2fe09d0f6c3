/**
 * A whole number grouped the Indian way: the last three digits, then pairs.
 * `1234567` becomes `12,34,567`. Fractions are rounded; what is not finite becomes an empty text.
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
 * A distance under 50 metres is `0.1`: nothing is nowhere.
 */
export function formatKilometres(km: number): string {
  if (!Number.isFinite(km) || km < 0) return ''
  const tenths = Math.max(1, Math.round(km * 10))
  return tenths < 100 ? (tenths / 10).toFixed(1) : formatCount(km)
}
