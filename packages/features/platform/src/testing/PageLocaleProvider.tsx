import { LocaleProvider } from '@edbazaar/ui/LocaleProvider'
import type { ReactNode } from 'react'
import { useLocale } from '../i18n/use-messages'

/** Makes the components of `@edbazaar/ui` use the locale of the page. */
export function PageLocaleProvider({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={useLocale()}>{children}</LocaleProvider>
}
