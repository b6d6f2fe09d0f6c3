/** The locales of dates, ages and large numbers. Digits are grouped alike in both. */
export const locales = ['en-IN', 'hi-IN'] as const
export type Locale = (typeof locales)[number]

/** The locale of components and formatting functions without a locale of their own. */
export const defaultLocale: Locale = 'en-IN'
