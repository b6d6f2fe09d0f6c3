import type { Product } from '@edbazaar/api-client'
import { messages as detailMessages } from '@edbazaar/feature-catalogue-ui/detail-messages'
import * as styles from '@edbazaar/feature-catalogue-ui/detail-page.css'
import { type Translate, translateLabels, useMessages } from '@edbazaar/feature-platform'
import { FactTable } from '@edbazaar/ui/FactTable'
import { RichText } from '@edbazaar/ui/RichText'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Batches } from './Batches'
import type { BookableBatch } from './load-product'
import { messages } from './messages'

interface ProductSectionsProps {
  product: Product
  bookable: readonly BookableBatch[]
}

/** The sections about a product: description, batches and facts. */
export function ProductSections({ product, bookable }: ProductSectionsProps) {
  const t = useMessages(messages, detailMessages)
  return (
    <>
      {product.description !== null && (
        <section className={styles.section}>
          <SectionHead title={t(messages.about)} isFlush />
          <RichText html={product.description} />
        </section>
      )}
      <Batches product={product} bookable={bookable} />
      <section className={styles.section}>
        <SectionHead title={t(messages.facts)} isFlush />
        <FactTable
          label={t(messages.facts)}
          labels={translateLabels(detailMessages.factLabels, t)}
          facts={factsOf(product, t)}
        />
      </section>
    </>
  )
}

function factsOf({ city, state, filters_values: filters }: Product, t: Translate) {
  const place = [city, state].filter(Boolean).join(', ')
  const values = filters.map(({ name, values }) => ({
    name,
    value: values.map((value) => value.name).join(', '),
  }))
  return [...values, { name: t(messages.place), value: place }]
}
