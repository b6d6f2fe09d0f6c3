import { createContext, use } from 'react'
import { defaultLocale, type Locale } from '../formatting/locale'

export const LocaleContext = createContext<Locale>(defaultLocale)

/** The locale of the nearest `LocaleProvider`; `en-IN` without one. */
export function useLocale(): Locale {
  return use(LocaleContext)
}
