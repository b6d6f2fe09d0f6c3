import type { Locale } from '@edbazaar/ui/formatting'

/** The formats of numbers, dates and plurals in each language that has catalogues. */
export const locales = { en: 'en-IN', hi: 'hi-IN' } as const satisfies Record<string, Locale>

/** The language of a page, as in the page's `lang` attribute and in the names of the `.po` files. */
export type Language = keyof typeof locales

/** The language in which messages are written in the source code. */
export const defaultLanguage = 'en' satisfies Language
