import { defaultLocale } from './locale'

/** An age in years, to the half: `3.5` becomes `3½`, `0.5` becomes `½`. */
export function formatAge(years: number): string {
  if (!Number.isFinite(years) || years < 0) return ''
  const halves = Math.round(years * 2)
  const whole = Math.floor(halves / 2)
  if (halves % 2 === 0) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}

/** From one age to another, with an en dash: `3½–17`. One end alone reads `5+` or `up to 12`. */
export function formatAgeRange(
  from: number | null,
  to: number | null,
  locale = defaultLocale,
): string {
  if (from !== null && to !== null) {
    return from === to ? formatAge(from) : `${formatAge(from)}–${formatAge(to)}`
  }
  if (from !== null) return `${formatAge(from)}+`
  if (to === null) return ''
  return locale === 'hi-IN' ? `${formatAge(to)} तक` : `up to ${formatAge(to)}`
}
