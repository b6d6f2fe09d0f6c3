/** In which dates and ages can be written. Figures are grouped the same way in both. */
export const locales = ['en-IN', 'hi-IN'] as const
export type Locale = (typeof locales)[number]

let current: Locale = 'en-IN'

/**
 * Writes dates and ages in another language from now on: call it where an app starts, before it
 * renders. It holds for the whole program; a server that answers in several languages hands the
 * locale to each call instead.
 */
export function setLocale(locale: Locale): void {
  current = locale
}

/** The locale that `setLocale` chose last; `en-IN` before. */
export function currentLocale(): Locale {
  return current
}
