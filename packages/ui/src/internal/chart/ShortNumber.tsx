'use client'

import { formatShortNumber } from '../../formatting/numbers'
import { useLocale } from '../locale-context'

/** The default label of an axis, in the locale of the page. */
export function ShortNumber({ value }: { value: number }) {
  return formatShortNumber(value, useLocale())
}
