import type { StoreEditor } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { PhoneLink } from '@edbazaar/feature-catalogue-ui/contact-links'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { NotProvided } from '@edbazaar/ui/NotProvided'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { RichText } from '@edbazaar/ui/RichText'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'
import * as styles from './store-page.css'

/** A short preview of the store's public page, with the missing details that parents see. */
export function StorePreview({ store }: { store: StoreEditor }) {
  const t = useMessages(messages)
  const { brand_name: name, description_html: description } = store
  return (
    <section aria-labelledby="preview-title" className={styles.preview}>
      <SectionHead title={t(messages.preview)} titleId="preview-title" isFlush />
      <div className={styles.previewFrame}>
        <div className={styles.previewMain}>
          <div className={styles.previewHeader}>
            <ResponsiveImage {...imageSource(store.image)} alt="" shape="square" />
            <h3 className={styles.previewName} lang={languageOf(name)}>
              {name}
            </h3>
          </div>
          {description === null ? (
            <p className={styles.muted}>{t(messages.noDescription)}</p>
          ) : (
            <RichText html={description} />
          )}
        </div>
        <dl className={styles.contactList}>
          {contactDetailsOf(store, t).map(({ label, value }) => (
            <div key={label} className={styles.contactRow}>
              <dt>{label}</dt>
              <dd className={styles.contactValue}>{value || <NotProvided />}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function contactDetailsOf(store: StoreEditor, t: Translate) {
  return [
    { label: t(messages.person), value: store.contact_person },
    { label: t(messages.phone), value: store.mobile && <PhoneLink phone={store.mobile} /> },
    { label: t(messages.email), value: store.email },
    { label: t(messages.website), value: store.website },
    {
      label: t(messages.address),
      value: [store.address, store.city, store.country].filter(Boolean).join(', '),
    },
    { label: t(messages.company), value: store.company_name },
    { label: t(messages.gst), value: store.gst },
  ]
}
