import type { StoreEditor } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatCount } from '@edbazaar/ui/formatting'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'
import { StoreProductRow } from './StoreProductRow'
import * as styles from './store-page.css'

/** The store's products, live and hidden, and the link that adds one. */
export function StoreProducts({ store }: { store: StoreEditor }) {
  const { id, products, limits } = store
  const isLimitReached = limits.is_product_limit_exceeded
  return (
    <section aria-labelledby="products-title" className={styles.products}>
      <SectionHead title={messages.products} titleId="products-title" isFlush />
      {isLimitReached && (
        <Notice title={messages.limitTitle}>
          <p>{messages.limitText(formatCount(limits.products))}</p>
          <Link href={paths.contactAbout('listing')}>{messages.write}</Link>
        </Notice>
      )}
      {!store.is_active && products.length > 0 && (
        <p className={styles.muted}>{messages.hiddenWithStore}</p>
      )}
      {products.length === 0 && (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{messages.noProducts}</p>
          <p>{messages.noProductsText}</p>
        </div>
      )}
      {products.length > 0 && (
        <ul>
          {products.map((product) => (
            <StoreProductRow key={product.summary.id} product={product} />
          ))}
        </ul>
      )}
      {!isLimitReached && (
        <ButtonLink variant="main" href={paths.addService(id)} className={styles.add}>
          <PlusIcon />
          {messages.addProduct}
        </ButtonLink>
      )}
    </section>
  )
}
