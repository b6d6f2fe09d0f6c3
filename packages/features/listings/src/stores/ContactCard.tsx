import type { Store } from '@edbazaar/api-client'
import { BadgeCheckIcon } from '@edbazaar/ui/Icon'
import { DetailList } from '../detail-page/DetailList'
import * as styles from '../detail-page/detail-page.css'
import { messages as detailMessages } from '../detail-page/messages'
import { messages } from './messages'

/** Contact details, address and verification of the store. */
export function ContactCard({ store }: { store: Store }) {
  const { mobile, email, address, city, country } = store
  const place = [address, city, country].filter(Boolean).join(', ')
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{messages.contact}</h2>
      <DetailList
        lines={[
          { name: detailMessages.verification, value: <Verification store={store} /> },
          { name: messages.person, value: store.contact_person },
          {
            name: messages.phone,
            value: mobile && <TextLink href={`tel:${telNumber(mobile)}`} text={mobile} />,
          },
          {
            name: messages.email,
            value: email && <TextLink href={`mailto:${email}`} text={email} />,
          },
          { name: messages.address, value: place },
          { name: messages.company, value: store.company_name },
          { name: messages.gst, value: store.gst },
        ]}
      />
    </section>
  )
}

function Verification({ store: { is_verified: isVerified } }: { store: Store }) {
  if (!isVerified) return detailMessages.notVerified
  return (
    <span className={styles.good}>
      <BadgeCheckIcon size="small" />
      {detailMessages.verified}
    </span>
  )
}

function TextLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className={styles.textLink}>
      {text}
    </a>
  )
}

function telNumber(phone: string): string {
  return phone.replace(/[^\d+]/g, '')
}
