import type { Product } from '@edbazaar/api-client'
import { PageActions, productKindLabel, trainingModeLabel } from '@edbazaar/feature-shell'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { FactTable } from '@edbazaar/ui/FactTable'
import { languageOf } from '@edbazaar/ui/formatting'
import { RichText } from '@edbazaar/ui/RichText'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData } from 'react-router-dom'
import * as styles from '../detail-page/detail-page.css'
import { ImageGallery } from '../detail-page/ImageGallery'
import { Batches } from './Batches'
import { messages } from './messages'
import { PriceCard } from './PriceCard'
import { ProviderCard } from './ProviderCard'
import { productCrumbs } from './product-crumbs'

/** The page of a tuition, activity, camp or workshop. */
export function ProductScreen() {
  const product = useLoaderData<Product>()
  const { name, description, kind, city, mode } = product
  const where = mode === 'online' ? trainingModeLabel(mode) : city
  return (
    <article key={product.slug}>
      <Breadcrumbs crumbs={productCrumbs(product)} />
      <header className={styles.title}>
        <h1 className={styles.name} lang={languageOf(name)}>
          {name}
        </h1>
        <p className={styles.line}>{[productKindLabel(kind), where].filter(Boolean).join(', ')}</p>
        <PageActions title={name} className={styles.actions} />
      </header>
      <div className={styles.columns}>
        <ImageGallery name={name} images={product.images} />
        <aside aria-label={messages.summary} className={styles.cards}>
          <PriceCard product={product} />
          <ProviderCard store={product.store} />
        </aside>
        <div className={styles.story}>
          {description !== null && (
            <section className={styles.section}>
              <SectionHead title={messages.about} isFlush />
              <RichText html={description} />
            </section>
          )}
          <Batches batches={product.batches} />
          <section className={styles.section}>
            <SectionHead title={messages.facts} isFlush />
            <FactTable label={messages.facts} facts={factsOf(product)} />
          </section>
        </div>
      </div>
    </article>
  )
}

function factsOf({ city, state, filters_values: filters }: Product) {
  const place = [city, state].filter(Boolean).join(', ')
  const values = filters.map(({ name, values }) => ({
    name,
    value: values.map((value) => value.name).join(', '),
  }))
  return [...values, { name: messages.place, value: place }]
}
