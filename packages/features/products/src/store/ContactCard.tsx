import type { Store } from '@edbazaar/api-client'
import { EmailLink } from '@edbazaar/feature-catalogue-ui/contact-links'
import { DetailList } from '@edbazaar/feature-catalogue-ui/detail-list'
import { messages as detailMessages } from '@edbazaar/feature-catalogue-ui/detail-messages'
import * as styles from '@edbazaar/feature-catalogue-ui/detail-page.css'
import { EnquireBox, thumbnailOf } from '@edbazaar/feature-catalogue-ui/enquire'
import { ListingPhone } from '@edbazaar/feature-catalogue-ui/listing-phone'
import { safeWebsite } from '@edbazaar/feature-catalogue-ui/school-facts'
import * as sectionStyles from '@edbazaar/feature-catalogue-ui/sections.css'
import { useMessages } from '@edbazaar/feature-platform'
import { BadgeCheckIcon } from '@edbazaar/ui/Icon'
import { messages } from './messages'

/** Contact details, address and verification of the store. */
export function ContactCard({ store }: { store: Store }) {
  const t = useMessages(messages, detailMessages)
  const { mobile, email, address, city, country } = store
  const website = safeWebsite(store.website)
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
            value: mobile && <ListingPhone kind="store" id={store.id} phone={mobile} />,
          },
          { name: t(messages.email), value: email && <EmailLink email={email} /> },
          { name: t(messages.website), value: website && <WebsiteLink url={website} /> },
          { name: t(messages.address), value: place },
          // Families do not miss them.
          ...(store.company_name ? [{ name: t(messages.company), value: store.company_name }] : []),
          ...(store.gst ? [{ name: t(messages.gst), value: store.gst }] : []),
        ]}
      />
      <EnquireBox
        recipient={{
          kind: 'store',
          id: store.id,
          name: store.brand_name,
          image: thumbnailOf(store.images[0]),
        }}
        accepts={store.accepts_enquiries}
        label={t(messages.enquire)}
        note={t(store.accepts_enquiries ? messages.enquireNote : messages.noEnquiries)}
      />
    </section>
  )
}

function WebsiteLink({ url }: { url: string }) {
  return (
    <a href={url} rel="nofollow noopener external" className={sectionStyles.textLink}>
      {url.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
    </a>
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
