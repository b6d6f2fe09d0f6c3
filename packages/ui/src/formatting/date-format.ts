import type { Locale } from './locale'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The formatter of a locale and a form. It is created once: creating it takes a hundred times as long
 * as formatting, and a calendar or a form names many days whenever it renders.
 */
export function dateFormat(locale: Locale, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(form)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, form)
  formats.set(key, format)
  return format
}
