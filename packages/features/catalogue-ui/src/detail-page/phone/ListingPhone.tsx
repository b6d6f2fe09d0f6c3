import { importWithRetry, useIsBrowser } from '@edbazaar/feature-platform'
import { lazy, Suspense } from 'react'
import { PhoneLink } from '../ContactLinks'
import type { HiddenPhoneProps } from './HiddenPhone'
import * as styles from './phone.css'

const HiddenPhone = lazy(() => importWithRetry(() => import('./HiddenPhone')))

/**
 * A phone number of a listing. Its last digits are shown by a click, so that nobody can collect numbers;
 * the owner’s preview has them.
 */
export function ListingPhone(props: HiddenPhoneProps) {
  const { phone } = props
  const isBrowser = useIsBrowser()
  if (!phone.includes('•')) return <PhoneLink phone={phone} />
  const number = <span className={styles.hidden}>{phone}</span>
  if (!isBrowser) return number
  return (
    <Suspense fallback={number}>
      <HiddenPhone {...props} />
    </Suspense>
  )
}
