import type { Store } from '@edbazaar/api-client'
import { EntityActionButtons, useEntityActionHeadings } from '@edbazaar/feature-catalogue-ui'
import * as styles from '@edbazaar/feature-catalogue-ui/detail-page.css'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { translateLabels, useMessages } from '@edbazaar/feature-platform'
import { ProductRow, ProductRows } from '@edbazaar/ui/ProductRow'
import { RichText } from '@edbazaar/ui/RichText'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { productRow } from '../list/product-row'
import { messages } from './messages'
import { StoreFacts } from './StoreFacts'

/** The sections about a provider: description, facts and products. */
export function StoreSections({ store }: { store: Store }) {
  const t = useMessages(messages)
  const { description_html: description, products } = store
  return (
    <>
      <section className={styles.section}>
        <SectionHead title={t(messages.about)} isFlush={description !== null} />
        {description === null ? (
          <p className={styles.missing}>{t(messages.noDescription)}</p>
        ) : (
          <RichText html={description} />
        )}
      </section>
      <StoreFacts store={store} />
      <section className={styles.section}>
        <SectionHead title={t(messages.products)} isFlush={products.length > 0} />
        {products.length === 0 ? (
          <p className={styles.missing}>{t(messages.noProducts)}</p>
        ) : (
          <Products products={products} />
        )}
      </section>
    </>
  )
}

/** The provider's products, without the provider's name in each row. */
function Products({ products }: Pick<Store, 'products'>) {
  const t = useMessages(messages, productMessages)
  const actionHeadings = useEntityActionHeadings()
  const labels = translateLabels(productMessages.rowLabels, t)
  return (
    <ProductRows
      label={t(messages.products)}
      nameHeading={t(messages.nameHeading)}
      labels={labels}
      hasDistance={false}
      actionHeadings={actionHeadings}
    >
      {products.map((product) => (
        <ProductRow
          key={product.slug}
          {...productRow(product, { hasKind: true }, t)}
          detail={t(productMessages.kinds[product.kind])}
          labels={labels}
          distanceKm={undefined}
          actions={
            actionHeadings.length > 0 && (
              <EntityActionButtons
                entity={{ kind: 'product', id: product.id, name: product.name }}
                look="icon"
              />
            )
          }
          level={3}
        />
      ))}
    </ProductRows>
  )
}
