import * as styles from './detail-page.css'
import { formatPhone, telNumber } from './format-phone'

/** A phone number that dials when selected. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${telNumber(phone)}`} className={styles.textLink}>
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
