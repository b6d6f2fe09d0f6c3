import { EmailLink } from '@edbazaar/feature-catalogue-ui/contact-links'
import { ListingPhone } from '@edbazaar/feature-catalogue-ui/listing-phone'
import * as styles from '@edbazaar/feature-catalogue-ui/sections.css'
import { translateLabels, useMessages } from '@edbazaar/feature-platform'
import { FactTable } from '@edbazaar/ui/FactTable'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'
import { hasContact, type SchoolDetails } from './school-details'
import { fullAddress } from './school-links'

/** Contact details of the school. Its website is listed with the facts. */
export function ContactSection({ school }: { school: SchoolDetails }) {
  const t = useMessages(messages)
  if (!hasContact(school)) return null
  const { contact_name: person, contact_email: email, contact_phone: phone } = school
  const rows = [
    { name: t(messages.contactPerson), value: person },
    {
      name: t(messages.phone),
      value: phone && <ListingPhone kind="school" id={school.id} phone={phone} />,
    },
    { name: t(messages.email), value: email && <EmailLink email={email} /> },
    { name: t(messages.address), value: fullAddress(school) },
  ]
  return (
    <section id="contact" className={styles.section}>
      <SectionHead title={t(messages.contact)} isFlush />
      <FactTable
        label={t(messages.contact)}
        labels={translateLabels(messages.factLabels, t)}
        facts={rows}
      />
    </section>
  )
}
