import type { StoreEditor } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-shell'
import { languageOf } from '@edbazaar/ui/formatting'
import { NotProvided } from '@edbazaar/ui/NotProvided'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { RichText } from '@edbazaar/ui/RichText'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'
import * as styles from './store-page.css'

/** The store's own page in short, with the gaps that parents see too. */
export function StorePreview({ store }: { store: StoreEditor }) {
  const { brand_name: name, description_html: story } = store
  return (
    <section aria-labelledby="preview-title" className={styles.preview}>
      <SectionHead title={messages.preview} titleId="preview-title" isFlush />
      <div className={styles.previewFrame}>
        <div className={styles.story}>
          <div className={styles.previewHead}>
            <ResponsiveImage {...imageSource(store.image)} alt="" shape="square" />
            <h3 className={styles.previewName} lang={languageOf(name)}>
              {name}
            </h3>
          </div>
          {story === null ? (
            <p className={styles.quiet}>{messages.untold}</p>
          ) : (
            <RichText html={story} />
          )}
        </div>
        <dl className={styles.lines}>
          {linesOf(store).map(({ label, value }) => (
            <div key={label} className={styles.line}>
              <dt>{label}</dt>
              <dd className={styles.answer}>{value || <NotProvided />}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function linesOf(store: StoreEditor) {
  return [
    { label: messages.person, value: store.contact_person },
    { label: messages.phone, value: store.mobile },
    { label: messages.email, value: store.email },
    {
      label: messages.address,
      value: [store.address, store.city, store.country].filter(Boolean).join(', '),
    },
    { label: messages.company, value: store.company_name },
    { label: messages.gst, value: store.gst },
  ]
}
