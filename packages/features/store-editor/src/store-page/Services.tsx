import type { StoreEditor } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatCount } from '@edbazaar/ui/formatting'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'
import { ServiceRow } from './ServiceRow'
import * as styles from './store-page.css'

/** What the store offers, live or not, and the way to more. */
export function Services({ store }: { store: StoreEditor }) {
  const { id, products, limits } = store
  const isFull = limits.is_product_limit_exceeded
  return (
    <section aria-labelledby="services-title" className={styles.services}>
      <SectionHead title={messages.services} titleId="services-title" isFlush />
      {isFull && (
        <Notice title={messages.limitTitle}>
          <p>{messages.limitText(formatCount(limits.products))}</p>
          <Link href={paths.contactAbout('listing')}>{messages.write}</Link>
        </Notice>
      )}
      {!store.is_active && products.length > 0 && (
        <p className={styles.quiet}>{messages.hiddenWithStore}</p>
      )}
      {products.length === 0 && (
        <div className={styles.none}>
          <p className={styles.noneTitle}>{messages.noService}</p>
          <p>{messages.noServiceText}</p>
        </div>
      )}
      {products.length > 0 && (
        <ul>
          {products.map((service) => (
            <ServiceRow key={service.summary.id} service={service} />
          ))}
        </ul>
      )}
      {!isFull && (
        <ButtonLink variant="main" href={paths.addService(id)} className={styles.add}>
          <PlusIcon />
          {messages.addService}
        </ButtonLink>
      )}
    </section>
  )
}
