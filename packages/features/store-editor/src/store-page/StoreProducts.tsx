import type { StoreEditor } from '@edbazaar/api-client'
import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'
import { StoreProductRow } from './StoreProductRow'
import * as styles from './store-page.css'

interface StoreProductsProps {
  store: StoreEditor
  /** Called with the id of a product whose visibility was saved. */
  onVisibilitySaved: (id: number, isActive: boolean) => void
  /** Called when a product was deleted or restored. */
  onDeleted: () => void
}

/** The store's products, live and hidden, and the link that adds one. */
export function StoreProducts({ store, onVisibilitySaved, onDeleted }: StoreProductsProps) {
  const t = useMessages(messages)
  const { id, products, limits } = store
  const live = products.filter((product) => product.is_active).length
  const isLimitReached = live >= limits.products
  return (
    <section aria-labelledby="products-title" className={styles.products}>
      <SectionHead title={t(messages.products)} titleId="products-title" isFlush />
      {isLimitReached && (
        <Notice title={t(messages.limitTitle)}>
          <p>{t(messages.limitText(limits.products))}</p>
          <Link href={accountPaths.storePlan}>{t(messages.seePlans)}</Link>
        </Notice>
      )}
      {!store.is_active && products.length > 0 && (
        <p className={styles.muted}>{t(messages.hiddenWithStore)}</p>
      )}
      {products.length === 0 && (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{t(messages.noProducts)}</p>
          <p>{t(messages.noProductsText)}</p>
        </div>
      )}
      {products.length > 0 && (
        <ul>
          {products.map((product) => (
            <StoreProductRow
              key={product.summary.id}
              product={product}
              onDeleted={onDeleted}
              onVisibilitySaved={(isActive) => onVisibilitySaved(product.summary.id, isActive)}
            />
          ))}
        </ul>
      )}
      <ButtonLink variant="main" href={accountPaths.addProduct(id)} className={styles.add}>
        <PlusIcon />
        {t(messages.addProduct)}
      </ButtonLink>
    </section>
  )
}
