import type { Store } from '@edbazaar/api-client'
import { DetailList } from '@edbazaar/feature-catalogue-ui/detail-list'
import { messages as detailMessages } from '@edbazaar/feature-catalogue-ui/detail-messages'
import * as styles from '@edbazaar/feature-catalogue-ui/detail-page.css'
import { useMessages } from '@edbazaar/feature-platform'
import { BadgeCheckIcon } from '@edbazaar/ui/Icon'
import { messages } from './messages'

/** Contact details, address and verification of the store. */
export function ContactCard({ store }: { store: Store }) {
  const t = useMessages(messages, detailMessages)
  const { mobile, email, address, city, country } = store
  const place = [address, city, country].filter(Boolean).join(', ')
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{t(messages.contact)}</h2>
      <DetailList
        lines={[
          { name: t(detailMessages.verification), value: <Verification store={store} /> },
          { name: t(messages.person), value: store.contact_person },
          {
            name: t(messages.phone),
            value: mobile && <TextLink href={`tel:${telNumber(mobile)}`} text={mobile} />,
          },
          {
            name: t(messages.email),
            value: email && <TextLink href={`mailto:${email}`} text={email} />,
          },
          { name: t(messages.address), value: place },
          { name: t(messages.company), value: store.company_name },
          { name: t(messages.gst), value: store.gst },
        ]}
      />
    </section>
  )
}

function Verification({ store: { is_verified: isVerified } }: { store: Store }) {
  const t = useMessages(detailMessages)
  if (!isVerified) return t(detailMessages.notVerified)
  return (
    <span className={styles.good}>
      <BadgeCheckIcon size="small" />
      {t(detailMessages.verified)}
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
