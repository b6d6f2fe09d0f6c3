import { telNumber } from '@edbazaar/feature-platform'
import * as styles from './detail-page.css'
import { formatPhone } from './format-phone'

interface PhoneLinkProps {
  phone: string
  /** Whether it takes the place of a button that had the focus. */
  isFocused?: boolean
}

const focus = (link: HTMLAnchorElement | null) => link?.focus()

/** A phone number that dials when selected. */
export function PhoneLink({ phone, isFocused = false }: PhoneLinkProps) {
  return (
    <a
      href={`tel:${telNumber(phone)}`}
      className={styles.textLink}
      ref={isFocused ? focus : undefined}
    >
      {formatPhone(phone)}
    </a>
  )
}

/** An email address that opens a new email. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={styles.textLink}>
      {email}
    </a>
  )
}
