'use client'

import type { ReactNode } from 'react'
import type { Locale } from '../../formatting/locale'
import { LocaleContext } from '../../internal/locale-context'
import { defaultLabels, type SharedLabels, SharedLabelsContext } from '../../internal/shared-labels'

export interface LocaleProviderProps {
  /** The locale in which components write dates, ages and large numbers. */
  locale: Locale
  /** The words that many components share, in the language of the page. @default English */
  labels?: Partial<SharedLabels> | undefined
  /** The content in this locale. */
  children: ReactNode
}

/**
 * Sets the locale of the components inside, and the words that many of them share, such as
 * "Not provided". Without it they use `en-IN` and English. It does not set `lang`. Other texts of a
 * component are its props.
 */
export function LocaleProvider({ locale, labels, children }: LocaleProviderProps) {
  return (
    <LocaleContext value={locale}>
      <SharedLabelsContext value={{ ...defaultLabels, ...labels }}>{children}</SharedLabelsContext>
    </LocaleContext>
  )
}
