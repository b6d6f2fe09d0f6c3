'use client'

import type { ReactNode } from 'react'
import type { Locale } from '../../formatting/locale'
import { LocaleContext } from '../../internal/locale-context'

export interface LocaleProviderProps {
  /** The locale in which components write dates, ages and large numbers. */
  locale: Locale
  /** The content in this locale. */
  children: ReactNode
}

/**
 * Sets the locale of the components inside. Without it they use `en-IN`. It does not set `lang` and
 * does not translate labels.
 */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}
